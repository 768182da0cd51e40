/** End-to-end tests: HTTP only, against the built processes and real services. The files of a Jest worker share an api and a worker. */
module.exports = {
  ...require('./jest.preset.js'),
  testMatch: ['**/*.e2e-spec.ts'],
  testEnvironment: require.resolve('./libs/testing/src/processes/jest-environment.ts'),
  globalSetup: require.resolve('./tools/test/global-setup-built.mjs'),
  globalTeardown: require.resolve('./tools/test/global-teardown.mjs'),
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'e2e' }]],
  testSequencer: require.resolve('./tools/test/longest-first.cjs'),
  maxWorkers: 2,
  testTimeout: 300_000,
};
