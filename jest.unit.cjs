/** Unit tests: fakes only, no database, no network. */
module.exports = {
  ...require('./jest.preset.js'),
  testMatch: ['**/*.spec.ts'],
  testEnvironment: require.resolve('./libs/testing/src/shared-modules/environment.cjs'),
  runtime: require.resolve('./libs/testing/src/shared-modules/runtime.cjs'),
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'unit' }]],
  maxWorkers: '100%',
  testTimeout: 60_000,
};
