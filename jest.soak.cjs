/** What takes minutes to hours, and shows what it measures only where nothing runs beside it: incidents with their alerts, and the soak. */
module.exports = {
  ...require('./jest.e2e.cjs'),
  testMatch: ['**/tools/incidents/*.e2e-spec.ts', '**/tools/soak/*.e2e-spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'soak' }]],
  maxWorkers: 1,
};
