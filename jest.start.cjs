const { leftOut } = require('./tools/test/long-files.cjs');

/** `npm start` with all that it brings. */
module.exports = {
  ...require('./jest.e2e.cjs'),
  testMatch: ['**/tools/start/*.e2e-spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...leftOut(process.env.TEST_TIER)],
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'start' }]],
};
