import type { CompiledKnowledge } from 'knowledge';
import { searchFields } from '../../../knowledge/fields';
import { searchedForms } from '../../text/tokenize';
import { offTopicQuestions } from '../../understand/off-topic/off-topic';
import { NONE_OF_LAW } from './labels';
import type { Example } from './train';

/** All ways of asking for the provisions, guides and cases of a knowledge base, with the questions that are none of law. */
export function examplesFrom({ records }: CompiledKnowledge): Example[] {
  const asked = records.flatMap((record) => {
    if (record.kind !== 'provision' && record.kind !== 'guide' && record.kind !== 'case') return [];
    const { asked: phrases, title } = searchFields(record, []);
    return phrasesAsStems([...phrases, ...title]).map((stems) => ({ label: record.id, stems }));
  });
  return [...asked, ...phrasesAsStems(offTopicQuestions).map((stems) => ({ label: NONE_OF_LAW, stems }))];
}

function phrasesAsStems(texts: readonly string[]): string[][] {
  return searchedForms(texts).map((stems) => stems.split(' '));
}
