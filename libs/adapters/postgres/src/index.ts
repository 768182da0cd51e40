export * from './access';
export * from './content';
export * from './data-source';
export * from './database-clock';
export * from './migrate';
export * from './postgres-unit-of-work';
