import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { directions } from './eslint.directions.js';

const typeScript = ['**/*.ts', '**/*.tsx'];

/** Each block that restricts syntax of its own says this anew: the last one that fits a file is the only one that counts. */
const namedExports = { selector: 'ExportDefaultDeclaration', message: 'Exports have names.' };

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.dist/',
      '**/node_modules/',
      '.tsbuild/',
      '.cache/',
      '.data/',
      'coverage/',
      '**/test-results/',
      '**/playwright-report/',
      'packages/create-remote/template/',
    ],
  },
  js.configs.recommended,
  { files: ['**/*.js', '**/*.mjs', '**/*.cjs'], languageOptions: { globals: globals.node } },
  {
    files: ['host/src/static/*.js'],
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } },
  },
  {
    files: ['tools/jest/*.cjs', 'packages/remote-kit/jest/*.cjs'],
    languageOptions: { globals: { ...globals.node, ...globals.jest, ...globals.browser } },
  },
  {
    files: typeScript,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ noWarnOnMultipleProjects: true, project: ['*/tsconfig.json'] }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/extensions': ['.ts', '.tsx'],
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': ['error', namedExports],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      ...directions.rules,
    },
  },
  ...directions.configs,
  {
    // People write in four scripts, and `\b` knows Latin letters alone.
    files: ['api/src/answers/**/*.ts', 'language/src/**/*.ts'],
    // What is read of papers and for sums keeps the patterns that it has.
    ignores: ['**/*.test.ts', 'api/src/answers/tools/**', 'api/src/answers/attached/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        namedExports,
        {
          selector: 'Literal[regex.pattern=/\\\\b/]:not(CallExpression[callee.name="bounded"] > Literal)',
          message: 'Words of people end in four scripts: write bounded(/.../) of language/bounded.',
        },
      ],
    },
  },
  {
    files: ['host/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'host/src/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        namedExports,
        {
          selector: 'MemberExpression[object.name="paths"][property.name!=/^(home|devMailbox)$/]',
          message: 'The host names no remote: what it needs to know of one stands in its remote.json.',
        },
      ],
    },
  },
  { files: ['**/*.config.ts', '**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.tsx', 'host/src/**/*.ts', 'remote-*/src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['main', 'pre'], roles: ['tabpanel', 'region'], allowExpressionValues: true },
      ],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
);
