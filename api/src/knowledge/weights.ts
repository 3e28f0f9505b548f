import { prefixOf, tokenize } from 'language/tokenize';
import type { SearchFields } from './fields';

/** How much one occurrence in a field counts, and how many words such a field usually has (0: its length does not matter). */
const fieldRules: Readonly<Record<keyof SearchFields, { weight: number; usualLength: number }>> = {
  title: { weight: 2.4, usualLength: 6 },
  asked: { weight: 1.8, usualLength: 0 },
  facts: { weight: 0.7, usualLength: 20 },
  summary: { weight: 1.1, usualLength: 45 },
  body: { weight: 0.5, usualLength: 150 },
  context: { weight: 0.5, usualLength: 0 },
};

const LENGTH_INFLUENCE = 0.6;
const SATURATION = 1.2;
const PREFIX_SHARE = 0.5;

/**
 * The terms of a record with their BM25F weight, 0 to 1. Lengths are held against fixed usual lengths, so that a weight does not change
 * when other records do.
 */
export function termWeights(fields: SearchFields): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const name of Object.keys(fieldRules) as (keyof SearchFields)[]) {
    for (const text of fields[name]) addField(frequency, text, fieldRules[name]);
  }
  return new Map([...frequency].map(([term, tf]) => [term, tf / (SATURATION + tf)]));
}

function addField(frequency: Map<string, number>, text: string, rule: { weight: number; usualLength: number }): void {
  const tokens = tokenize(text);
  const length =
    rule.usualLength === 0 ? 1 : 1 - LENGTH_INFLUENCE + (LENGTH_INFLUENCE * tokens.length) / rule.usualLength;
  const share = rule.weight / Math.max(length, 0.5);
  for (const token of tokens) {
    frequency.set(token.stem, (frequency.get(token.stem) ?? 0) + share);
    const prefix = prefixOf(token);
    if (prefix) frequency.set(prefix, (frequency.get(prefix) ?? 0) + share * PREFIX_SHARE);
  }
}
