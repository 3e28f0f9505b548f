/** A line of an answer as a sheet sets it. */
export interface PrintedLine {
  readonly text: string;
  readonly kind: 'heading' | 'text' | 'item' | 'quote';
}

/** The markdown of an answer as plain lines: marks are taken away, tables become "name: values". */
export function markdownLines(markdown: string): PrintedLine[] {
  const lines = markdown.split('\n').map((line) => line.trimEnd());
  return lines.flatMap((line): PrintedLine[] => {
    if (!line.trim() || /^\|(\s*:?-+:?\s*\|)+$/.test(line)) return [];
    if (/^#{1,6}\s/.test(line)) return [{ kind: 'heading', text: plain(line.replace(/^#+\s*/, '')) }];
    if (line.startsWith('>')) return [{ kind: 'quote', text: plain(line.replace(/^>\s?/, '')) }];
    if (line.startsWith('|')) {
      const [name = '', ...values] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => plain(cell.trim()));
      return [{ kind: 'item', text: name ? `${name}: ${values.join(' | ')}` : values.join(' | ') }];
    }
    if (/^\s*[-*]\s/.test(line)) return [{ kind: 'item', text: `\u2022 ${plain(line.replace(/^\s*[-*]\s+/, ''))}` }];
    return [{ kind: /^\s*\d+\.\s/.test(line) ? 'item' : 'text', text: plain(line.trim()) }];
  });
}

function plain(text: string): string {
  return text.replace(/\*\*|__|`/g, '').replace(/\[([^\]]+)\]\((https?:[^)]+)\)/g, '$1 ($2)');
}
