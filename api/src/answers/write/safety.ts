import type { Speech } from 'knowledge';
import { helpLine, helpLines } from '../triage/help';
import type { Danger } from '../triage/triage';
import { paragraph, type Block, type Composition, type Draft } from './draft';
import { speechOf } from './speech';

/** What saves comes before everything else; after it the law, where it serves the one who asks. */
export function helpDraft(composition: Composition, danger: Danger, law: Draft | undefined): Draft {
  const blocks = helpBlocks(composition, danger);
  if (!law) return { outcome: 'danger', blocks, subjects: [], suggestions: [] };
  return { ...law, outcome: 'danger', blocks: [...blocks, ...law.blocks, ...paragraph(composition.phrases.freeAid)] };
}

/** Where danger is but possible: whom to call in a sentence, before or after the answer as it is. */
export function besideHelpDraft(speech: Speech, danger: Danger, answer: Draft, first: boolean): Draft {
  const line = helpLine(danger, speech);
  const blocks = first ? [...paragraph(`**${line}**`), ...answer.blocks] : [...answer.blocks, ...paragraph(line)];
  return { ...answer, blocks };
}

/** The first of the lines stands out, the others are a list below it. */
export function helpBlocks(composition: Composition, danger: Danger): Block[] {
  const [first = '', ...others] = helpLines(danger, speechOf(composition.understanding));
  return [...paragraph(`**${first}**`), { kind: 'list', ordered: false, items: others }];
}
