import * as fc from 'fast-check';
import { hostileValue } from './hostile-values';

/** What the description of a call uses of JSON Schema. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
}

const hostileWeight = 1;
const fittingWeight = 3;
const mostItems = 4;

/**
 * Values for a place that a schema describes: mostly such that the next check is reached, and hostile ones among them, at every
 * depth.
 * @param ids of rows that exist, some of which belong to somebody else
 */
export function valueOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: hostileWeight, arbitrary: hostileValue },
    { weight: fittingWeight, arbitrary: fittingValue(schema, ids) },
  );
}

function fittingValue(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => fittingValue(choice, ids)));
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? -5, -1e9), max: Math.min(schema.maximum ?? 1e6, 1e9) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, ids), { maxLength: mostItems });
    case 'object':
      return objectOf(schema.properties ?? {}, ids);
    case 'string':
      return textOf(schema.format, ids);
    default:
      return hostileValue;
  }
}

/** Members may be missing; sometimes there is one that nobody asked for. */
export function objectOf(
  properties: Readonly<Record<string, JsonSchema>>,
  ids: readonly string[],
): fc.Arbitrary<Record<string, unknown>> {
  const members = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, ids)]));
  const withExtra = fc.constantFrom('role', 'userId', 'isAdmin', 'plan', 'pricePaise', 'id');
  return fc
    .tuple(
      fc.record(members, { requiredKeys: [] }),
      fc.record(members),
      fc.boolean(),
      fc.option(withExtra, { freq: 8 }),
      hostileValue,
    )
    .map(([some, all, whole, extra, value]) => ({ ...(whole ? all : some), ...(extra ? { [extra]: value } : {}) }));
}

function textOf(format: string | undefined, ids: readonly string[]): fc.Arbitrary<string> {
  const usual = {
    email: fc.constantFrom('asha@example.com', 'victim@example.com', 'admin@example.com', 'new@example.com'),
    date: fc.constantFrom('2026-01-31', '2026-11-22'),
    'date-time': fc.constantFrom('2026-01-31T10:00:00Z'),
    uuid: fc.constantFrom(...ids),
    uri: fc.constantFrom('https://example.com', 'http://127.0.0.1:1'),
  }[format ?? ''];
  return usual ?? fc.oneof(fc.constantFrom(...ids), fc.constantFrom('What is bail?', 'en', '123456', 'a', 'PRO'));
}
