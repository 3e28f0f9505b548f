import type { ModuleFederation } from '@module-federation/runtime';
import type { RemoteLoadResult } from 'shared-contracts/remotes/load-result';
import type { RemoteModule, RemoteName } from 'shared-contracts/remotes/remote-module';
import { CONTRACT_VERSION, isCompatibleContract } from 'shared-contracts/version';
import { TimeoutError, withTimeout } from '../boot/with-timeout';
import { explainError } from './explain-error';
import { checkManifest } from './manifest';
import type { RegistryResult } from './registry';

export interface LoaderOptions {
  readonly federation: Pick<ModuleFederation, 'registerRemotes' | 'loadRemote'>;
  readonly registry: () => Promise<RegistryResult>;
  /** For the registry and the manifest, each. */
  readonly fileTimeoutMs: number;
  /** For the remote's code: its entry, its exposed module and what that needs. */
  readonly codeTimeoutMs: number;
}

export interface RemoteLoader {
  /** The module of a remote that has been loaded already. */
  loaded(name: RemoteName): RemoteModule | undefined;
  /** Loads a remote; every way in which that can fail is a value. */
  load(name: RemoteName): Promise<RemoteLoadResult>;
  /** Forgets a remote that was loaded or failed, so that the next load begins anew. */
  forget(name: RemoteName): void;
}

export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const ready = new Map<RemoteName, RemoteModule>();
  const pending = new Map<RemoteName, Promise<RemoteLoadResult>>();
  const attempts = new Map<RemoteName, number>();

  async function begin(name: RemoteName): Promise<RemoteLoadResult> {
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    const result = await loadRemote(name, attempt, options);
    if (result.state === 'ready') ready.set(name, result.module);
    pending.delete(name);
    return result;
  }

  return {
    loaded: (name) => ready.get(name),
    load(name) {
      const module = ready.get(name);
      if (module) return Promise.resolve({ state: 'ready', module });
      const loading = pending.get(name) ?? begin(name);
      pending.set(name, loading);
      return loading;
    },
    forget(name) {
      ready.delete(name);
    },
  };
}

async function loadRemote(name: RemoteName, attempt: number, options: LoaderOptions): Promise<RemoteLoadResult> {
  const { federation, registry, fileTimeoutMs, codeTimeoutMs } = options;
  const found = await registry();
  if (found.state !== 'fetched') return found;
  const listed = found.registry.remotes.find((remote) => remote.name === name);
  if (!listed) return { state: 'http', status: 404 };
  const manifest = await checkManifest(new URL(listed.manifest, document.baseURI).href, fileTimeoutMs);
  if (manifest.state !== 'checked') return manifest;
  const entry = entryOf(manifest.entry, attempt);
  try {
    federation.registerRemotes([{ name, entry, entryGlobalName: manifest.globalName, type: 'global' }], { force: attempt > 0 });
    return asResult(await withTimeout(federation.loadRemote(`${name}/remote`), codeTimeoutMs));
  } catch (error) {
    return error instanceof TimeoutError ? { state: 'timeout', afterMs: codeTimeoutMs } : explainError(error, entry);
  }
}

/** A changed address: the browser and federation both join a request for an address that is still hanging. */
function entryOf(url: string, attempt: number): string {
  return attempt === 0 ? url : `${url}?retry=${attempt}`;
}

function asResult(module: unknown): RemoteLoadResult {
  if (!isRemoteModule(module)) return { state: 'missing-export' };
  return isCompatibleContract(CONTRACT_VERSION, module.contractVersion)
    ? { state: 'ready', module }
    : { state: 'incompatible', host: CONTRACT_VERSION, remote: module.contractVersion };
}

function isRemoteModule(module: unknown): module is RemoteModule {
  const { contractVersion, Remote } = (module ?? {}) as Partial<RemoteModule>;
  return typeof contractVersion === 'string' && typeof Remote === 'function';
}
