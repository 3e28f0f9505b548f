import { soundOf } from 'language/sound';
import { allTokens } from 'language/tokenize';

const GROWN = 18;
const OLD = 60;
/** What stands beyond it in a word tells nothing; "hurtzzzz…" is still "hurt". */
const LONGEST_WORD = 40;

/** The words of a text by their sound, all of them: "I", "not" and "now" tell more of danger than of law. */
export function soundsOf(text: string): string[] {
  return allTokens(text)
    .map(({ word }) => ageOrNumber(word) ?? soundOf(word.slice(0, LONGEST_WORD)))
    .filter(Boolean);
}

/** A sound without what the spellings of one word differ in: voice, breath, and vowels that lie close together. */
export function roughSound(sound: string): string {
  if (sound.startsWith('#')) return sound;
  return sound
    .replace(/g/g, 'k')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/c/g, 's')
    .replace(/e/g, 'i')
    .replace(/o/g, 'u')
    .replace(/(?!^)h/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** An age says who is in danger; other numbers say little. */
function ageOrNumber(word: string): string | undefined {
  if (!/^\d+$/.test(word)) return undefined;
  const number = Number(word);
  if (number < GROWN) return '#small';
  if (number < OLD) return '#middle';
  return number < 100 ? '#old' : '#large';
}
