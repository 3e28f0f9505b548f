import { bounded } from 'language/bounded';
import type { Speech } from 'knowledge';
import { helpLine, helpLines } from '../triage/help';
import type { Danger } from '../triage/triage';
import { paragraph, type Block, type Composition, type Draft } from './draft';
import { unknown } from './refusals';
import { speechOf } from './speech';
import { firstSentence } from './texts';

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

/** An answer from a guide on a danger, to somebody who speaks of themselves, begins with the number to call. */
export function withCaution(composition: Composition, draft: Draft): Draft {
  const { understanding, phrases, records } = composition;
  const guide = draft.subjects.map((id) => records.get(id)).find((record) => record?.kind === 'guide');
  if (guide?.kind === 'guide' && guide.danger && understanding.personal && draft.outcome === 'answered') {
    const [opening] = draft.blocks;
    const saidAlready =
      opening?.kind === 'paragraph' && bounded(/\b(112|181|1098|14416|1930)\b/).test(firstSentence(opening.text));
    return {
      ...draft,
      outcome: 'danger',
      blocks: [...(saidAlready ? [] : paragraph(`**${phrases.danger}**`)), ...draft.blocks],
    };
  }
  return draft.blocks.length > 0 ? draft : unknown(composition);
}
