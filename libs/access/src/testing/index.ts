// Contract suites
export { accessContract } from './access.contract';
export { keptAnswersContract } from './kept-answers.contract';
export { rateLimiterContract } from './rate-limiter.contract';
export { removalsContract } from './removals.contract';
export { requestLogContract } from './request-log.contract';
export { testClocksContract } from './test-clocks.contract';

// Fakes
export { InMemoryKeptAnswers } from './in-memory-kept-answers';
export { InMemoryRateLimiter } from './in-memory-rate-limiter';
export { InMemoryTestClocks } from './in-memory-test-clocks';
export { RecordingAccessLog } from './recording-access-log';

// Builders
export { anAccessKey, aWorkspace } from './access.builder';
