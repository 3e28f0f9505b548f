import type { CompiledKnowledge, CompiledRecord } from './compiled';
import { languages } from './schema/common';

/** How much there is, as lines for people. */
export function figures({ records }: CompiledKnowledge): string[] {
  const kinds = ['act', 'provision', 'guide', 'case', 'term', 'directory'] as const;
  return [
    ...kinds.map((kind) => `${String(records.filter((record) => record.kind === kind).length).padStart(6)}  ${kind}`),
    `${String(records.flatMap(shortAnswersOf).length).padStart(6)}  short answers of ${records.filter((record) => shortAnswersOf(record).length > 0).length} records`,
    ...languages
      .filter((language) => language !== 'en')
      .map(
        (language) =>
          `        in ${language}: ${kinds
            .map((kind) => inLanguage(records, kind, language))
            .filter(Boolean)
            .join(', ')}`,
      ),
    `        asked-about provisions without Tamil: ${records.filter((record) => record.kind === 'provision' && record.status === 'in force' && record.text.en.askedAs.length > 0 && !record.text.ta).length}`,
  ];
}

function inLanguage(
  records: CompiledRecord[],
  kind: CompiledRecord['kind'],
  language: (typeof languages)[number],
): string {
  const count = records.filter(
    (record) => record.kind === kind && 'languages' in record && record.languages.includes(language),
  ).length;
  return count > 0 ? `${count} ${kind}` : '';
}

function shortAnswersOf(record: CompiledRecord): readonly unknown[] {
  return 'shortAnswers' in record ? record.shortAnswers : [];
}
