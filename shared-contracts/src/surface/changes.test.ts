import { changesBetween } from './changes';

type Schema = Record<string, unknown>;
const object = (properties: Schema, required: readonly string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const api = (body: Schema, answer: Schema, path = '/api/things') => ({
  paths: {
    [path]: {
      post: {
        parameters: [],
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: { 200: { content: { 'application/json': { schema: answer } } } },
      },
    },
  },
});
const usual = object({ name: text });
const sent = (before: Schema, after: Schema) => changesBetween(api(before, usual), api(after, usual));
const received = (before: Schema, after: Schema) => changesBetween(api(usual, before), api(usual, after));
const colour = (...words: readonly string[]) => object({ colour: { type: 'string', enum: words } });

test('the same calls are the same, in whatever order', () => {
  expect(changesBetween(api(usual, usual), api(usual, usual))).toEqual([]);
});

test('a call that is gone breaks, a new one adds', () => {
  expect(changesBetween(api(usual, usual), api(usual, usual, '/api/others'))).toEqual([
    { kind: 'breaks', what: 'POST /api/things is gone' },
    { kind: 'adds', what: 'POST /api/others is new' },
  ]);
});

test.each<[string, ReturnType<typeof sent>, string]>([
  ['a member that has to be sent now', sent(usual, object({ name: text, age: text })), 'breaks'],
  ['one that may be sent', sent(usual, object({ name: text, age: text }, ['name'])), 'adds'],
  ['one that was free to leave out', sent(object({ name: text }, []), usual), 'breaks'],
  ['one that is no longer needed', sent(usual, object({ name: text }, [])), 'adds'],
  ['a word that is taken no more', sent(colour('red', 'blue'), colour('red')), 'breaks'],
  ['a word that is taken too', sent(colour('red'), colour('red', 'blue')), 'adds'],
  ['a tighter bound', sent(usual, object({ name: { type: 'string', maxLength: 3 } })), 'breaks'],
  ['a bound that went', sent(object({ name: { type: 'string', maxLength: 3 } }), usual), 'adds'],
  ['another kind of value sent', sent(usual, object({ name: { type: 'number' } })), 'breaks'],
  ['an answer without a member', received(object({ name: text, age: text }), usual), 'breaks'],
  ['an answer with one more', received(usual, object({ name: text, age: text })), 'adds'],
  ['a member that may be missing', received(usual, object({ name: text }, [])), 'breaks'],
  ['a new word in an answer', received(colour('red'), colour('red', 'blue')), 'adds'],
  [
    'another kind in a list',
    received({ type: 'array', items: text }, { type: 'array', items: { type: 'number' } }),
    'breaks',
  ],
  ['one more alternative received', received({ anyOf: [text] }, { anyOf: [text, { type: 'null' }] }), 'adds'],
  ['one alternative less to send', sent({ anyOf: [text, { type: 'null' }] }, { anyOf: [text] }), 'breaks'],
])('%s', (_what, changes, kind) => {
  expect(changes.map((change) => change.kind)).toEqual([kind]);
});
