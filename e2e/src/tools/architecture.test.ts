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
