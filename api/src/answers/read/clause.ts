/**
 * Where the part of a sentence begins and ends in which some words stand.
 * @param at where the words begin
 * @param length of the words
 * @param pattern what ends such a part, as a global pattern
 */
export function clauseAround(text: string, at: number, length: number, pattern: RegExp): readonly [number, number] {
  const ends = [...text.matchAll(pattern)].map(({ index }) => index);
  const begin = ends.filter((end) => end < at).at(-1);
  const end = ends.find((place) => place >= at + length);
  return [begin === undefined ? 0 : begin + 1, end ?? text.length];
}
