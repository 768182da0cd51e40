/** Every rule that shows from outside, held against a service that `npm start` has started. */
module.exports = {
  ...require('./jest.e2e.cjs'),
  testMatch: ['**/tools/conformance/run/conformance.e2e-spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'conformance' }]],
};
