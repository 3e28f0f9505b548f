import { person } from 'rules';
import type { FieldValue, ToolValues } from './use-tool-form';

const family = person.array();

/** What is known for a tool, as its form holds it; what no form can hold is left out. */
export function toolValues(known: Readonly<Record<string, unknown>>): ToolValues {
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]): [string, FieldValue][] => {
      if (typeof value === 'string') return [[name, value]];
      const people = family.safeParse(value);
      return people.success ? [[name, people.data]] : [];
    }),
  );
}
