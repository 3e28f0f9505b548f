/** The edge of a word in any script: `\b` knows Latin letters alone, and takes every vowel sign of ours for one. */
const EDGE = String.raw`(?:(?<![\p{L}\p{M}\p{N}_])(?=[\p{L}\p{M}\p{N}_])|(?<=[\p{L}\p{M}\p{N}_])(?![\p{L}\p{M}\p{N}_]))`;

/** A pattern whose `\b` are edges of words in all four scripts. */
export function bounded(pattern: RegExp): RegExp {
  const flags = pattern.flags.includes('u') ? pattern.flags : `${pattern.flags}u`;
  return new RegExp(pattern.source.replaceAll(String.raw`\b`, EDGE), flags);
}
