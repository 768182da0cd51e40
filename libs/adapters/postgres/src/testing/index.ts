export { COLUMN_LIST } from '../customers/personal-columns/column-list';
export { randomIds, useDatabase } from './use-database';
