/**
 * The provision's id: `<act slug>-<number>` in lower case, with hyphens for whatever is no letter or digit.
 * "Order 39 Rule 1" of `cpc` becomes `cpc-order-39-rule-1`.
 */
export function provisionId(act: string, number: string): string {
  return `${act}-${number
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-+$/, '')}`;
}

/** The section a sub-section belongs to: "103(1)" gives "103". */
export function baseNumber(number: string): string {
  return number.replace(/\(.*$/, '').trim();
}

/** Whether the number is of the plain kind that an Act's list of sections holds ("65B"), not an order, a schedule or the like. */
export function isPlainNumber(number: string): boolean {
  return /^\d+[A-Z]*(-[A-Z]+)?$/.test(number);
}

/**
 * Expands "1-3, 65B, 243A-243C" to its single numbers.
 * Letters run as well when both ends share their digits and all but the last letter.
 * @throws Error when a range makes no sense.
 */
export function expandNumbers(ranges: string): string[] {
  return ranges
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(expandRange);
}

function expandRange(range: string): string[] {
  const [from = '', to] = range.split('-');
  if (to === undefined) return [from];
  if (/^\d+$/.test(from) && /^\d+$/.test(to)) return run(Number(from), Number(to), range).map(String);
  const stem = from.slice(0, -1);
  if (stem === to.slice(0, -1))
    return run(from.charCodeAt(stem.length), to.charCodeAt(stem.length), range).map(
      (code) => stem + String.fromCharCode(code),
    );
  throw new Error(`"${range}" is not a range of section numbers`);
}

function run(from: number, to: number, range: string): number[] {
  if (to < from) throw new Error(`"${range}" runs backwards`);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
