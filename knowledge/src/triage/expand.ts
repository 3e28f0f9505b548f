const CHOICE = /\(([^()]*\|[^()]*)\)/g;

/** The lines that a line with choices stands for: as many as its longest choice has, the others in turn. */
export function expandChoices(line: string): string[] {
  const choices = [...line.matchAll(CHOICE)].map(([, inner = '']) => inner.split('|'));
  const most = Math.max(1, ...choices.map((choice) => choice.length));
  return Array.from({ length: most }, (_, turn) =>
    line
      .replace(CHOICE, (_whole, inner: string) => {
        const choice = inner.split('|');
        return choice[turn % choice.length] ?? '';
      })
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
