import { z } from 'zod';
import { isDate } from './dates';
import { persons } from './family';
import type { Text } from './text';

interface Common {
  readonly label: Text;
  /** One more sentence below the field, where the label is not enough. */
  readonly hint?: Text;
  /** A field that may stay empty. */
  readonly optional?: boolean;
  /** Asked only where another field has one of these values. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
}

export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: Text;
}

export type Field =
  | (Common & { readonly kind: 'date' })
  | (Common & { readonly kind: 'rupees' })
  | (Common & { readonly kind: 'number'; readonly min: number; readonly max: number })
  | (Common & { readonly kind: 'choice'; readonly choices: readonly Choice[] })
  | (Common & { readonly kind: 'family' });

export type Fields = Readonly<Record<string, Field>>;

/** The value of one field as the rule reads it. */
type ValueOf<F extends Field> = F extends { kind: 'date' }
  ? string
  : F extends { kind: 'choice'; choices: readonly Choice<infer V>[] }
    ? V
    : F extends { kind: 'family' }
      ? z.infer<typeof persons>
      : number;

/** What the rule reads: a field that may stay empty, or is not asked of everybody, may be absent. */
export type InputOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { optional: true } | { when: object } ? never : K]: ValueOf<F[K]>;
} & {
  readonly [K in keyof F as F[K] extends { optional: true } | { when: object } ? K : never]?: ValueOf<F[K]>;
};

/** How a field's value is read, from a form's text or from a value already found. */
export function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'date':
      return z.string().refine(isDate);
    case 'rupees':
      return z.preprocess(numberOf, z.number().min(0).max(1e12));
    case 'number':
      return z.preprocess(numberOf, z.number().min(field.min).max(field.max));
    case 'choice':
      return z.enum(field.choices.map(({ value }) => value));
    case 'family':
      return persons;
  }
}

/** "1,20,000", "₹ 1.2" and 120000 alike. */
function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const plain = value.replace(/[,₹\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : value;
}
