import type { Operation } from '../resolve/turn';
import type { Block, Draft } from './draft';
import type { Phrases } from './phrases';
import { sentencesOf } from './sentences';

/** So much of an answer remains of it in short. */
const SHORT = { paragraphs: 1, sentences: 2, items: 3, words: 70 } as const;
/** A plain answer says no more than this of each thing. */
const PLAIN = { sentences: 3, items: 4, limits: 2 } as const;
const MOST_SECTIONS = 3;
const CITED = /\[\[[^\]]+\]\]/g;
/** A length of time or a date. */
const OF_TIME =
  /\d\s*(?:hours?|days?|weeks?|months?|years?|घंटे|दिन|सप्ताह|महीने|माह|साल|वर्ष|மணி|நாள்|நாட்கள்|நாளு|வார|மாத|ஆண்டு|ವರ್ಷ|ಗಂಟೆ|ದಿನ|ವಾರ|ತಿಂಗಳ)|(?:19|20)\d\d/iu;

type Blocks = readonly Block[];

/** The last answer once more as it was ordered: shorter, simpler, as a list, only one part of it. Its subjects and sources stay. */
export function restyle(draft: Draft, operations: readonly Operation[], phrases: Phrases): Draft {
  // Help in danger stays before whatever is cut.
  const help = draft.outcome === 'danger' ? draft.blocks.slice(0, 1) : [];
  const blocks = operations.reduce<Blocks>((so, { kind }) => {
    const rendered = renderings[kind]?.(so, phrases) ?? so;
    return rendered.length > 0 ? rendered : so;
  }, draft.blocks.slice(help.length));
  return { ...draft, blocks: [...help, ...blocks] };
}

const renderings: Readonly<Partial<Record<Operation['kind'], (blocks: Blocks, phrases: Phrases) => Blocks>>> = {
  shorter: (blocks) => shortened(blocks),
  simpler: (blocks, { headings }) => [
    ...cut(beforeHeadings(blocks).slice(0, SHORT.paragraphs), PLAIN.sentences, PLAIN.items),
    ...cut(underHeading(blocks, headings.steps), PLAIN.sentences, PLAIN.items),
    ...cut(underHeading(blocks, headings.timeLimits), PLAIN.sentences, PLAIN.limits),
  ],
  line: (blocks) => cut(beforeHeadings(blocks).slice(0, 1), 1, 1),
  list: (blocks) => blocks.map((block) => (block.kind === 'paragraph' ? listOf(sentencesOf(block.text)) : block)),
  steps: (blocks, { headings }) => underHeading(blocks, headings.steps),
  deadline: (blocks, { headings }) => {
    const limits = underHeading(blocks, headings.timeLimits);
    return limits.length > 0 ? limits : timedSentences(blocks);
  },
  section: (blocks) => {
    const cited = [...new Set(blocks.flatMap((block) => textsOf(block).flatMap((text) => text.match(CITED) ?? [])))];
    return cited.length > 0 ? [listOf(cited.slice(0, MOST_SECTIONS))] : [];
  },
};

const listOf = (items: readonly string[]): Block => ({ kind: 'list', ordered: false, items });

/** What stands before the first heading: the answer itself. */
function beforeHeadings(blocks: Blocks): Blocks {
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  return first < 0 ? blocks : blocks.slice(0, first);
}

/** The answer itself, and the first lines of what to do. */
function shortened(blocks: Blocks): Blocks {
  const answer = beforeHeadings(blocks);
  const opening = cut((answer.length > 0 ? answer : blocks).slice(0, SHORT.paragraphs), SHORT.sentences, SHORT.items);
  const list = blocks.find((block) => block.kind === 'list' && !opening.includes(block));
  const left = SHORT.words - wordsIn(opening);
  const items = list?.kind === 'list' && answer.length < blocks.length ? within(list.items, left) : [];
  return [...opening, ...(list?.kind === 'list' && items.length > 0 ? [{ ...list, items }] : [])];
}

const wordsIn = (blocks: Blocks): number => blocks.flatMap(textsOf).join(' ').split(/\s+/u).length;

/** The first entries of a list, as far as so many words reach. */
function within(items: readonly string[], words: number): string[] {
  let left = words;
  return items.slice(0, SHORT.items).filter((item) => (left -= item.split(/\s+/u).length) >= 0);
}

/** So many sentences of each paragraph, and so many entries of each list. */
function cut(blocks: Blocks, sentences: number, items: number): Blocks {
  return blocks.map((block) => {
    if (block.kind === 'list') return { ...block, items: block.items.slice(0, items) };
    return block.kind === 'paragraph'
      ? { ...block, text: sentencesOf(block.text).slice(0, sentences).join(' ') }
      : block;
  });
}

function underHeading(blocks: Blocks, heading: string): Blocks {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
  if (at < 0) return [];
  const length = blocks.slice(at + 1).findIndex(({ kind }) => kind === 'heading');
  return blocks.slice(at, length < 0 ? undefined : at + 1 + length);
}

function timedSentences(blocks: Blocks): Blocks {
  const timed = blocks.flatMap((block) => textsOf(block).flatMap(sentencesOf)).filter((text) => OF_TIME.test(text));
  return timed.length > 0 ? [listOf(timed.slice(0, SHORT.items))] : [];
}

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? block.rows.flat() : [block.text];
}
