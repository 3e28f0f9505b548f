export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const nothing = '–';

/** The fields that differ between two states of a record; anything that is no record is compared as a whole. */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  if (!isRecord(before) && !isRecord(after)) return differ('value', before, after);
  const old = isRecord(before) ? before : {};
  const now = isRecord(after) ? after : {};
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((field) =>
    differ(field, old[field], now[field]),
  );
}

function differ(field: string, before: unknown, after: unknown): FieldChange[] {
  const change = { field, before: textOf(before), after: textOf(after) };
  return change.before === change.after ? [] : [change];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
