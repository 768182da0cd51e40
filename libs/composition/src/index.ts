export { JobQueues } from '@svc/adapters/queue';
export * from './config';
export * from './logger';
export * from './migrate-database';
export * from './platform.module';
export * from './readiness';
export * from './run-process';
export * from './service-clock';
export * from './start-refused';
