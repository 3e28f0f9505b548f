import { Suspense, type ReactNode } from 'react';
import { UNSAFE_RouteContext as RouteContext } from 'react-router';
import type { RemoteFailure } from 'shared-contracts/remotes/load-result';
import type { RemoteName } from 'shared-contracts/remotes/remote-module';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation';
import { LoadProblem } from './LoadProblem';
import { Loading } from './Loading';
import { RemoteBoundary } from './RemoteBoundary';
import { useRemote } from './use-remote';

interface RemoteViewProps {
  readonly name: RemoteName;
  /** What surrounds a failure where the remote itself would fill the page. */
  readonly frame?: (problem: ReactNode) => ReactNode;
}

/** Loads a remote and shows it, or says why it cannot be shown. */
export function RemoteView({ name, frame = (problem) => problem }: RemoteViewProps) {
  const { view, attempt, retry, report } = useRemote(name);
  useFocusOnNavigation(view.state !== 'loading');
  const problem = (failure: RemoteFailure) => frame(<LoadProblem failure={failure} onRetry={retry} />);

  if (view.state === 'loading') return <Loading />;
  if (view.state !== 'ready') return problem(view);
  const { Remote } = view.module;
  return (
    <RemoteBoundary key={attempt} fallback={problem} onFailure={report}>
      <RouteContext.Provider value={fromTheTop}>
        <Suspense fallback={<Loading />}>
          <Remote host={view.host} />
        </Suspense>
      </RouteContext.Provider>
    </RemoteBoundary>
  );
}

/** A remote writes full addresses in its routes, so that it starts where the host's routes start. */
const fromTheTop = { outlet: null, matches: [], isDataRoute: false };
