/** What a Node that is not the machine's own has to pass: `npm start` with all that it brings, and every rule that shows from outside. */
module.exports = {
  ...require('./jest.e2e.cjs'),
  testMatch: ['**/tools/start/start.e2e-spec.ts', '**/conformance.e2e-spec.ts'],
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'smoke' }]],
};
