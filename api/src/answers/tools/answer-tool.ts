import type { AnswerTool, ToolFacts } from 'shared-contracts/calls/chat/types';
import { type Done, type Language, person, toolOf, write, writeDate, writeRupees } from 'rules';
import { z } from 'zod';
import type { Worked } from './work-out';

/** A tool of an answer as it is kept: what comes of it is worked out anew on the day on which it is read. */
export type KeptTool = Pick<AnswerTool, 'id' | 'language' | 'leads' | 'filled'>;

/** What a client is told of the tool behind an answer, in the language of the answer. */
export function answerTool({ tool, given, result, leads }: Worked, language: Language): AnswerTool {
  const missing = result.status === 'missing' ? result.fields : [];
  return {
    id: tool.id,
    title: tool.title[language],
    language,
    leads,
    filled: filledOf(given),
    missing: missing.flatMap((name) => {
      const field = tool.fields[name];
      if (!field) return [];
      const choices = field.kind === 'choice' ? field.choices : [];
      return [
        {
          name,
          label: field.label[language],
          kind: field.kind,
          choices: choices.map(({ value, label }) => ({ value, label: label[language] })),
        },
      ];
    }),
    result: result.status === 'done' ? outcomeOf(result, language) : null,
  };
}

/** A kept tool as it stands today; undefined where there is no such tool any more. */
export function keptTool({ id, language, leads, filled }: KeptTool, today: string): AnswerTool | undefined {
  const tool = toolOf(id);
  return tool && answerTool({ tool, given: filled, result: tool.run(filled, today), leads }, language);
}

const family = z.array(person);

/** What is known, as a form holds it. */
function filledOf(given: Worked['given']): ToolFacts {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, ToolFacts[string]][] => {
      if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
      const people = family.safeParse(value);
      return people.success ? [[name, people.data]] : [];
    }),
  );
}

function outcomeOf(result: Done, language: Language): NonNullable<AnswerTool['result']> {
  const { headline } = result;
  return {
    sentence: write(result.sentence, language),
    headline:
      headline.kind === 'date'
        ? writeDate(headline.date, language)
        : headline.kind === 'sum'
          ? writeRupees(headline.paise)
          : write(headline.text, language),
    daysLeft: headline.kind === 'date' ? headline.daysLeft : null,
    lines: result.lines.map(({ message, law }) => ({ text: write(message, language), law: [...law] })),
    warnings: result.warnings.map((warning) => write(warning, language)),
    dates: result.dates.map(({ date, label }) => ({ date, label: write(label, language) })),
  };
}
