import type { LoadedKnowledge, Sourced } from '../load';
import type { Problem } from '../problem';
import type { SourcePath } from '../source-file';
import type { Entry } from './entries';

/** What every check reads. */
export interface CheckContext {
  loaded: LoadedKnowledge;
  entries: Entry[];
  byId: Map<string, Entry>;
}

export type Check = (context: CheckContext) => Problem[];

/** A problem at a place inside a record. */
export function problemAt(
  source: Pick<Sourced<unknown>, 'file' | 'path'>,
  path: SourcePath,
  sentence: string,
): Problem {
  return { file: source.file.name, line: source.file.line([...source.path, ...path]), sentence };
}
