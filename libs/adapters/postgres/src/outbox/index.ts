export * from './postgres-outbox';
