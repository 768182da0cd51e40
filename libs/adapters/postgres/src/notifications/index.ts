export * from './postgres-email-sources';
export * from './message-tx';
export * from './postgres-message-log';
export * from './postgres-message-plan';
