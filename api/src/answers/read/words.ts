/** Before and after a word, in any script: `\b` knows Latin letters alone. */
export const WORD_START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
export const WORD_END = String.raw`(?![\p{L}\p{M}\p{N}])`;

const INDIC = /[\u0900-\u0cff]/u;

/**
 * A pattern part that finds one of these words or phrases as whole words.
 * @param words separated by `|`; a blank stands for any blanks or a hyphen. An Indian-script word may carry any ending unless it closes with
 * `=`; a Latin word may do so when it closes with `*`.
 */
export function oneOf(words: string): string {
  const parts = words
    .split('|')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const open = word.endsWith('*') || (INDIC.test(word) && !word.endsWith('='));
      const bare = word.replace(/[*=]$/u, '').replace(/[.+?^${}()[\]\\]/g, String.raw`\$&`);
      return bare.replaceAll(' ', String.raw`[\s-]+`) + (open ? String.raw`[\p{L}\p{M}]*` : WORD_END);
    });
  return `${WORD_START}(?:${parts.join('|')})`;
}

/** A pattern that finds one of these words; see {@link oneOf}. */
export function wordPattern(words: string, flags = 'iu'): RegExp {
  return new RegExp(oneOf(words), flags);
}
