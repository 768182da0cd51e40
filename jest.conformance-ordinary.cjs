/** Every rule that shows from outside, held against a service on the PostgreSQL that is installed, as it comes, and Redis. */
module.exports = {
  ...require('./jest.e2e.cjs'),
  testMatch: ['**/conformance.e2e-spec.ts'],
  globalSetup: require.resolve('./tools/test/global-setup-conformance-ordinary.mjs'),
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'conformance-ordinary' }]],
};
