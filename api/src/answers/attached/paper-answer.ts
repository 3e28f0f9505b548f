import type { AttachedFile } from '../find/attachments';
import { paragraph, section, type Block, type Composition, type Draft } from '../write/draft';
import { citedWords, filePageId } from './file-citation';
import { otherQuestions } from './other-questions';
import { clauseWarnings, type ClauseWarning } from './clause-warnings';
import type { FileWish } from './file-question';
import { readPaper, type PaperReading, type Quoted } from './paper-reading';
import { paperWords, type PaperWords } from './paper-words';

const most = 5;
const longestQuote = 320;

/** Tells a person's own papers: what they are, who is bound, what is owed by when, and which clauses the law forbids or limits. */
export function ownPaperAnswer(composition: Composition, files: readonly AttachedFile[], wish: FileWish): Draft {
  const words = paperWords[composition.language];
  const blocks = files.flatMap((file) => {
    const paper = readPaper(file);
    const warned = warningBlocks(words, clauseWarnings(paper), paper.file);
    return [
      ...paragraph(words.is(paper.name, words.kinds[paper.kind], paper.pages)),
      ...(wish === 'warnings' ? warned : [...summaryBlocks(words, paper), ...warned]),
    ];
  });
  return {
    outcome: 'answered',
    blocks: [...blocks, ...paragraph(words.limits)],
    subjects: [],
    suggestions: otherQuestions(composition),
  };
}

function summaryBlocks(words: PaperWords, paper: PaperReading): Block[] {
  const told = new Set<string>();
  /** A sentence is quoted once, under the first heading that it fits. */
  const once = (quotes: readonly Quoted[]): string[] =>
    quotes
      .filter(({ text }) => !told.has(text))
      .slice(0, most)
      .map((quote) => {
        told.add(quote.text);
        return quoted(words, quote, paper.file);
      });
  return [
    ...section(
      words.who,
      paper.parties.map(({ name, role }) => `**${name}**${role && ` (${role})`}`),
    ),
    ...section(words.owed, once(paper.duties)),
    ...section(words.money, once(paper.amounts)),
    ...section(words.days, once(paper.dates)),
  ];
}

function warningBlocks(words: PaperWords, warnings: readonly ClauseWarning[], file: string | undefined): Block[] {
  if (warnings.length === 0) return paragraph(words.nothingUnusual);
  return section(
    words.watch,
    warnings.map(({ kind, clause, months = 0 }) => {
      const place = placed(words.place(clause.page, clause.number), clause.page, file);
      return `“${shortened(clause.text)}”${place}: ${words.warnings[kind](months)}`;
    }),
  );
}

function quoted(words: PaperWords, { text, page, clause }: Quoted, file: string | undefined): string {
  return `“${shortened(text)}”${placed(words.place(page, clause), page, file)}`;
}

/** Where a quote stands, cited where a citation opens that page. */
function placed(place: string, page: number | null, file: string | undefined): string {
  if (place === '') return '';
  return ` (${file === undefined ? place : `[[${filePageId(file, page)}|${citedWords(place)}]]`})`;
}

/** A quote on one line; brackets that an answer reads as a citation stay apart. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/\[\[/g, '[ [').trim();
  return line.length <= longestQuote ? line : `${line.slice(0, line.lastIndexOf(' ', longestQuote))} …`;
}
