import type { CompiledCase } from 'knowledge';
import { paragraph, readProvisions, section, type Composition, type Draft } from './draft';
import { provisionLine } from './lines';
import { heldText } from './texts';

/** The answer on a decided case. */
export async function caseAnswer(composition: Composition, record: CompiledCase): Promise<Draft> {
  const { phrases, language } = composition;
  const provisions = await readProvisions(composition, record.interprets);
  const treatment = record.status === 'overruled' ? phrases.overruled : record.status === 'modified' ? phrases.modified : undefined;
  return {
    outcome: 'answered',
    blocks: [
      ...paragraph(phrases.held(`[[${record.id}|${record.name}, ${record.citation}]]`, record.court, record.year), heldText(record, language)),
      ...paragraph(treatment, record.treatment),
      ...section(phrases.headings.law, provisions.slice(0, 4).map((provision) => provisionLine(composition, provision))),
    ],
    subjects: [record.id, ...record.interprets.slice(0, 2)],
    suggestions: [],
  };
}

/** The case among these that a question names by a party, if there is one. */
export function caseNamed(cases: readonly CompiledCase[], first: string, second: string): CompiledCase | undefined {
  return cases.find(({ name }) => {
    const words = significant(name);
    return significant(first).some((word) => words.includes(word)) && (generic(second) || significant(second).some((word) => words.includes(word)));
  });
}

const GENERIC = new Set(['state', 'union', 'india', 'of', 'the', 'and', 'anr', 'ors', 'others', 'govt', 'government', 'smt', 'shri', 'mr', 'mrs', 'dr', 'ltd', 'limited', 'pvt', 'bank', 'commissioner', 'kumar', 'singh', 'devi', 'uoi']);

function significant(name: string): string[] {
  return name.toLowerCase().split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !GENERIC.has(word));
}

function generic(party: string): boolean {
  return significant(party).length === 0;
}
