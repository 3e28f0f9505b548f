import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../platform/http/problem';
import type { Platform } from '../../platform/platform';
import { installedRemotes } from '../../platform/web/installed-remotes';
import { projectRoot } from '../../locate';
import { openReleaseLog } from '../../releases/open-release-log';
import { readRelease } from '../../releases/release-folders';
import { releaseOverview } from '../../releases/release-overview';
import { liveReleases } from '../../releases/rules/live-releases';
import { switchOf } from '../../releases/rules/switch-release';
import { serveAdminCalls } from '../admin-call';
import { administrator } from '../guard';
import { auditReleases } from './audit-releases';

/** What is live of each remote, and ways to go back, to give a canary to all and to end it. */
export function serveReleases(scope: FastifyInstance, platform: Platform): void {
  const { config, database } = platform;
  const { releasesDir } = config;
  const log = openReleaseLog(config, database);
  const installed = installedRemotes(projectRoot, platform.log);
  const overview = async () =>
    releaseOverview({
      events: await log.read(),
      database,
      releasesDir,
      remotes: installed.descriptions().map(({ name }) => name),
      now: platform.now(),
    });
  serveAdminCalls(scope, platform, {
    releases: overview,
    async switchRelease({ params: { remote }, body, request, reply }) {
      const { email } = await administrator(platform, request, reply);
      const state = liveReleases(await log.read()).get(remote);
      const wanted = switchOf(state, body, (id) => readRelease(releasesDir, remote, id) !== undefined);
      if (!wanted)
        throw new ProblemError(409, 'The releases of this part have changed. Look at them again, then decide.');
      await log.append({ ...wanted, remote, by: email, address: request.ip, at: platform.now().toISOString() });
      await auditReleases(platform);
      return overview();
    },
  });
}
