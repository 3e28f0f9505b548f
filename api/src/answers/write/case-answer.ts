import type { CompiledCase } from 'knowledge';
import { provisionsOf } from '../choose/records';
import { paragraph, section, type Block, type Composition, type Draft } from './draft';
import { caseLine } from './cases';
import { courtName } from './court-names';
import { provisionLine } from './lines';
import { briefText, caseName, heldText, treatmentText } from './texts';

/** The answer on a decided case. */
export function caseAnswer(composition: Composition, record: CompiledCase): Draft {
  const { phrases, language } = composition;
  const provisions = provisionsOf(composition, record.interprets);
  const alike = casesAlike(composition, record);
  const treatment =
    record.status === 'overruled' ? phrases.overruled : record.status === 'modified' ? phrases.modified : undefined;
  return {
    outcome: 'answered',
    blocks: [
      ...paragraph(
        phrases.held(
          `[[${record.id}|${caseName(record, language)}, ${record.citation}]]`,
          courtName(record.court, language),
          record.year,
        ),
        heldText(record, language),
      ),
      ...paragraph(treatment, treatmentText(record, language)),
      ...briefOf(composition, record),
      ...section(
        phrases.headings.cases,
        alike.map((other) => caseLine(composition, other)),
      ),
      ...section(
        phrases.headings.law,
        provisions.slice(0, 4).map((provision) => provisionLine(composition, provision)),
      ),
    ],
    subjects: [record.id, ...record.interprets.slice(0, 2)],
    suggestions: [],
  };
}

/** The rest of what a student or a citizen asks of a decision. */
function briefOf({ phrases, language }: Composition, record: CompiledCase): Block[] {
  const { facts, question, matters } = briefText(record, language);
  return section(phrases.headings.brief, [
    facts && `${phrases.brief.facts} ${facts}`,
    question && `${phrases.brief.question} ${question}`,
    matters && `${phrases.brief.matters} ${matters}`,
  ]);
}

/** Other cases on the question, the most like it first; shown where decisions were asked for. */
function casesAlike({ retrieved, records, understanding }: Composition, { id }: CompiledCase): CompiledCase[] {
  if (!understanding.intents.includes('cases')) return [];
  const [best] = retrieved.ranked;
  return retrieved.ranked
    .filter(({ score }) => score >= (best?.score ?? 0) * NEAR)
    .flatMap((ranked) => {
      const record = records.get(ranked.id);
      return record?.kind === 'case' && record.id !== id ? [record] : [];
    })
    .slice(0, MOST);
}

const NEAR = 0.6;
const MOST = 3;
