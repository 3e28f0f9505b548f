import { useCallback, useEffect, useMemo, useState } from 'react';
import type { HostApi } from 'shared-contracts/host/host-api';
import type { RemoteFailure } from 'shared-contracts/remotes/load-result';
import type { RemoteModule, RemoteName } from 'shared-contracts/remotes/remote-module';
import { useShell } from '../app/shell-context';
import { explainError } from './explain-error';

export type RemoteViewState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly module: RemoteModule; readonly host: HostApi }
  | RemoteFailure;

interface RemoteUse {
  readonly view: RemoteViewState;
  readonly attempt: number;
  readonly retry: () => void;
  /** Tells the operator what went wrong while the remote was shown. */
  readonly report: (failure: RemoteFailure) => void;
}

/** A remote's state for a screen, and `retry`, which begins the whole load anew. */
export function useRemote(name: RemoteName): RemoteUse {
  const { loader, hostApi } = useShell();
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<RemoteViewState>(() => readyNow(loader.loaded(name), hostApi.current()));

  useEffect(() => {
    let wanted = true;
    void Promise.all([hostApi.get(), loader.load(name)]).then(([api, remote]) => {
      if (!wanted) return;
      if (api.state !== 'ready') setView(api);
      else if (remote.state !== 'ready') setView(remote);
      else
        setView((now) =>
          now.state === 'ready' && now.module === remote.module
            ? now
            : { state: 'ready', module: remote.module, host: api.host },
        );
    });
    return () => {
      wanted = false;
    };
  }, [name, attempt, loader, hostApi]);

  const retry = useCallback(() => {
    loader.forget(name);
    setView({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, [loader, name]);

  const report = useCallback((failure: RemoteFailure) => loader.report(name, failure), [loader, name]);

  const shown = useMemo<RemoteViewState>(() => {
    if (view.state !== 'ready') return view;
    const partFailed = (error: unknown) => void explainError(error, window.location.href).then(report);
    return { ...view, host: { ...view.host, partFailed } };
  }, [view, report]);

  return { view: shown, attempt, retry, report };
}

function readyNow(module: RemoteModule | undefined, host: HostApi | null): RemoteViewState {
  return module && host ? { state: 'ready', module, host } : { state: 'loading' };
}
