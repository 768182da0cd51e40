// Contract suites
export { confirmationsContract } from './confirmations.contract';
export { factQueueContract } from './fact-queue.contract';

// Fakes
export { InMemoryConfirmations, PlainConfirmationCodes } from './in-memory-confirmations';
export { InMemoryFacts } from './in-memory-facts';

// Builders
export { aRuleScope } from './rule-scope.builder';
