import type { IsoDate } from './dates';
import { type Field, type Fields, type InputOf, schemaOf } from './field';
import { impossible, type Outcome, type ToolResult } from './result';
import { type Text, words } from './text';

/** The groups in which tools are listed. */
export const topics = ['money', 'court', 'police', 'work', 'family', 'consumer', 'home', 'government', 'tax'] as const;
export type Topic = (typeof topics)[number];

export interface Tool {
  /** Also the last part of the page's address. */
  readonly id: string;
  readonly topic: Topic;
  readonly title: Text;
  /** One sentence: what it works out and for whom. */
  readonly about: Text;
  /** The provisions it stands on, by their ids in the knowledge base. */
  readonly law: readonly string[];
  /** The first day, and the last where there is one, for which the rule is written. */
  readonly holds: { readonly from: IsoDate; readonly until: IsoDate | null };
  readonly fields: Fields;
  /** Works it out from what is known: texts of a form or values; says which fields are missing or cannot be. */
  readonly run: (given: Readonly<Record<string, unknown>>, today: IsoDate) => ToolResult;
}

type Spec<F extends Fields> = Omit<Tool, 'fields' | 'run'> & {
  readonly fields: F;
  readonly rule: (input: InputOf<F>, today: IsoDate) => Outcome;
};

const unreadable = words(
  '"{field}" cannot be read. Please check it.',
  '"{field}" சரியாகப் புரியவில்லை. மீண்டும் பாருங்கள்.',
  '"{field}" पढ़ा नहीं जा सका। कृपया जाँच लें।',
  '"{field}" ಓದಲಾಗುತ್ತಿಲ್ಲ. ದಯವಿಟ್ಟು ಪರಿಶೀಲಿಸಿ.',
);

/** A tool around a rule: reads the fields, so that the rule sees values of the right kind only. */
export function defineTool<const F extends Fields>({ rule, ...spec }: Spec<F>): Tool {
  return {
    ...spec,
    run: (given, today) => {
      const values: Record<string, unknown> = {};
      const missing: string[] = [];
      for (const [name, field] of Object.entries<Field>(spec.fields)) {
        if (!isAsked(field, values)) continue;
        const raw = given[name];
        if (isEmpty(raw)) {
          if (!field.optional) missing.push(name);
          continue;
        }
        const read = schemaOf(field).safeParse(raw);
        if (!read.success) return impossible(name, unreadable, { field: { text: field.label } });
        values[name] = read.data;
      }
      if (missing.length > 0) return { status: 'missing', fields: missing };
      // Every field was read by its own schema just above, which is what `InputOf` says.
      return rule(values as InputOf<F>, today);
    },
  };
}

/** Whether a field is to be asked, after what the fields before it said. */
export function isAsked(field: Field, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(field.when ?? {}).every(([name, allowed]) => allowed.includes(String(values[name])));
}

const isEmpty = (raw: unknown) =>
  raw === undefined || raw === null || raw === '' || (Array.isArray(raw) && raw.length === 0);
