import type { CompiledRecord } from 'knowledge';
import { paragraph, type Composition, type Draft } from './draft';
import { citeShort } from './names';
import { firstSentence, guideText, heldText, meaningText, provisionText, withoutStop } from './texts';

/** Says that it is not clear what is meant, and offers what it may be. */
export function questionBack(composition: Composition, choices: readonly CompiledRecord[]): Draft {
  const { phrases } = composition;
  return {
    outcome: 'answered',
    blocks: [
      ...paragraph(phrases.whichOne),
      { kind: 'list', ordered: false, items: choices.map((choice) => choiceLine(composition, choice)) },
      ...paragraph(phrases.noneOfThese),
    ],
    subjects: choices.map(({ id }) => id),
    suggestions: choices.map((choice) => choiceTitle(composition, choice)),
  };
}

/** What a choice is called, so that it can be asked as a question. */
function choiceTitle({ language }: Composition, choice: CompiledRecord): string {
  switch (choice.kind) {
    case 'guide':
      return guideText(choice, language).text.title;
    case 'provision':
      return `${choice.label}: ${withoutStop(provisionText(choice, language).text.title)}`;
    default:
      return choice.title;
  }
}

function choiceLine(composition: Composition, choice: CompiledRecord): string {
  const { language } = composition;
  switch (choice.kind) {
    case 'guide': {
      const { text } = guideText(choice, language);
      const first = firstSentence(text.answer);
      const law = choice.law[0] && !first.includes('[[') ? ` ([[${choice.law[0]}]])` : '';
      return `**${text.title}**: ${withoutStop(first)}${law}.`;
    }
    case 'provision': {
      const { text } = provisionText(choice, language);
      return `**${withoutStop(text.title)}** (${citeShort(composition, choice)}): ${firstSentence(text.summary)}`;
    }
    case 'case':
      return `**[[${choice.id}|${choice.name}]]**: ${firstSentence(heldText(choice, language))}`;
    case 'term':
      return `**${choice.term}**: ${firstSentence(meaningText(choice, language).text)}`;
    default:
      return `**${choice.title}**`;
  }
}
