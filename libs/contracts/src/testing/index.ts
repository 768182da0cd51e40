export * from './confirmations.contract';
export * from './fact-queue.contract';
export * from './in-memory-confirmations';
export * from './in-memory-facts';
export * from './rule-scope.builder';
