export * from './postgres-confirmation-store';
