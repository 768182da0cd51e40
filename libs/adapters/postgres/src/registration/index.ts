export * from './postgres-guest-list';
