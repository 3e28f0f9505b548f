import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  TRIAGE_FILE,
  TRIAGE_WEIGHTS_FILE,
  triageClassifierOf,
  unpackTriage,
  type TriageClassifier,
  type TriageWords,
} from 'knowledge';
import { buildKnowledgeOnce, compiledFolder } from '../../knowledge/build-knowledge';

let read: TriageWords | undefined;

/** What triage says and knows words by. */
export function triageData(): TriageWords {
  buildKnowledgeOnce();
  return (read ??= JSON.parse(readFileSync(join(compiledFolder, TRIAGE_FILE), 'utf8')) as TriageWords);
}

/** What triage learned from its examples when the knowledge base was built. */
export function triageClassifier(): TriageClassifier {
  buildKnowledgeOnce();
  return triageClassifierOf(unpackTriage(readFileSync(join(compiledFolder, TRIAGE_WEIGHTS_FILE))));
}
