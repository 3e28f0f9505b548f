import type { CompiledKnowledge } from 'knowledge';
import { searchFields } from '../../../knowledge/fields';
import { tokenize } from '../../text/tokenize';
import { offTopicQuestions } from '../../understand/off-topic/off-topic';
import { NONE_OF_LAW } from './labels';
import type { Example } from './train';

/** All ways of asking for the provisions, guides and cases of a knowledge base, with the questions that are none of law. */
export function examplesFrom({ records }: CompiledKnowledge): Example[] {
  const asked = records.flatMap((record) => {
    if (record.kind !== 'provision' && record.kind !== 'guide' && record.kind !== 'case') return [];
    const { asked: phrases, title } = searchFields(record, []);
    return distinct([...phrases, ...title]).map((stems) => ({ label: record.id, stems }));
  });
  return [...asked, ...distinct(offTopicQuestions).map((stems) => ({ label: NONE_OF_LAW, stems }))];
}

/** The searched forms of texts, each once. */
function distinct(texts: readonly string[]): string[][] {
  const joined = texts.map((text) => tokenize(text).map(({ stem }) => stem).join(' '));
  return [...new Set(joined)].filter(Boolean).map((stems) => stems.split(' '));
}
