/** Files that start nodes of their own and processes on them, where the database of the tests is distributed. */
const onNodes = process.env.TEST_DATABASE === 'distributed' ? ['**/tools/distribution/*.e2e-spec.ts'] : [];

/** Every rule that shows from outside, held against a service that `npm start` has started; over nodes, also what becomes of it when one is killed. */
module.exports = {
  ...require('./jest.e2e.cjs'),
  testMatch: ['**/tools/conformance/run/conformance.e2e-spec.ts', ...onNodes],
  testPathIgnorePatterns: ['/node_modules/'],
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'conformance' }]],
  maxWorkers: 1,
};
