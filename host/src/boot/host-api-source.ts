import type { StoreApi } from 'zustand/vanilla';
import type { AuthState } from 'shared-contracts/host/auth-state';
import type { HostApi } from 'shared-contracts/host/host-api';
import type { LanguageState } from 'shared-contracts/language/language-state';
import type { RuntimeConfig } from 'shared-contracts/host/runtime-config';
import type { RemoteFailure } from 'shared-contracts/remotes/load-result';
import { createLiveServices } from 'shared-contracts/services/live';
import type { Services } from 'shared-contracts/services/services';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { configUrl } from './addresses';
import { fetchJson } from './fetch-json';
import { track } from './track';

export type HostApiResult = { readonly state: 'ready'; readonly host: HostApi } | RemoteFailure;

export interface HostApiSource {
  /** The host's API when it is there already. */
  current(): HostApi | null;
  /** Waits for the configuration and the services; a failure is forgotten, so that the next call asks again. */
  get(): Promise<HostApiResult>;
}

interface SourceOptions {
  readonly auth: StoreApi<AuthState>;
  readonly language: StoreApi<LanguageState>;
  readonly navigate: (href: string) => void;
  readonly timeoutMs: number;
}

export function createHostApiSource({ auth, language, navigate, timeoutMs }: SourceOptions): HostApiSource {
  let host: HostApi | null = null;
  let pending: Promise<HostApiResult> | null = null;

  async function begin(): Promise<HostApiResult> {
    const fetched = await fetchJson(configUrl, timeoutMs);
    if (fetched.state !== 'fetched') return fetched;
    if (!isConfig(fetched.value)) return { state: 'evaluation', message: `${configUrl} is not a configuration` };
    const config = fetched.value;
    try {
      host = {
        contractVersion: CONTRACT_VERSION,
        config,
        auth,
        language,
        services: await createServices(config),
        standIns: config.services === 'simulated',
        navigate,
        track,
      };
      return { state: 'ready', host };
    } catch {
      return { state: 'network' };
    }
  }

  return {
    current: () => host,
    get: () =>
      (pending ??= begin().then((result) => {
        if (result.state !== 'ready') pending = null;
        return result;
      })),
  };
}

/** The simulated services and their sample data are loaded only where they are asked for. */
async function createServices(config: RuntimeConfig): Promise<Services> {
  if (config.services === 'live') return createLiveServices(config);
  const { createSimulatedServices } = await import('sample-services');
  return createSimulatedServices(config);
}

function isConfig(value: unknown): value is RuntimeConfig {
  const services = (value as Partial<RuntimeConfig> | null)?.services;
  return services === 'live' || services === 'simulated';
}
