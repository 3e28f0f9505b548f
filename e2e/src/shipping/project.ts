import { readFileSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = path.resolve(__dirname, '../../..');
export const inProject = (...parts: string[]): string => path.join(projectRoot, ...parts);
export const readProject = (file: string): string => readFileSync(inProject(file), 'utf8');
