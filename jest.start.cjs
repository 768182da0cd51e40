/** `npm start` with all that it brings. */
module.exports = {
  ...require('./jest.e2e.cjs'),
  testMatch: ['**/tools/start/start.e2e-spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'start' }]],
};
