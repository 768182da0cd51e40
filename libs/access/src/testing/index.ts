// Contract suites
export { accessContract } from './access.contract';
export { rateLimiterContract } from './rate-limiter.contract';
export { requestLogContract } from './request-log.contract';
export { testClocksContract } from './test-clocks.contract';

// Fakes
export { InMemoryTestClocks } from './in-memory-test-clocks';

// Builders
export { anAccessKey, aWorkspace } from './access.builder';
