import { withoutLanguage } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { useLocation } from 'shared-contracts/router';
import { LoadProblem } from '../remotes/LoadProblem';
import { Loading } from '../remotes/Loading';
import { useRegistry } from '../remotes/RegistryProvider';
import { PublicFrame } from '../shell/PublicFrame';
import { UnknownPage } from '../shell/UnknownPage';

/** An address of no remote leads home; while nobody knows which remotes there are, the page waits or says why. */
export function UnknownAddress() {
  const { view, retry } = useRegistry();
  const { pathname } = useLocation();
  if (view.state === 'loading') return <Loading />;
  const isHome = withoutLanguage(pathname) === paths.home.path;
  if (view.state === 'fetched' && !isHome) return <UnknownPage />;
  const failure = view.state === 'fetched' ? ({ state: 'http', status: 404 } as const) : view;
  return (
    <PublicFrame>
      <LoadProblem failure={failure} onRetry={retry} />
    </PublicFrame>
  );
}
