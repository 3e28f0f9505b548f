import type { Language } from 'shared-contracts';
import { phoneNumbers } from '../markdown/phone-numbers';
import { spokenWords } from './spoken-words';

/**
 * A text as a voice should say it: sections, amounts and abbreviations as words, telephone numbers digit by digit, and no marks of sources.
 * @param text plain text, without marks of markdown
 */
export function spokenText(text: string, language: Language): string {
  const { subsection, rupees, percent, abbreviations } = spokenWords[language];
  const say = (words: string, value: string) => words.replace('{n}', value);
  return digitByDigit(text.replace(/\s?\[\d+\]/g, ''))
    .replace(/₹\s?(\d[\d,]*(?:\.\d+)?)/g, (_, amount: string) => say(rupees, amount.replaceAll(',', '')))
    .replace(/(\d+(?:\.\d+)?)\s?%/g, (_, share: string) => say(percent, share))
    .replace(/(?<=\d[A-Z]{0,2}(?:\([0-9A-Za-z]{1,4}\))*)\(([0-9A-Za-z]{1,4})\)/g, (_, part: string) =>
      say(subsection, part),
    )
    .replace(abbreviationsOf(abbreviations), (short) => abbreviations[short] ?? short);
}

/** `112` is said as one, one, two and not as a hundred and twelve. */
function digitByDigit(text: string): string {
  let spoken = '';
  let done = 0;
  for (const { index, text: written, dial } of phoneNumbers(text)) {
    spoken += text.slice(done, index) + [...dial].join(' ');
    done = index + written.length;
  }
  return spoken + text.slice(done);
}

/** The longest first, and none within a word of its own script. */
function abbreviationsOf(words: Readonly<Record<string, string>>): RegExp {
  const shorts = Object.keys(words)
    .sort((one, other) => other.length - one.length)
    .map((short) => short.replace('.', '\\.'));
  return new RegExp(`(?<![A-Za-z])(?:${shorts.join('|')})(?![A-Za-z])`, 'g');
}
