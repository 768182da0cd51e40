import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

/** A secret key that the database was used with. */
export interface KnownSecretKey {
  fingerprint: string;
  /** True once no process starts with it any more. */
  isRetired: boolean;
}

/** A change of the known keys by a start: the one that becomes the newest, and those that end. */
export interface SecretKeyChange {
  newest: string;
  /** Keys to note before the newest one, the oldest first. */
  before?: readonly string[];
  retired: readonly string[];
}

const KEY_LOCK = 7_305_003;

/**
 * Returns the known secret keys, the newest last; undefined while there is no such table. By hand, as every statement of this
 * file: the book is read as a whole, at a start, and changed under a lock.
 */
export async function knownSecretKeys(sql: Sql): Promise<KnownSecretKey[] | undefined> {
  const [table] = await sql.query(HAS_TABLE);
  if (!table?.isThere) return undefined;
  return sql.query(KEYS);
}

const HAS_TABLE = statement<{ isThere: boolean }>('maintenance.has_key_table')`
  select to_regclass('secret_key_fingerprint') is not null as "isThere"`;

const KEYS = statement<KnownSecretKey>('maintenance.secret_keys')`
  select fingerprint, retired_at is not null as "isRetired" from secret_key_fingerprint order by position`;

/** Changes the book by the result of `decide`, one process after the other; undefined changes nothing. */
export async function changeSecretKeys(sql: Sql, decide: (keys: readonly KnownSecretKey[]) => SecretKeyChange | undefined): Promise<void> {
  await sql.transaction(async (sql) => {
    await sql.execute(LOCK_KEYS, [KEY_LOCK]);
    const change = decide((await knownSecretKeys(sql)) ?? []);
    if (!change) return;
    for (const fingerprint of [...(change.before ?? []), change.newest]) await sql.execute(PUT_ON_TOP, [fingerprint]);
    await sql.execute(RETIRE, [change.retired]);
  });
}

const LOCK_KEYS = statement('maintenance.lock_secret_keys')`select pg_advisory_xact_lock($1)`;

const RETIRE = statement('maintenance.retire_secret_keys')`
  update secret_key_fingerprint set retired_at = real_now() where fingerprint = any ($1) and retired_at is null`;

const PUT_ON_TOP = statement('maintenance.put_on_top')`
  insert into secret_key_fingerprint as known (fingerprint, position)
  select $1, coalesce(max(position), 0) + 1 from secret_key_fingerprint
  on conflict (fingerprint) do update set position = excluded.position, retired_at = null
   where known.position < excluded.position - 1`;

/** Returns the number of access keys and tokens, which can be found by a secret key alone. */
export async function countAccessKeys(sql: Sql): Promise<number> {
  const [row] = await sql.query(COUNT_ACCESS_KEYS);
  return row?.count ?? 0;
}

const COUNT_ACCESS_KEYS = statement<{ count: number }>('maintenance.count_access_keys')`
  select count(*)::integer as count from access_key_hash`;
