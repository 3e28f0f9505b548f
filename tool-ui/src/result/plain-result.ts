import { type Done, lawName, type Language, type Tool, write } from 'rules';
import { cardWords } from '../words';

/** A result as plain text: the sentence, the steps with their law, what to watch. */
export function plainResult(tool: Tool, result: Done, language: Language): string {
  return [
    tool.title[language],
    '',
    write(result.sentence, language),
    '',
    `${cardWords.workings[language]}:`,
    ...result.lines.map(
      ({ message, law }, index) => `${index + 1}. ${write(message, language)} (${law.map(lawName).join('; ')})`,
    ),
    ...(result.warnings.length > 0 ? ['', `${cardWords.note[language]}:`] : []),
    ...result.warnings.map((warning) => `- ${write(warning, language)}`),
  ].join('\n');
}
