/** Integration tests against the PostgreSQL that is installed, as it comes. Those of the tools' own clusters take none from here. */
module.exports = {
  ...require('./jest.integration.cjs'),
  testPathIgnorePatterns: ['/node_modules/', '/tools/database/'],
  globalSetup: require.resolve('./tools/test/global-setup-ordinary.mjs'),
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'integration-ordinary' }]],
};
