export { randomIds, useDatabase } from './use-database';
