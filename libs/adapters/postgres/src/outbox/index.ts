export * from './outbox-bell';
export * from './postgres-outbox';
