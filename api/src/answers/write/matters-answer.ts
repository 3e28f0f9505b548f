import type { MattersPlan, RecordPlan } from '../choose/plan';
import type { Block, Composition, Draft } from './draft';
import { guideText, provisionText, withoutStop } from './texts';

/** So much is told of each matter: the answer itself, and so many lines of what to do, by when and where. */
const TOLD = { paragraphs: 3, steps: 8, limits: 4, where: 4, others: 2 } as const;

/** A part for each matter of a story: what is so, what to do, by when. */
export function mattersAnswer(
  composition: Composition,
  { parts }: MattersPlan,
  write: (part: RecordPlan) => Draft,
): Draft {
  const drafts = parts.map((part) => ({ title: titleOf(composition, part), draft: write(part) }));
  const subjects = drafts.map(({ draft }) => draft.subjects);
  return {
    outcome: 'answered',
    blocks: [
      { kind: 'paragraph', text: composition.phrases.severalMatters },
      ...drafts.flatMap(({ title, draft }): Block[] => [
        { kind: 'heading', text: title },
        ...inShort(draft.blocks, composition),
      ]),
    ],
    // The first of each matter, so that a further question may go back to any of them.
    subjects: [...new Set([...subjects.flatMap(([first]) => first ?? []), ...subjects.flat()])],
    suggestions: drafts.map(({ title }) => title),
  };
}

function titleOf({ language }: Composition, { record }: RecordPlan): string {
  switch (record.kind) {
    case 'guide':
      return guideText(record, language).text.title;
    case 'provision':
      return withoutStop(provisionText(record, language).text.title);
    default:
      return record.title;
  }
}

/** What a part tells of its matter, without headings of its own. */
function inShort(blocks: readonly Block[], { phrases: { headings } }: Composition): Block[] {
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  const opening = (first < 0 ? blocks : blocks.slice(0, first)).slice(0, TOLD.paragraphs);
  const under = (heading: string, most: number): Block[] => {
    const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
    const list = at < 0 ? undefined : blocks[at + 1];
    return list?.kind === 'list' ? [{ ...list, items: list.items.slice(0, most) }] : [];
  };
  return [
    ...opening,
    ...under(headings.steps, TOLD.steps),
    ...under(headings.timeLimits, TOLD.limits),
    ...under(headings.where, TOLD.where),
    ...under(headings.also, TOLD.others),
  ];
}
