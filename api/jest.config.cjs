module.exports = {
  displayName: 'api',
  rootDir: __dirname,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  transform: {
    '^.+\\.[cm]?[jt]s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  // Many packages are ES modules or import dynamically, and jest can do either only in what it has compiled; it keeps the result in its cache.
  transformIgnorePatterns: [],
  testTimeout: 30000,
};
