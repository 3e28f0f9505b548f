import type { Citation } from './types';

interface Cited {
  readonly content: string;
  readonly citations: readonly Citation[];
}

const reference = /\[(\d{1,2})\]/g;

/** An answer whose sources are numbered as a reader meets them; those that the text does not name come last. */
export function inReadingOrder({ content, citations }: Cited): Cited {
  const isSource = (number: number) => number >= 1 && number <= citations.length;
  const met = [...content.matchAll(reference)].map((match) => Number(match[1])).filter(isSource);
  const order = [...new Set([...met, ...citations.map((_, index) => index + 1)])];
  const numberOf = new Map(order.map((before, index) => [before, index + 1]));
  return {
    content: content.replace(reference, (_whole, before: string) => `[${numberOf.get(Number(before)) ?? before}]`),
    citations: order.flatMap((before) => citations[before - 1] ?? []),
  };
}
