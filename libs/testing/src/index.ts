export { describeWithRedis } from './describe-with-redis';
export { createTestDatabase, type TestDatabase } from './test-database';
