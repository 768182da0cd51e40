import { randomUUID } from 'node:crypto';
import type { IdGenerator } from '@svc/kernel';
import { createTestDatabase, type TestDatabase } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { type Sql, sqlOf } from '../work/sql';

/** Wait for a connection of those who come many at once: over several nodes each keeps one for several times as long. */
const POOL_TIMEOUT_MS = 30_000;

/** A migrated database for the tests of one file. */
export interface UsedDatabase {
  /** The data source, connected while the tests run. */
  readonly source: DataSource;
  readonly sql: Sql;
  readonly url: string;
  /** Makes an empty workspace in Lagos that accepts NGN and USD, with the slug `w-<id>`. Returns its id. */
  makeWorkspace(id?: string): Promise<string>;
  /** Suspends a workspace, or lifts that. */
  suspend(workspaceId: string, isSuspended?: boolean): Promise<void>;
}

/** Gives a test file a database of its own, and so many connections to it: created before its tests, dropped after them. */
export function useDatabase(poolSize = 5): UsedDatabase {
  let database: TestDatabase | undefined;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await createDataSource({ url: database.url, poolSize, connectMs: POOL_TIMEOUT_MS, applicationName: 'test' }).initialize();
  });

  afterAll(async () => {
    await source?.destroy();
    await database?.drop();
  });

  return {
    get source() {
      return source;
    },
    get sql() {
      return sqlOf(source);
    },
    get url() {
      return database!.url;
    },
    makeWorkspace: async (id = randomUUID()) => {
      await source.query(
        `insert into workspace (id, slug, display_name, timezone, currencies) values ($1, $2, 'Ile', 'Africa/Lagos', '{NGN,USD}') on conflict do nothing`,
        [id, `w-${id}`],
      );
      return id;
    },
    suspend: async (workspaceId, isSuspended = true) =>
      void (await source.query(
        `update workspace set suspended_at = ${isSuspended ? 'real_now()' : 'null'}, suspension_reason = ${isSuspended ? `'Fraud'` : 'null'} where id = $1`,
        [workspaceId],
      )),
  };
}

/** Random ids. */
export const randomIds: IdGenerator = { next: () => randomUUID() };
