import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtReleases, readRelease } from '../../api/src/releases/release-folders.ts';
import { liveReleases } from '../../api/src/releases/rules/live-releases.ts';
import { remoteNames } from '../lib/remotes.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { admit } from './admit.mjs';
import { buildRelease, takeBuilt } from './build-release.mjs';
import { cleanReleases } from './clean.mjs';
import { keepAsPrevious } from './previous.mjs';
import { folderOf, liveHosts, liveRemotes } from './live-folders.mjs';
import { withLog, releasesDir } from './log.mjs';

/** Each command gives the sentence that ends its output; what stands in its way is thrown as a Sentence. */
export const commands = {
  async build(args) {
    const [built = ''] = args;
    const isFolder = existsSync(path.join(built, 'mf-manifest.json'));
    const release = isFolder ? await takeBuilt(path.resolve(built)) : await buildRelease(remoteOf(args));
    return `Built ${release.remote} ${release.id} (contract ${release.contractVersion}) in ${folderOf(release)}.`;
  },

  async publish(args) {
    const remote = remoteOf(args);
    const release = chosen(remote, args[1]);
    await admit(release, await readLive());
    await append({ remote, action: 'publish', id: release.id });
    await clean(remote);
    return `Published ${remote} ${release.id}: new visits get it from now on.`;
  },

  async status(args) {
    const live = await readLive();
    const remotes = args[0] ? [remoteOf(args)] : [...new Set([...remoteNames(), ...live.keys()])];
    for (const remote of remotes) {
      const state = live.get(remote);
      for (const { id, builtAt, contractVersion, commit } of builtReleases(releasesDir(), remote))
        console.log(
          [remote, id, `contract ${contractVersion}`, commit.slice(0, 8), builtAt, roleOf(state, id)].join('  '),
        );
    }
    return remotes
      .map((remote) => {
        const state = live.get(remote);
        if (!state) return `${remote}: nothing published, visitors get the build of this installation`;
        return `${remote}: ${state.current}${state.canary ? `, canary ${state.canary.id} for ${state.canary.percent} %` : ''}`;
      })
      .join('; ')
      .concat('.');
  },

  async rollback(args) {
    const remote = remoteOf(args);
    const state = await published(remote);
    const id = args[1] ?? state.before.find((earlier) => readRelease(releasesDir(), remote, earlier));
    if (!id) throw new Sentence(`There is no earlier release of ${remote} to go back to.`);
    chosen(remote, id);
    await append({ remote, action: 'rollback', id });
    return `Rolled ${remote} back to ${id}: new visits get it from now on.`;
  },

  async canary(args) {
    const remote = remoteOf(args);
    const percent = Number(args[1]);
    if (!Number.isInteger(percent) || percent < 0 || percent > 100)
      throw new Sentence(
        'Say for how many percent of the visitors, 0 to 100: npm run release -- canary remote-chat 10',
      );
    const state = await published(remote);
    if (percent === 0) {
      if (!state.canary) throw new Sentence(`There is no canary of ${remote}.`);
      await append({ remote, action: 'canary', id: state.canary.id, percent });
      return `Ended the canary of ${remote}: everybody gets ${state.current}.`;
    }
    const release = chosen(remote, args[2] ?? state.canary?.id);
    if (release.id === state.current)
      throw new Sentence(`${remote} ${release.id} is what everybody gets already: build a new release first.`);
    if (release.id !== state.canary?.id) await admit(release, await readLive());
    await append({ remote, action: 'canary', id: release.id, percent });
    return `${percent} % of the visitors get ${remote} ${release.id} from now on.`;
  },

  async promote(args) {
    const remote = remoteOf(args);
    const { canary } = await published(remote);
    if (!canary) throw new Sentence(`There is no canary of ${remote} to promote.`);
    await append({ remote, action: 'promote', id: canary.id });
    await clean(remote);
    return `Promoted ${remote} ${canary.id}: everybody gets it from now on.`;
  },

  /** For tests of what comes next: what everybody gets now is the release before. */
  async keep() {
    const live = await readLive();
    const [host] = liveHosts(live);
    const kept = await keepAsPrevious([host, ...liveRemotes(live, ({ current }) => current)]);
    return `Kept ${kept.map(({ name, id }) => `${name} ${id}`).join(', ')} as the release before: commit e2e/previous.`;
  },
};

function remoteOf([name = '']) {
  const remote = name.replace(/^remote-/, '');
  if (!/^[a-z][a-z0-9-]*$/.test(remote)) throw new Sentence('Name a remote, such as remote-chat.');
  return remote;
}

/** The release with this id, else the one that was built last. */
function chosen(remote, id) {
  const release = id ? readRelease(releasesDir(), remote, id) : builtReleases(releasesDir(), remote)[0];
  if (release) return release;
  throw new Sentence(
    id
      ? `There is no release ${id} of ${remote} in ${releasesDir()}.`
      : `No release of ${remote} was built yet: npm run release -- build remote-${remote}`,
  );
}

const readLive = async () => liveReleases(await withLog((log) => log.read()));

async function published(remote) {
  const state = (await readLive()).get(remote);
  if (!state) throw new Sentence(`Nothing of ${remote} was published yet: npm run release -- publish remote-${remote}`);
  return state;
}

function append(event) {
  const by = process.env.RELEASED_BY ?? process.env.USER ?? 'command line';
  return withLog((log) => log.append({ ...event, by, at: new Date().toISOString() }));
}

function roleOf(state, id) {
  if (state?.current === id) return 'current';
  if (state?.canary?.id === id) return `canary ${state.canary.percent} %`;
  return state?.before.includes(id) ? 'earlier' : 'built';
}

/** What no visitor can have open any more goes. */
async function clean(remote) {
  const events = await withLog((log) => log.read());
  await cleanReleases({ dir: releasesDir(), remote, events, now: Date.now() });
}
