import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDescription } from 'shared-contracts/remotes/remote-description';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');
export const inProject = (...parts: string[]): string => path.join(projectRoot, ...parts);
export const readProject = (file: string): string => readFileSync(inProject(file), 'utf8');

/** What every remote of the project says of itself. */
export const describedRemotes = (): readonly RemoteDescription[] =>
  readdirSync(projectRoot)
    .filter((name) => /^remote-[a-z]/.test(name))
    .map((name) => JSON.parse(readProject(`${name}/remote.json`)) as RemoteDescription);
