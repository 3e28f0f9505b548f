import { inReadingOrder } from './reading-order';
import type { Citation } from './types';

const source = (id: string): Citation => ({
  id,
  kind: 'provision',
  label: id,
  act: '',
  number: '',
  title: '',
  url: '',
});
const sources = ['a', 'b', 'c'].map(source);

test.each([
  ['x [2], y [3] and z [2]; w [1]', 'x [1], y [2] and z [1]; w [3]', ['b', 'c', 'a']],
  ['x [1] y [2]', 'x [1] y [2]', ['a', 'b', 'c']],
  ['x [3] y [9] and [0]', 'x [1] y [9] and [0]', ['c', 'a', 'b']],
  ['nothing', 'nothing', ['a', 'b', 'c']],
])('%s reads as %s', (content, read, ids) => {
  const ordered = inReadingOrder({ content, citations: sources });
  expect(ordered.content).toBe(read);
  expect(ordered.citations.map(({ id }) => id)).toEqual(ids);
});
