export * from './in-memory-subscriptions';
export * from './sign-up.builder';
export * from './subscriptions.contract';
