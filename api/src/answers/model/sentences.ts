const LONGEST_SENTENCE = 2_000;

/** Cuts growing text into whole sentences and lines, markdown marks and following citation markers included. */
export function createSentenceCutter() {
  let pending = '';
  const take = (last: boolean): string[] => {
    const found: string[] = [];
    const end = /\n+|[.!?।](?:\s*\[\d{1,3}\])*(?:\s+(?!\[)|$)/gu;
    for (let match = end.exec(pending); match; match = end.exec(pending)) {
      const stop = match.index + match[0].length;
      const atEnd = stop === pending.length;
      // More markers may follow a full stop at the very end, and a number like "1." begins a list item.
      if ((atEnd && !last && !match[0].includes('\n')) || /(?:^|\n)\s*\d{1,2}\.\s*$/.test(pending.slice(0, stop)))
        continue;
      found.push(pending.slice(0, stop));
      pending = pending.slice(stop);
      end.lastIndex = 0;
    }
    if (last && pending) {
      found.push(pending);
      pending = '';
    }
    return found;
  };
  return {
    /** @throws when text goes on without an end of a sentence */
    add(text: string): string[] {
      pending += text;
      const found = take(false);
      if (pending.length > LONGEST_SENTENCE) throw new Error('The language model writes no sentences.');
      return found;
    },
    end: (): string[] => take(true),
  };
}
