import { fillPaper, type Words } from 'papers';
import type { AnswerPaper, Language } from 'shared-contracts/calls/chat/types';
import { localHref } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import type { PaperPlan } from '../choose/plan';
import { paragraph, section, type Block, type Composition, type Draft } from './draft';

/** What a client is told of a paper, so that it can open it as a form or make a file of it. */
export function answerPaper({ paper, values }: PaperPlan, language: Language): AnswerPaper {
  return { id: paper.id, title: paper.title[language], language, values: { ...values } };
}

/** A draft to sign: the text with its marked blanks, then what to check and where it goes. */
export function paperAnswer({ language, phrases }: Composition, { paper, values }: PaperPlan): Draft {
  const { title, paragraphs } = fillPaper(paper, values, language);
  const { intro, check, where, enclosures, fillIn } = phrases.paper;
  const text = paragraphs.map((part): Block => ({ kind: 'paragraph', text: part.replaceAll('\n', '  \n') }));
  const law = paper.law.map((id) => `[[${id}]]`).join(', ');
  return {
    outcome: 'answered',
    blocks: [
      ...paragraph(intro),
      { kind: 'heading', text: title },
      ...text,
      ...section(check, wordsOf(paper.check, language)),
      ...section(where, [paper.file[language]]),
      ...section(enclosures, wordsOf(paper.enclosures, language)),
      ...paragraph(`${fillIn}: [${title}](${localHref(paths.paper.href(paper.id), language)}). (${law})`),
    ],
    subjects: [...paper.law.slice(0, 1), ...paper.subjects.slice(0, 3)],
    suggestions: [],
  };
}

const wordsOf = (lines: readonly Words[], language: Language): string[] => lines.map((line) => line[language]);
