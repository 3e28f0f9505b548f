const letters = /\p{L}|\p{M}/gu;
const meaningless = /[\uFFFD\p{Co}]|(?!\s)\p{Cc}|\(cid:\d+\)/gu;
const latinAccents = /[\u00A1-\u00FF]/gu;
const fewestLetters = 20;

/**
 * Whether the text of a page means something. A scanned page has next to no letters; a page in an old Indian font without Unicode comes out as
 * private-use signs or as a run of accented Latin letters.
 * @param text the page as it was extracted
 */
export function isReadable(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const letterCount = count(letters);
  if (letterCount < fewestLetters) return false;
  if (count(meaningless) > letterCount * 0.1) return false;
  return count(latinAccents) < letterCount * 0.25;
}
