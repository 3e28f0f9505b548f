import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';

/** The public address of the product without a slash at its end; the page's own where none is configured. */
export function siteOrigin(config: RuntimeConfig): string {
  return (config.siteUrl || window.location.origin).replace(/\/$/, '');
}
