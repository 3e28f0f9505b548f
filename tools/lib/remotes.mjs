import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** What every remote of this project says of itself in its `remote.json`. */
export const describedRemotes = () => descriptionFiles().map((file) => JSON.parse(readFileSync(inRoot(file), 'utf8')));

/** The files in which they say it, relative to the project. */
export const descriptionFiles = () =>
  readdirSync(inRoot())
    .filter((folder) => /^remote-[a-z]/.test(folder))
    .map((folder) => `${folder}/remote.json`)
    .filter((file) => existsSync(inRoot(file)));

/** The workspaces that render pages of their own while they are built. */
export const prerenderedWorkspaces = () =>
  remoteWorkspaces().filter((workspace) => existsSync(inRoot(workspace, 'src/prerender.ts')));

export const remoteNames = () => describedRemotes().map(({ name }) => name);

/** The workspaces of the remotes: what lists them derives its list from here. */
export const remoteWorkspaces = () => remoteNames().map((name) => `remote-${name}`);
