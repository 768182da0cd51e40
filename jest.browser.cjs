/** Browser tests: as end to end, seen through a headless Chromium. */
module.exports = {
  ...require('./jest.e2e.cjs'),
  testMatch: ['**/*.browser-spec.ts'],
  maxWorkers: 2,
  globalSetup: require.resolve('./tools/test/global-setup-browser.mjs'),
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'browser' }]],
};
