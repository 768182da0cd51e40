export * from './outbox-notifier';
export * from './outbox-lag';
export * from './outbox-watch';
export * from './postgres-fact-queue';
export * from './postgres-outbox';
export * from './refused-jobs';
export * from './relay-tx';
