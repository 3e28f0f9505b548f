import type { CompiledTerm } from 'knowledge';
import { provisionsOf } from '../choose/records';
import { paragraph, section, type Composition, type Draft } from './draft';
import { provisionLine } from './lines';
import { provisionSuggestions } from './suggestions';
import { meaningText } from './texts';

/** The answer to "what is …?": the plain meaning, and the law behind it. */
export function termAnswer(composition: Composition, term: CompiledTerm): Draft {
  const { language, phrases } = composition;
  const { text, translated } = meaningText(term, language);
  const law = provisionsOf(composition, term.law);
  const name = language === 'en' ? term.term : (term.words[language][0] ?? term.term);
  return {
    outcome: 'answered',
    blocks: [
      ...paragraph(
        `**${name}**${name === term.term ? '' : ` (${term.term})`}: ${text}`,
        translated ? undefined : phrases.englishOnly,
      ),
      ...section(
        phrases.headings.law,
        law.map((provision) => provisionLine(composition, provision)),
      ),
    ],
    subjects: [...term.law.slice(0, 2), term.id],
    suggestions: law[0] ? provisionSuggestions(composition, law[0]) : [],
  };
}
