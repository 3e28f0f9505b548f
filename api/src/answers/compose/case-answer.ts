import type { CompiledCase } from 'knowledge';
import type { NamedCase } from '../understand/case-names';
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

/** The case among these that a question names by its parties or by where it is reported, if there is one. */
export function caseNamed(cases: readonly CompiledCase[], { first, second, reported }: NamedCase): CompiledCase | undefined {
  if (reported !== undefined) return cases.find(({ citation }) => plain(citation).includes(plain(reported)));
  return cases.find(({ name }) => {
    const words = significant(name);
    const shared = significant(first).filter((word) => words.includes(word)).length;
    return shared > 0 && shared * 2 >= significant(first).length && (generic(second) || significant(second).some((word) => words.includes(word)));
  });
}

const plain = (citation: string): string => citation.toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim();

const GENERIC = new Set(['state', 'union', 'india', 'of', 'the', 'and', 'anr', 'ors', 'others', 'govt', 'government', 'smt', 'shri', 'mr', 'mrs', 'dr', 'ltd', 'limited', 'pvt', 'bank', 'commissioner', 'kumar', 'singh', 'devi', 'uoi', 'society', 'association', 'corporation', 'company', 'board', 'municipal']);

function significant(name: string): string[] {
  return name.toLowerCase().split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !GENERIC.has(word));
}

function generic(party: string): boolean {
  return significant(party).length === 0;
}
