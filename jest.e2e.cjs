/** End-to-end tests: HTTP only, against the built processes and real services. Each file starts processes: few at a time. */
module.exports = {
  ...require('./jest.preset.js'),
  testMatch: ['**/*.e2e-spec.ts'],
  globalSetup: require.resolve('./tools/test/global-setup-built.mjs'),
  globalTeardown: require.resolve('./tools/test/global-teardown.mjs'),
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'e2e' }]],
  maxWorkers: 2,
  testTimeout: 300_000,
};
