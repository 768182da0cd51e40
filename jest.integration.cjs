const { availableParallelism } = require('node:os');
const { leftOut, leftOutOn } = require('./tools/test/long-files.cjs');

/** Integration tests: real Postgres (and Redis where there is one), one database per test file. Tests wait for the database, so more than one worker runs even on few cores. */
module.exports = {
  ...require('./jest.preset.js'),
  testMatch: ['**/*.int-spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...leftOut(process.env.TEST_TIER), ...leftOutOn(process.env.TEST_DATABASE)],
  testEnvironment: require.resolve('./libs/testing/src/shared-modules/environment.cjs'),
  runtime: require.resolve('./libs/testing/src/shared-modules/runtime.cjs'),
  globalSetup: require.resolve('./tools/test/global-setup.mjs'),
  globalTeardown: require.resolve('./tools/test/global-teardown.mjs'),
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'integration' }]],
  maxWorkers: Math.min(4, availableParallelism() + 2),
  testTimeout: process.env.TEST_DATABASE === 'distributed' ? 300_000 : 60_000, // what hangs is ended; each statement of several nodes takes as many steps
};
