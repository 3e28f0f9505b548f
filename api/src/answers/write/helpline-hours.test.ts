import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { hoursIn } from './helpline-hours';

interface Entry {
  readonly id: string;
  readonly hours?: string;
  readonly purposes?: Readonly<Record<string, string>>;
}

const file = path.join(__dirname, '../../../../knowledge/data/directory.yaml');
const directory = parse(readFileSync(file, 'utf8')) as readonly Entry[];

test.each(['ta', 'hi', 'kn'] as const)('every helpline says in %s when it answers and whom it helps', (language) => {
  const english = directory.filter(({ hours }) => hours && /[a-z]{3}/.test(hoursIn(language, hours)));
  expect(english.map(({ id }) => id)).toEqual([]);
  expect(directory.filter(({ purposes }) => !purposes?.[language]).map(({ id }) => id)).toEqual([]);
});
