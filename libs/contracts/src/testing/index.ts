// Contract suites
export { confirmationsContract } from './confirmations.contract';
export { factQueueContract, orderedFactQueueContract } from './fact-queue.contract';

// Fakes
export { InMemoryConfirmations, PlainConfirmationCodes } from './in-memory-confirmations';
export { InMemoryFacts } from './in-memory-facts';
export { InMemorySuppressedAddresses } from './in-memory-suppressed-addresses';

// Builders
export { aRuleScope } from './rule-scope.builder';
