import type { JsonObject } from '../calls/openapi';

/** A difference between two descriptions of the API, as a remote that is already built would notice it. */
export interface Change {
  /** `breaks`: what worked no longer does. `adds`: there is more than before. */
  readonly kind: 'breaks' | 'adds';
  readonly what: string;
}

/** Which way a value travels: what is sent to the API may only be asked for less, what comes back may only become more. */
type Way = 'sent' | 'received';

const breaks = (what: string): Change => ({ kind: 'breaks', what });
const adds = (what: string): Change => ({ kind: 'adds', what });
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;
const objectAt = (value: unknown, ...keys: readonly string[]): JsonObject => {
  const found = keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);
  return isObject(found) ? found : {};
};
const listAt = (value: JsonObject, key: string): readonly unknown[] => (Array.isArray(value[key]) ? value[key] : []);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All differences between two OpenAPI documents of this product. */
export function changesBetween(before: JsonObject, after: JsonObject): Change[] {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  return [
    ...[...old.keys()].filter((key) => !now.has(key)).map((key) => breaks(`${key} is gone`)),
    ...[...now.keys()].filter((key) => !old.has(key)).map((key) => adds(`${key} is new`)),
    ...[...old].flatMap(([key, operation]) => {
      const next = now.get(key);
      return next ? changesOfCall(key, operation, next) : [];
    }),
  ];
}

function operationsOf(document: JsonObject): Map<string, JsonObject> {
  const rows = Object.entries(objectAt(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(objectAt(methods)).map(([method, operation]): [string, JsonObject] => [
      `${method.toUpperCase()} ${path}`,
      objectAt(operation),
    ]),
  );
  return new Map(rows);
}

function changesOfCall(key: string, before: JsonObject, after: JsonObject): Change[] {
  const body = ['requestBody', 'content', 'application/json', 'schema'] as const;
  const answer = ['responses', '200', 'content', 'application/json', 'schema'] as const;
  return [
    ...changesOf(`${key} takes`, parametersOf(before), parametersOf(after), 'sent'),
    ...changesOf(`${key} takes`, objectAt(before, ...body), objectAt(after, ...body), 'sent'),
    ...changesOf(`${key} answers`, objectAt(before, ...answer), objectAt(after, ...answer), 'received'),
  ];
}

/** Parameters as one object, since they change in the same ways as the members of one. */
function parametersOf(operation: JsonObject): JsonObject {
  const all = listAt(operation, 'parameters').filter(isObject);
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(({ name, schema }) => [String(name), schema])),
    required: all.filter(({ required }) => required === true).map(({ name }) => String(name)),
  };
}

function changesOf(where: string, before: JsonObject, after: JsonObject, way: Way): Change[] {
  if (same(before, after)) return [];
  if (before['type'] !== after['type']) return [breaks(`${where}: another kind of value`)];
  return [
    ...changedMembers(where, before, after, way),
    ...changesOf(`${where}[]`, objectAt(before, 'items'), objectAt(after, 'items'), way),
    ...changedValues(where, before, after, way),
    ...changedRest(where, before, after, way),
  ];
}

function changedMembers(where: string, before: JsonObject, after: JsonObject, way: Way): Change[] {
  const [old, now] = [objectAt(before, 'properties'), objectAt(after, 'properties')];
  const [needed, needs] = [new Set(listAt(before, 'required')), new Set(listAt(after, 'required'))];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
    const at = `${where} ${name}`;
    if (!(name in now)) return [breaks(`${at}, which is gone`)];
    if (!(name in old))
      return [
        way === 'sent' && needs.has(name) ? breaks(`${at}, which has to be sent now`) : adds(`${at}, which is new`),
      ];
    const sure = needed.has(name) === needs.has(name);
    const worse = way === 'sent' ? needs.has(name) : needed.has(name);
    return [
      ...(sure
        ? []
        : [
            worse
              ? breaks(`${at}, ${way === 'sent' ? 'which has to be sent now' : 'which may be missing now'}`)
              : adds(`${at}: more freely`),
          ]),
      ...changesOf(at, objectAt(old, name), objectAt(now, name), way),
    ];
  });
}

/** Words from a closed list: fewer of them to send, or others to receive, are told apart. */
function changedValues(where: string, before: JsonObject, after: JsonObject, way: Way): Change[] {
  const [old, now] = [listAt(before, 'enum'), listAt(after, 'enum')];
  return [
    ...old
      .filter((value) => !now.includes(value))
      .map((value) => (way === 'sent' ? breaks : adds)(`${where}: no more ${String(value)}`)),
    ...now.filter((value) => !old.includes(value)).map((value) => adds(`${where}: also ${String(value)}`)),
  ];
}

const looked: ReadonlySet<string> = new Set([
  'type',
  'properties',
  'required',
  'items',
  'enum',
  'default',
  'description',
]);

/** Bounds, formats and alternatives: what is sent has to fit them, so another one may refuse what was taken before. */
function changedRest(where: string, before: JsonObject, after: JsonObject, way: Way): Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => !looked.has(name)));
  return [...names].flatMap((name) => {
    if (same(before[name], after[name])) return [];
    const [old, now] = [listAt(before, name), listAt(after, name)];
    if (old.length > 0 && old.length === now.length)
      return old.flatMap((value, index) => changesOf(where, objectAt(value), objectAt(now[index]), way));
    const loosened = way === 'received' || !(name in after);
    return [(loosened && old.length <= now.length ? adds : breaks)(`${where}: another ${name}`)];
  });
}
