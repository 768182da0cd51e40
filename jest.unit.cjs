/** Unit tests: fakes only, no database, no network. */
module.exports = {
  ...require('./jest.preset.js'),
  testMatch: ['**/*.spec.ts'],
  testEnvironment: require.resolve('./tools/test/shared-modules/environment.cjs'),
  runtime: require.resolve('./tools/test/shared-modules/runtime.cjs'),
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'unit' }]],
  maxWorkers: '100%',
};
