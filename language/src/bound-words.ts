const LONGEST = 60;
const LONG_WORD = new RegExp(String.raw`([\p{L}\p{M}\p{N}.&'’_-]{${LONGEST}})[\p{L}\p{M}\p{N}.&'’_-]+`, 'gu');

/** A text whose words are no longer than 60 characters and whose blanks are single: what patterns may be run over. */
export function boundWords(text: string): string {
  return text.replace(LONG_WORD, '$1').replace(/\s+/g, ' ').trim();
}
