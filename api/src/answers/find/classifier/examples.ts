import type { CompiledKnowledge } from 'knowledge';
import { searchFields } from '../../../knowledge/fields';
import { searchedForms } from 'language/tokenize';
import { triageData } from '../../triage/triage-data';
import { answerLabel, NONE_OF_LAW } from './labels';
import type { Example } from './train';

/**
 * All ways of asking for the provisions, guides and cases of a knowledge base and for each of their short answers, with the questions that are
 * none of law.
 */
export function examplesFrom({ records }: CompiledKnowledge): Example[] {
  const asked = records.flatMap((record) => {
    if (record.kind !== 'provision' && record.kind !== 'guide' && record.kind !== 'case') return [];
    const { asked: phrases, title } = searchFields(record, []);
    const ofAnswers = new Set(record.shortAnswers.flatMap(({ asks }) => asks));
    return [
      ...labelled(record.id, [...phrases.filter((phrase) => !ofAnswers.has(phrase)), ...title]),
      ...record.shortAnswers.flatMap(({ id, asks }) => labelled(answerLabel(record.id, id), asks)),
    ];
  });
  return [...asked, ...labelled(NONE_OF_LAW, triageData().offTopic)];
}

function labelled(label: string, texts: readonly string[]): Example[] {
  return searchedForms(texts).map((stems) => ({ label, stems: stems.split(' ') }));
}
