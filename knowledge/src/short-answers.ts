import type { CompiledShortAnswer } from './compiled';
import type { LoadedKnowledge, LoadedShortAnswerTranslation } from './load';
import type { ShortAnswer } from './schema/short-answer';

/** The short answers of all files by the id of their record, in the order in which they are written, with their translations. */
export function shortAnswersById({
  shortAnswers,
  shortAnswerTranslations,
}: Pick<LoadedKnowledge, 'shortAnswers' | 'shortAnswerTranslations'>): Map<string, CompiledShortAnswer[]> {
  const translations = new Map<string, LoadedShortAnswerTranslation[]>();
  for (const translation of shortAnswerTranslations) {
    const name = `${translation.record}/${translation.id}`;
    translations.set(name, [...(translations.get(name) ?? []), translation]);
  }
  const byId = new Map<string, CompiledShortAnswer[]>();
  for (const { value } of shortAnswers) {
    const compiled = value.answers.map((answer) =>
      compileShortAnswer(answer, translations.get(`${value.record}/${answer.id}`) ?? []),
    );
    byId.set(value.record, [...(byId.get(value.record) ?? []), ...compiled]);
  }
  return byId;
}

function compileShortAnswer(
  { asks, answer, ...rest }: ShortAnswer,
  translations: readonly LoadedShortAnswerTranslation[],
): CompiledShortAnswer {
  return {
    ...rest,
    asks: [...asks, ...translations.flatMap(({ entry }) => entry.value.asks)],
    text: {
      en: answer,
      ...Object.fromEntries(translations.map(({ language, entry }) => [language, entry.value.answer])),
    },
  };
}
