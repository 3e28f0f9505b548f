const reference = /\s?\[\d{0,2}\]?(?=[^(\w]|$)/g;

/**
 * What may be shown of an answer that is still arriving: without numbers whose sources are not known yet, without a mark whose end has
 * not come, and with its bold words closed.
 */
export function streamingText(text: string): string {
  const shown = text.replace(reference, '').replace(/^[ \t]*(?:#{1,6}|[-*>|]|\d+\.)\s*$(?![\s\S])/m, '');
  const line = shown.slice(shown.lastIndexOf('\n') + 1);
  const isOpen = (line.match(/\*\*/g)?.length ?? 0) % 2 === 1;
  if (!isOpen) return shown;
  return shown.endsWith('**') ? shown.slice(0, -2) : `${shown.trimEnd()}**`;
}

/** Markdown without its marks, for the moment before the part that formats it is there. */
export function withoutMarks(text: string): string {
  return streamingText(text)
    .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
    .replace(/\*\*|`/g, '')
    .replace(/^\|[ \t:|-]+\|$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
}
