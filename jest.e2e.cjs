const { leftOut } = require('./tools/test/long-files.cjs');

/** Suites of their own: jest.conformance.cjs, jest.start.cjs, jest.soak.cjs. */
const ELSEWHERE = [
  '/tools/conformance/run/conformance.e2e-spec',
  '/tools/start/',
  '/tools/incidents/',
  '/tools/soak/',
  '/tools/distribution/',
];

/**
 * End-to-end tests: HTTP only, against the built processes and real services. The files of a Jest worker share an api, a worker and their
 * modules. Three, since on two cores two of them leave 6 % idle.
 */
module.exports = {
  ...require('./jest.preset.js'),
  testMatch: ['**/*.e2e-spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...ELSEWHERE, ...leftOut(process.env.TEST_TIER)],
  testEnvironment: require.resolve('./libs/testing/src/processes/jest-environment.ts'),
  runtime: require.resolve('./libs/testing/src/shared-modules/runtime.cjs'),
  globalSetup: require.resolve('./tools/test/global-setup-built.mjs'),
  globalTeardown: require.resolve('./tools/test/global-teardown.mjs'),
  reporters: ['default', [require.resolve('./tools/test/results-reporter.cjs'), { suite: 'e2e' }]],
  testSequencer: require.resolve('./tools/test/longest-first.cjs'),
  maxWorkers: 3,
  testTimeout: 300_000,
};
