import { useCall } from '../data/calls';
import { Loaded } from '../ui/Loaded';
import { Page } from '../ui/Page';
import { ReleaseHistory } from './ReleaseHistory';
import { RemotePanel } from './RemotePanel';

const MINUTE_MS = 60_000;

/** Which build of each part visitors get, how it fares, and ways to switch it. */
export function ReleasesScreen() {
  const releases = useCall('releases', undefined, { refetchInterval: () => MINUTE_MS });
  return (
    <Page
      title="Releases"
      lead="What visitors get of each part, with errors and speed of the last 30 days. Every switch is in the audit trail."
    >
      <Loaded query={releases}>
        {({ remotes, history }) => (
          <>
            {remotes.map((remote) => (
              <RemotePanel key={remote.remote} {...remote} />
            ))}
            <ReleaseHistory history={history} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
