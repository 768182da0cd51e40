export { describeWithRedis } from './describe-with-redis';
export { createTestDatabase, type TestDatabase } from './test-database';
export * from './api-client';
export * from './browser';
export * from './free-port';
export * from './launch-browser';
export * from './running-process';
export * from './service';
export * from './shop';
