import { remoteWorkspaces } from './tools/lib/remotes.mjs';

const others = ['shared-contracts', 'language', 'knowledge', 'rules', 'papers', 'api', 'host'];

export default { projects: [...others, ...remoteWorkspaces()].map((name) => `<rootDir>/${name}`) };
