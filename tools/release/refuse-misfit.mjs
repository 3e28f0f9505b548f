import { readFileSync } from 'node:fs';
import { isCompatibleContract } from '../../shared-contracts/src/version.ts';
import { inRoot } from '../lib/root.mjs';
import { Sentence } from '../lib/sentence.mjs';

/** What the page provides, and the package whose version that is. */
const provided = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'shared-contracts/router': 'react-router',
  '@nyayika/host-api/router': 'react-router',
};

/** Refuses a release that a host of this contract cannot run, or whose ranges the page's packages are outside of. */
export async function refuseMisfit({ remote, id, contractVersion, shared }, hostContract) {
  if (!isCompatibleContract(hostContract, contractVersion))
    throw new Sentence(
      `${remote} ${id} was built for contract ${contractVersion}, the host has ${hostContract}: release the host first, or build the remote for its contract.`,
    );
  const { default: semver } = await import('semver');
  for (const [name, range] of Object.entries(shared)) {
    const version = provided[name] && versionOf(provided[name]);
    if (version && range && !semver.satisfies(version, range))
      throw new Sentence(`${remote} ${id} needs ${name} ${range}, the page has ${version}.`);
  }
}

const versionOf = (name) => JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')).version;
