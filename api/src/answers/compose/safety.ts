import { paragraph, type Composition, type Draft } from './draft';
import { helplineBlock } from './helplines';
import { unknown } from './refusals';
import { firstSentence } from './texts';

/** Puts the helpline before everything else when a person may be in danger. */
export async function withDanger(composition: Composition, draft: Draft): Promise<Draft> {
  const { understanding, phrases, records } = composition;
  const { danger } = understanding;
  if (danger) {
    const first = paragraph(`**${phrases.danger[danger.kind]}**`);
    const aboutLaw = danger.kind !== 'suicide' || !understanding.firstPerson;
    const rest = draft.outcome === 'answered' && aboutLaw ? draft.blocks : await helplineBlock(composition, danger.helplines);
    return { ...draft, outcome: 'danger', blocks: [...first, ...rest], subjects: aboutLaw ? draft.subjects : [] };
  }
  const guide = draft.subjects.map((id) => records.get(id)).find((record) => record?.kind === 'guide');
  if (guide?.kind === 'guide' && guide.danger && draft.outcome === 'answered') {
    const [opening] = draft.blocks;
    const saidAlready = opening?.kind === 'paragraph' && /\b(112|181|1098|14416|1930)\b/.test(firstSentence(opening.text));
    return { ...draft, outcome: 'danger', blocks: [...(saidAlready ? [] : paragraph(`**${phrases.danger.general}**`)), ...draft.blocks] };
  }
  return draft.blocks.length > 0 ? draft : unknown(composition);
}
