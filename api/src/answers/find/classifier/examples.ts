import type { CompiledKnowledge } from 'knowledge';
import { searchFields } from '../../../knowledge/fields';
import { searchedForms } from 'language/tokenize';
import { triageData } from '../../triage/triage-data';
import { answerLabel, NONE_OF_LAW } from './labels';
import type { Example } from './train';

/** The texts by which people ask for what one label stands for. */
export interface WaysOfAsking {
  readonly label: string;
  readonly texts: readonly string[];
}

/**
 * All ways of asking for the provisions, guides and cases of a knowledge base and for each of their short answers, with the questions that are
 * none of law.
 */
export function waysOfAsking({ records }: Pick<CompiledKnowledge, 'records'>): WaysOfAsking[] {
  const asked = records.flatMap((record) => {
    if (record.kind !== 'provision' && record.kind !== 'guide' && record.kind !== 'case') return [];
    const { asked: phrases, title } = searchFields(record, []);
    const ofAnswers = new Set(record.shortAnswers.flatMap(({ asks }) => asks));
    return [
      { label: record.id, texts: [...phrases.filter((phrase) => !ofAnswers.has(phrase)), ...title] },
      ...record.shortAnswers.map(({ id, asks }) => ({ label: answerLabel(record.id, id), texts: asks })),
    ];
  });
  return [...asked, { label: NONE_OF_LAW, texts: triageData().offTopic }];
}

/** What training reads of the ways of asking. */
export function examplesFrom(ways: readonly WaysOfAsking[]): Example[] {
  return ways.flatMap(({ label, texts }) => searchedForms(texts).map((stems) => ({ label, stems: stems.split(' ') })));
}
