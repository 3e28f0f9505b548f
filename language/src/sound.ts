import { transliterate } from './transliterate';

/**
 * How a word sounds, written in few Latin letters whatever its script: "चेक", "chek" and "check" give the same, and the spellings of
 * romanised Hindi, Tamil and Kannada come close to their own scripts. Unlike a phonetic key it keeps the vowels, roughly.
 */
export function soundOf(word: string): string {
  return transliterate(word)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/zh/g, 'l')
    .replace(/sh|chh/g, 's')
    .replace(/ch/g, 'c')
    .replace(/([kgjtdbp])h/g, '$1')
    .replace(/ck|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/x/g, 'ks')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu|ou/g, 'u')
    .replace(/ei|ey|ai|ay/g, 'e')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
}
