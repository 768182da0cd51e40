import type { EngineKey, EngineRow, EngineTopic } from './engine-row';
import { FUNCTION_ROWS } from './function-rows';
import { INDEX_ROWS } from './index-rows';
import { LOCK_ROWS } from './lock-rows';
import { SESSION_ROWS } from './session-rows';
import { STATEMENT_ROWS } from './statement-rows';
import { TABLE_ROWS } from './table-rows';
import { MAINTENANCE_ROWS } from './maintenance-rows';

/** Engine of the comparison, and the version of its documents that was read. */
export interface Engine {
  key: EngineKey;
  name: string;
  version: string;
}

/** Day on which the documents were read, as an ISO date. */
export const READ_ON = '2026-12-01';

/** Engines in the order of the columns. */
export const ENGINES: readonly Engine[] = [
  { key: 'yugabyte', name: 'YugabyteDB', version: 'stable documentation of the releases 2025.2 and 2026.1, compatible with PostgreSQL 15' },
  { key: 'limitless', name: 'Aurora PostgreSQL Limitless Database', version: 'release notes up to 16.13' },
  { key: 'dsql', name: 'Aurora DSQL', version: 'user guide of August 2026, compatible with PostgreSQL 16' },
  { key: 'cockroach', name: 'CockroachDB', version: 'documentation of version 26.2' },
];

/** Subjects in the order of the page. */
export const ENGINE_TOPICS: readonly EngineTopic[] = [
  { title: 'Sessions and security', rows: SESSION_ROWS },
  { title: 'Locks and transactions', rows: LOCK_ROWS },
  { title: 'Functions and triggers', rows: FUNCTION_ROWS },
  { title: 'Statements', rows: STATEMENT_ROWS },
  { title: 'Indexes', rows: INDEX_ROWS },
  { title: 'Tables and constraints', rows: TABLE_ROWS },
  { title: 'Partitions, statistics and maintenance', rows: MAINTENANCE_ROWS },
];

/** All rows, in the order of the page. */
export const ENGINE_ROWS: readonly EngineRow[] = ENGINE_TOPICS.flatMap(({ rows }) => rows);
