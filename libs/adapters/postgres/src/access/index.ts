export * from './access-tx';
export * from './access-readers';
export * from './postgres-rate-limiter';
export * from './test-clocks';
export * from './test-mode-work';
export * from './workspace-stores';
