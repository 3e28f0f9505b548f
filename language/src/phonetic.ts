/**
 * How a Latin word sounds, roughly: spellings that romanised Indian words and common misspellings share give the same key.
 * "zamanat" and "jamaanat", "chek" and "cheque", "vakeel" and "wakil" agree.
 */
export function phoneticKey(word: string): string {
  const sound = word
    .toLowerCase()
    .replace(/que?$/, 'k')
    .replace(/ck/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/(sh|ch|th|dh|bh|gh|kh|jh|zh)/g, (pair) => (pair === 'ch' ? 'c' : (pair[0] ?? '')))
    .replace(/z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/q/g, 'k')
    .replace(/c(?=[aoukl])/g, 'k')
    .replace(/c$/g, 's')
    .replace(/x/g, 'ks')
    .replace(/(.)\1+/g, '$1');
  return (sound[0] ?? '') + sound.slice(1).replace(/[aeiouyh]/g, '');
}

/** Number of single changes (insert, delete, replace, swap) between two words; stops counting above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}
