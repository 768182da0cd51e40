/** Unit tests: fakes only, no database, no network. */
module.exports = {
  ...require('./jest.preset.js'),
  testMatch: ['**/*.spec.ts'],
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'unit' }]],
  maxWorkers: '100%',
};
