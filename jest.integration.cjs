/** Integration tests: real Postgres (and Redis where there is one), one database per test file. */
module.exports = {
  ...require('./jest.preset.js'),
  testMatch: ['**/*.int-spec.ts'],
  globalSetup: require.resolve('./tools/test/global-setup.mjs'),
  globalTeardown: require.resolve('./tools/test/global-teardown.mjs'),
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'integration' }]],
  testTimeout: 60_000,
};
