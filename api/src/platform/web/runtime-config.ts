import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import type { Config } from '../../config';

/** What `/config.json` tells the browser. */
export function runtimeConfig(config: Config): RuntimeConfig {
  return {
    services: config.services,
    apiBaseUrl: config.apiBaseUrl,
    contactFormUrl: config.contactFormUrl,
    siteUrl: config.siteUrl,
    socialLinks: config.socialLinks,
    features: { google: config.google !== undefined, devMailbox: config.devMailbox },
  };
}
