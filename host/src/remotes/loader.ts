import type { ModuleFederation } from '@module-federation/runtime';
import type { RemoteFailure, RemoteLoadResult } from 'shared-contracts/remotes/load-result';
import type { RemoteModule, RemoteName } from 'shared-contracts/remotes/remote-module';
import { CONTRACT_VERSION, isCompatibleContract } from 'shared-contracts/version';
import { TimeoutError, withTimeout } from '../boot/with-timeout';
import { expectIntegrity } from './entry-integrity';
import { explainError } from './explain-error';
import { checkManifest } from './manifest';
import type { RegistrySource } from './registry';
import type { Report, ReportedEvent } from './report';

export interface LoaderOptions {
  readonly federation: Pick<ModuleFederation, 'registerRemotes' | 'loadRemote' | 'options'>;
  readonly registry: RegistrySource;
  /** Tells the operator how loading a remote ended. */
  readonly report: Report;
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
  /** Loads a remote ahead of its screen, which takes over the result, also when that is a failure. */
  begin(name: RemoteName): Promise<RemoteLoadResult>;
  /** Tells the operator that a remote stopped while it was shown. */
  report(name: RemoteName, failure: RemoteFailure): void;
  /** Forgets a remote that was loaded or failed: the next load begins anew, with what visitors get then. */
  forget(name: RemoteName): void;
}

export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const ready = new Map<RemoteName, RemoteModule>();
  const pending = new Map<RemoteName, Promise<RemoteLoadResult>>();
  const attempts = new Map<RemoteName, number>();
  const begun = new Map<RemoteName, RemoteLoadResult>();
  const forgotten = new Set<RemoteName>();

  async function attemptTo(name: RemoteName): Promise<RemoteLoadResult> {
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    if (forgotten.delete(name)) await options.registry.renew(name);
    const result = await loadRemote(name, attempt, options);
    if (result.state === 'ready') ready.set(name, result.module);
    tell(name, result.state === 'ready' ? 'load' : 'failure', result);
    pending.delete(name);
    return result;
  }

  function tell(remote: RemoteName, kind: ReportedEvent['kind'], result: RemoteLoadResult): void {
    void options.registry.get().then((found) => {
      const listed = found.state === 'fetched' ? found.registry.remotes.find(({ name }) => name === remote) : undefined;
      options.report({ kind, remote, id: listed?.id ?? '', name: nameOf(result) });
    });
  }

  function load(name: RemoteName): Promise<RemoteLoadResult> {
    const module = ready.get(name);
    if (module) return Promise.resolve({ state: 'ready', module });
    const failure = begun.get(name);
    begun.delete(name);
    if (failure) return Promise.resolve(failure);
    const loading = pending.get(name) ?? attemptTo(name);
    pending.set(name, loading);
    return loading;
  }

  return {
    loaded: (name) => ready.get(name),
    load,
    async begin(name) {
      const result = await load(name);
      if (result.state !== 'ready') begun.set(name, result);
      return result;
    },
    report: (name, failure) => tell(name, 'error', failure),
    forget(name) {
      ready.delete(name);
      forgotten.add(name);
    },
  };
}

/** Which failure, and of a refused file which one. */
function nameOf(result: RemoteLoadResult): string {
  if (result.state === 'ready') return '';
  return (result.state === 'tampered' ? `tampered:${result.file}` : result.state).slice(0, 60);
}

async function loadRemote(name: RemoteName, attempt: number, options: LoaderOptions): Promise<RemoteLoadResult> {
  const { federation, registry, fileTimeoutMs, codeTimeoutMs } = options;
  const found = await registry.get();
  if (found.state !== 'fetched') return found;
  const listed = found.registry.remotes.find((remote) => remote.name === name);
  if (!listed) return { state: 'http', status: 404 };
  const provided = (shared: string): string | undefined => federation.options.shared[shared]?.[0]?.version;
  const manifest = await checkManifest(new URL(listed.manifest, document.baseURI).href, fileTimeoutMs, provided);
  if (manifest.state !== 'checked') return manifest;
  const entry = entryOf(manifest.entry, attempt);
  if (listed.integrity) expectIntegrity(entry, listed.integrity);
  try {
    federation.registerRemotes([{ name, entry, entryGlobalName: manifest.globalName, type: 'global' }], {
      force: attempt > 0,
    });
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
