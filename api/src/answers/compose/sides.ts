import type { CompiledRecord } from 'knowledge';
import { readRecords, type Composition } from './draft';

const BETWEEN = [
  /\b(?:difference|differences|distinction|distinguish|differentiate|compare|comparison|farq|fark|antar)\b.*?\b(?:between|of|in)?\s+(.+?)\s+(?:and|vs\.?|versus|from|with|aur|&)\s+(.+?)(?:\s+(?:me|mein|kya|ka)\b.*)?$/i,
  /^(.+?)\s+(?:vs\.?|versus)\s+(.+)$/i,
  /^(.+?)\s+(?:and|aur)\s+(.+?)\s+(?:difference|me kya (?:farq|fark|antar)|mein (?:farq|fark|antar)|me (?:farq|fark|antar))/i,
  /^(?:how is|how are|how does)\s+(.+?)\s+(?:different|differ)\s+(?:from|than|to)\s+(.+)$/i,
  /^(.+?)\s+(?:और|तथा)\s+(.+?)\s+(?:में|के बीच|का)/u,
  /^(.+?)(?:க்கும்|ுக்கும்|ற்கும்|வுக்கும்)\s+(.+?)(?:க்கும்|ுக்கும்|ற்கும்|வுக்கும்)/u,
  /^(.+?)\s+(?:மற்றும்)\s+(.+?)(?:\s+(?:இடையே|வேறுபாடு|வித்தியாசம்)|$)/u,
  /^(.+?)\s+(?:ಮತ್ತು|ಹಾಗೂ)\s+(.+?)(?:\s+(?:ನಡುವ|ನಡುವೆ|ವ್ಯತ್ಯಾಸ)|$)/u,
];

const CLEAR = 0.3;
/** The name of a thing is this long at most. */
const NAME_WORDS = 2;

/** The things that a comparing question sets against each other, as its own words name them. */
export function namedSides(question: string): string[] {
  const text = question.replace(/[?.!]+$/, '').trim();
  const match = BETWEEN.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  return match ? [match[1] ?? '', match[2] ?? ''].map((side) => side.replace(/^(what is|explain|the|a|an)\s+/gi, '').trim()) : [];
}

/**
 * Finds a record for each side; fewer than two when a side is not clear enough.
 * @param clear from which score on a side is clear
 */
export async function findSides(composition: Composition, question: string, clear = CLEAR): Promise<CompiledRecord[]> {
  const found: CompiledRecord[] = [];
  for (const side of namedSides(question)) {
    const { ranked, query } = await composition.search(side);
    const best = ranked.find(({ kind, score }) => score >= clear && kind !== 'act' && kind !== 'case');
    const exactTerm = ranked.find(({ kind, coverage, score }) => kind === 'term' && coverage >= 0.95 && score >= clear);
    // The glossary knows a thing by its name, also where longer texts say more of it.
    const term = query.words.length <= NAME_WORDS ? query.glossaryTerms[0] : undefined;
    const id = exactTerm?.id ?? term ?? best?.id;
    if (id === undefined) continue;
    const [record] = await readRecords(composition, [id]);
    if (record && !found.some(({ id }) => id === record.id)) found.push(record);
  }
  return found;
}
