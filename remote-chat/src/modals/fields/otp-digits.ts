export const emptyCode: readonly string[] = ['', '', '', '', '', ''];

interface Written {
  readonly digits: readonly string[];
  /** The box that comes next. */
  readonly next: number;
}

/**
 * What typing or pasting into one box makes of the whole code.
 * A digit typed over another one takes its place; a whole code fills all boxes; nothing but digits gets in.
 * @returns null when nothing changes
 */
export function writeDigits(digits: readonly string[], index: number, text: string): Written | null {
  if (text === '') return { digits: digits.with(index, ''), next: index };
  const typed = text.replace(/\D/g, '');
  if (typed === '') return null;
  const before = digits[index] ?? '';
  if (typed.length === 2 && before !== '' && typed.includes(before))
    return put(digits, index, typed.replace(before, ''));
  return put(digits, typed.length >= digits.length ? 0 : index, typed);
}

function put(digits: readonly string[], from: number, typed: string): Written {
  const fitting = typed.slice(0, digits.length - from);
  return { digits: digits.map((digit, index) => fitting[index - from] ?? digit), next: from + fitting.length };
}
