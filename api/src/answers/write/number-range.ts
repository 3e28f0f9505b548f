import type { CompiledAct } from 'knowledge';

/** The word between the first and the last number. */
export const RANGE_WORD = { en: 'to', ta: 'முதல்', hi: 'से', kn: 'ರಿಂದ' } as const;

/**
 * The numbers of an Act as people say them: "1 to 358". A lettered section ("498A") never is the last one.
 * @param to the word between the two numbers
 */
export function numberRange({ numbers }: Pick<CompiledAct, 'numbers'>, to: string): string {
  const plain = numbers.flatMap((number) => (/^\d+$/.test(number) ? [Number(number)] : []));
  return plain.length > 0 ? `${Math.min(...plain)} ${to} ${Math.max(...plain)}` : '';
}
