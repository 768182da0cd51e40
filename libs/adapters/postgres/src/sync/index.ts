export * from './postgres-change-feed';
export * from './postgres-change-log';
