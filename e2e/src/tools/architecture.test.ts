import { existsSync } from 'node:fs';
import { inProject, readProject } from '../shipping/project';

/** What stands in backticks and has a slash, and every file of code in a drawing; what is built is not there before a build. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, token = '']) => token);
  const drawn = [...text.matchAll(/[\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|js|json|md)\b(?!\.)/g)].map(([token]) => token);
  const paths = [...quoted, ...drawn].filter((token) => /^[\w-][\w.-]*\/[\w./-]*$/.test(token));
  return [...new Set(paths)].filter((path) => !/(?:^|\/)dist(?:\/|$)/.test(path));
}

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('every path that %s names exists', (document) => {
  const paths = pathsIn(readProject(document));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(inProject(path)))).toEqual([]);
});

/** The tests of each line of a table; one that gives a file alone means the folder of the one before it. */
function testsOf(line: string): string[] {
  const named = line.split('|').at(-2) ?? '';
  let folder = '';
  return [...named.matchAll(/`([^`]+)`/g)].map(([, token = '']) => {
    const slash = token.lastIndexOf('/');
    if (slash >= 0) folder = token.slice(0, slash + 1);
    return slash >= 0 ? token : folder + token;
  });
}

const requirements = readProject('SECURITY.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line): [string, string] => [line.split('|')[1]?.trim() ?? '', line]);

test('SECURITY.md has its requirements in a table', () => {
  expect(requirements.length).toBeGreaterThan(40);
});

test.each(requirements)('%s names its requirement of ASVS 5, how it is met, and tests that are there', (name, line) => {
  expect(name).toMatch(/^\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)* [A-Z]/);
  const [, , how = ''] = line.split('|');
  expect(how.trim().length).toBeGreaterThan(20);
  const tests = testsOf(line);
  expect(tests.length).toBeGreaterThan(0);
  for (const file of tests) expect(file).toMatch(/\.(?:test\.tsx?|spec\.ts)$/);
  expect(tests.filter((file) => !existsSync(inProject(file)))).toEqual([]);
});
