export * from './access-tx';
export * from './access-readers';
export * from './postgres-rate-limiter';
export * from './workspace-stores';
