import { citedWords } from '../attached/file-citation';
import { otherQuestions } from '../attached/other-questions';
import { paperWords } from '../attached/paper-words';
import type { Plan } from '../choose/plan';
import type { DocumentHit } from '../find/documents';
import type { Composition, Block, Draft } from './draft';
import { paragraph } from './draft';

const LONGEST_QUOTE = 700;

/** Quotes passages of official texts and documents. */
export function documentBlocks({ phrases }: Composition, hits: readonly DocumentHit[]): Block[] {
  return hits.flatMap((hit) => [
    ...paragraph(phrases.fromDocument(`[[${hit.id}|${documentLabel(hit, phrases.page)}]]`)),
    { kind: 'quote' as const, text: shortened(hit.text) },
  ]);
}

/** The answer from documents alone. */
export function documentAnswer(composition: Composition, hits: readonly DocumentHit[]): Draft {
  return {
    outcome: 'answered',
    blocks: [...documentBlocks(composition, hits.slice(0, 2)), ...paragraph(composition.phrases.otherSenses)],
    subjects: hits.slice(0, 2).map(({ id }) => id),
    suggestions: [],
  };
}

type AttachmentPlan = Extract<Plan, { readonly kind: 'attachments' }>;

const FROM_THE_LAW = 3;

/** The answer from the asker's own files, quoted under their names, and beside it what the law says of the same. */
export function attachmentAnswer(
  composition: Composition,
  { hits, topic }: AttachmentPlan,
  law: Draft | undefined,
): Draft {
  const { phrases, language } = composition;
  const words = paperWords[language];
  const told = topic ? paragraph(words.warnings[topic](0)) : (law?.blocks.slice(0, FROM_THE_LAW) ?? []);
  return {
    outcome: 'answered',
    blocks: [
      ...hits.flatMap(({ id, name, page, text }) => [
        ...paragraph(phrases.fromDocument(fileWords(id, name, page === null ? '' : phrases.page(page)))),
        { kind: 'quote' as const, text: shortened(text) },
      ]),
      ...(told.length > 0 ? [{ kind: 'heading' as const, text: words.theLaw }, ...told] : []),
    ],
    subjects: law?.subjects ?? [],
    suggestions: law?.suggestions ?? otherQuestions(composition),
  };
}

/** A file with its page, cited where a citation opens it. */
function fileWords(id: string | undefined, name: string, page: string): string {
  if (id === undefined) return page === '' ? `**${name}**` : `**${name}**, ${page},`;
  const words = citedWords(name);
  return `[[${id}|${page === '' ? `**${words}**` : `**${words}**, ${page}`}]]`;
}

/** "Section 12, Tea Act, 1953", or a file's name with its page. */
export function documentLabel(
  hit: Pick<DocumentHit, 'act' | 'number' | 'name' | 'page'>,
  page: (number: number) => string = (number) => `page ${number}`,
): string {
  if (hit.act && hit.number) return `Section ${hit.number}, ${hit.act}`;
  return hit.page === null ? hit.name : `${hit.name}, ${page(hit.page)}`;
}

function shortened(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const cut = text.slice(0, LONGEST_QUOTE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf('. ') + 1, cut.lastIndexOf(' ')))} …`;
}
