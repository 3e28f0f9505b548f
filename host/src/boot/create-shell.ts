import type { ModuleFederation } from '@module-federation/runtime';
import type { Shell } from '../app/shell-context';
import { createAuthStore } from '../auth/auth-store';
import { createSessionPort } from '../auth/session-port';
import { createNavigator } from '../navigation/navigator';
import { createRemoteLoader } from '../remotes/loader';
import { createRegistry, type RegistryResult } from '../remotes/registry';
import { createHostApiSource, type HostApiSource } from './host-api-source';

export interface Timeouts {
  readonly fileTimeoutMs: number;
  readonly codeTimeoutMs: number;
}

const patience: Timeouts = { fileTimeoutMs: 10_000, codeTimeoutMs: 20_000 };

/** Makes the host's parts and joins them. */
export function createShell(
  federation: Pick<ModuleFederation, 'registerRemotes' | 'loadRemote'>,
  timeouts: Timeouts = patience,
): Shell & { readonly registry: () => Promise<RegistryResult> } {
  const navigator = createNavigator();
  const registry = createRegistry(timeouts.fileTimeoutMs);
  const auth = createAuthStore(createSessionPort((): HostApiSource => hostApi));
  const hostApi = createHostApiSource({ auth, navigate: navigator.navigate, timeoutMs: timeouts.fileTimeoutMs });
  const loader = createRemoteLoader({ federation, registry, ...timeouts });
  return { auth, hostApi, loader, navigator, registry };
}
