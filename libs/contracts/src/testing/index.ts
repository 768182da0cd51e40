export * from './fact-queue.contract';
export * from './in-memory-facts';
export * from './rule-scope.builder';
