export * from './use-database';
