import path from 'node:path';

const esmPackages = [
  '@base-ui',
  '@module-federation',
  '@mui',
  '@tanstack',
  'bail',
  'ccount',
  'character-entities',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'entities',
  'escape-string-regexp',
  'estree-util',
  'hast',
  'html-url-attributes',
  'is-plain-obj',
  'longest-streak',
  'markdown-table',
  'mdast',
  'micromark',
  'property-information',
  'react-markdown',
  'rehype',
  'remark',
  'space-separated-tokens',
  'trim-lines',
  'trough',
  'unified',
  'unist',
  'vfile',
  'zwitch',
  '@hookform',
  'minisearch',
  'stringify-entities',
  'style-to-js',
  'style-to-object',
  '@ungap',
  'react-dropzone',
  'better-auth',
  '@better-auth',
  '@better-fetch',
  'better-call',
  'jose',
  'nanostores',
  '@noble',
  'pg-boss',
  'unpdf',
  'ai',
  '@ai-sdk',
  'eventsource-parser',
  'uncrypto',
  'kysely',
  'defu',
  'rou3',
  'serialize-error',
  'non-error',
  'cron-parser',
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer',
  'uint8array-extras',
  'get-stream',
  '@sec-ant',
  'is-stream',
  'officeparser',
  'nanoid',
  'set-cookie-parser',
  '@simplewebauthn',
  '@peculiar',
  '@levischuck',
  '@hexagon',
  '@zxcvbn-ts',
  'uqr',
  'fast-check',
  'pure-rand',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

function base(folder) {
  return {
    rootDir: folder,
    displayName: path.basename(folder),
    roots: ['<rootDir>/src'],
    transform: { '\\.[cm]?[jt]sx?$': swc },
    transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})([-/]|$))`],
    moduleNameMapper: {
      '\\.module\\.css$': path.join(import.meta.dirname, 'packages/remote-kit/jest/css-module.cjs'),
      '\\.(css|svg|png|jpg|webp|avif|woff2)$': path.join(import.meta.dirname, 'packages/remote-kit/jest/asset.cjs'),
    },
    clearMocks: true,
    // Generous, for a machine that is busy with other suites; nothing waits for it when all is well.
    testTimeout: 30_000,
    cacheDirectory: path.join(import.meta.dirname, '.cache/jest'),
  };
}

/** Suites of browser code: jsdom, Testing Library's matchers. */
export function browserSuite(folder) {
  return {
    ...base(folder),
    testEnvironment: path.join(import.meta.dirname, 'packages/remote-kit/jest/browser-environment.cjs'),
    setupFilesAfterEnv: [path.join(import.meta.dirname, 'tools/jest/browser-setup.cjs')],
  };
}

/** Suites of server code and of plain functions. */
export function nodeSuite(folder) {
  return { ...base(folder), testEnvironment: 'node' };
}
