import type { CompiledCase } from 'knowledge';
import { soundOf } from 'language/sound';
import { partyWords } from '../find/case-index';
import type { Found } from '../find/find';
import type { NamedCase } from '../understand/case-names';

/** A name alone names a case when it is most of the question, or two words of the parties; beside "case", when it is a good part of it. */
const NAME_ALONE = { words: 2, share: 0.6, beside: 0.25 } as const;

/** The case that a question names by a party: where a case is asked for, one word of the name is enough. */
export function caseByParty({ caseHits, understanding, records, retrieved }: Found): CompiledCase | undefined {
  const [best] = caseHits;
  if (!best || understanding.references.length > 0) return undefined;
  const asked =
    understanding.intents.includes('cases') ||
    (best.share >= NAME_ALONE.beside && CASE_WORD.test(understanding.question));
  if (!asked && best.sounds.length < NAME_ALONE.words && best.share < NAME_ALONE.share) return undefined;
  const score = (id: string): number => retrieved.ranked.find((ranked) => ranked.id === id)?.score ?? 0;
  const [first] = caseHits
    .filter(({ sounds }) => sounds.length === best.sounds.length)
    .sort((a, b) => score(b.id) - score(a.id));
  const record = records.get(first?.id ?? '');
  return record?.kind === 'case' ? record : undefined;
}

const CASE_WORD = /(?<![\p{L}])(?:case|judge?ment|verdict|ruling)(?![\p{L}])|केस|मामल|வழக்க|கேஸ்|ಪ್ರಕರಣ|ಕೇಸ್/iu;

/** The case whose first party is spelt or spaced in another way than the question has it; the whole party must be there. */
export function caseOfParties({ caseHits, records }: Found, { first }: NamedCase): CompiledCase | undefined {
  const words = partyWords(first);
  if (words.length === 0) return undefined;
  const joined = soundOf(words.join(''));
  const hit = caseHits.find(({ sounds }) => sounds.includes(joined) || sounds.length >= words.length);
  const record = records.get(hit?.id ?? '');
  return record?.kind === 'case' ? record : undefined;
}

/** The case among these that a question names by its parties or by where it is reported, if there is one. */
export function caseNamed(
  cases: readonly CompiledCase[],
  { first, second, reported }: NamedCase,
): CompiledCase | undefined {
  if (reported !== undefined) return cases.find(({ citation }) => plain(citation).includes(plain(reported)));
  return cases.find(({ name }) => {
    const words = significant(name);
    const shared = significant(first).filter((word) => words.includes(word)).length;
    return (
      shared > 0 &&
      shared * 2 >= significant(first).length &&
      (generic(second) || significant(second).some((word) => words.includes(word)))
    );
  });
}

const plain = (citation: string): string =>
  citation
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const GENERIC = new Set([
  'state',
  'union',
  'india',
  'of',
  'the',
  'and',
  'anr',
  'ors',
  'others',
  'govt',
  'government',
  'smt',
  'shri',
  'mr',
  'mrs',
  'dr',
  'ltd',
  'limited',
  'pvt',
  'bank',
  'commissioner',
  'kumar',
  'singh',
  'devi',
  'uoi',
  'society',
  'association',
  'corporation',
  'company',
  'board',
  'municipal',
]);

function significant(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !GENERIC.has(word));
}

function generic(party: string): boolean {
  return significant(party).length === 0;
}
