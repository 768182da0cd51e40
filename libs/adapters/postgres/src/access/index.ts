export * from './access-tx';
export * from './postgres-access-key-list';
export * from './postgres-key-directory';
export * from './postgres-key-usage';
export * from './postgres-rate-limiter';
export * from './postgres-workspace-list';
export * from './workspace-settings-store';
