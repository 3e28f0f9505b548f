import { remoteWorkspaces } from './tools/lib/remotes.mjs';
import { madeOf, workspaces } from './tools/lib/workspaces.mjs';

/**
 * Which part may import which. Host and remotes know the contracts only, contracts know nothing of ours,
 * and the API's rules are plain functions without HTTP and SQL.
 */
const shown = ['shared-contracts', 'shared-ui', 'sample-services'];
/** Rooms without a page or a server of their own: a remote that names one in its `package.json` may use it. */
const rooms = ['rules', 'papers', 'tool-ui'];
const ofRemotes = remoteWorkspaces().map((remote) => {
  const named = madeOf(remote);
  return [remote, [...shown, ...rooms.filter((room) => named.includes(room))]];
});

const allowed = {
  'shared-contracts': [],
  'shared-ui': [],
  'sample-services': ['shared-contracts', 'shared-ui'],
  language: [],
  rules: [],
  papers: [],
  'tool-ui': ['rules', 'shared-contracts', 'shared-ui'],
  knowledge: ['language'],
  host: shown,
  ...Object.fromEntries(ofRemotes),
  api: ['shared-contracts', 'sample-services', 'knowledge', 'language', 'rules', 'papers'],
  e2e: ['shared-contracts'],
};

const zones = [
  ...Object.entries(allowed).map(([workspace, others]) => ({
    target: `./${workspace}`,
    from: workspaces.filter((name) => name !== workspace && !others.includes(name)).map((name) => `./${name}`),
    message: `${workspace} may import ${others.join(' and ') || 'nothing of ours'}.`,
  })),
  { target: './api/src/answers', from: './api/src/billing', message: 'Answers know nothing of money.' },
];

const forbid = (files, group, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});

export const directions = {
  rules: { 'import-x/no-restricted-paths': ['error', { zones, basePath: import.meta.dirname }] },
  configs: [
    forbid(
      ['api/src/**/rules/**'],
      ['fastify', 'fastify/*', '@fastify/*', 'drizzle-orm', 'drizzle-orm/*', 'pg', '@electric-sql/*'],
      'Rules know no HTTP and no SQL.',
    ),
    {
      files: ['knowledge/src/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^(?!\\.|zod$|yaml$|node:|language/)',
                message: 'The knowledge base needs zod, yaml, language and Node only.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['rules/src/**/!(*.test).ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ regex: '^(?!\\.|zod$)', message: 'Rules of law need zod only: no SQL, no HTTP, no Node.' }] },
        ],
      },
    },
    forbid(['host/src/**'], ['react-router-dom'], 'Everything of the router is in react-router.'),
    forbid(
      ['remote-*/src/**/!(*.test|testing).{ts,tsx}'],
      ['react-router', 'react-router-dom'],
      'A remote uses the one router of the page: shared-contracts/router.',
    ),
  ],
};
