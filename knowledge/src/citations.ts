const citation = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g;

/** The ids that a text cites as [[id]] or [[id|words]], in order, repeats included. */
export function citedIds(text: string): string[] {
  return [...text.matchAll(citation)].map(([, id = '']) => id.trim());
}

/** The citations of a text that say in words of their own what they cite: [[id|words]]. */
export function wordedCitations(text: string): { id: string; words: string }[] {
  return [...text.matchAll(citation)].flatMap(([, id = '', words]) =>
    words === undefined ? [] : [{ id: id.trim(), words }],
  );
}

/** The text with every [[id|words]] replaced by its words, and every bare [[id]] by what `labelOf` gives for it. */
export function stripCitations(text: string, labelOf: (id: string) => string): string {
  return text.replace(citation, (_whole, id: string, words?: string) => words ?? labelOf(id.trim()));
}
