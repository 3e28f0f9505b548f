/** Writes numbers as ranges: 1, 2, 3, 3A, 5 become "1-3, 5, 3A". */
export function rangesOf(numbers: readonly string[]): string {
  const plain = [...new Set(numbers.filter((number) => /^\d+$/.test(number)).map(Number))].sort((a, b) => a - b);
  const lettered = [...new Set(numbers.filter((number) => !/^\d+$/.test(number)))];
  const runs: string[] = [];
  for (let from = 0; from < plain.length;) {
    let to = from;
    while (plain[to + 1] === (plain[to] ?? 0) + 1) to += 1;
    runs.push(to > from ? `${plain[from]}-${plain[to]}` : `${plain[from]}`);
    from = to + 1;
  }
  return [...runs, ...lettered.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))].join(', ');
}
