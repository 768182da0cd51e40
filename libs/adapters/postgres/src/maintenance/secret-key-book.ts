import type { Sql } from '../work/sql';

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
  const [table] = await sql.unchecked<{ isThere: boolean }[]>(`select to_regclass('secret_key_fingerprint') is not null as "isThere"`);
  if (!table?.isThere) return undefined;
  return sql.unchecked(`select fingerprint, retired_at is not null as "isRetired" from secret_key_fingerprint order by position`);
}

/** Changes the book by the result of `decide`, one process after the other; undefined changes nothing. */
export async function changeSecretKeys(sql: Sql, decide: (keys: readonly KnownSecretKey[]) => SecretKeyChange | undefined): Promise<void> {
  await sql.transaction(async (sql) => {
    await sql.unchecked('select pg_advisory_xact_lock($1)', [KEY_LOCK]);
    const change = decide((await knownSecretKeys(sql)) ?? []);
    if (!change) return;
    for (const fingerprint of [...(change.before ?? []), change.newest]) await sql.unchecked(PUT_ON_TOP, [fingerprint]);
    await sql.unchecked(
      'update secret_key_fingerprint set retired_at = clock_timestamp() where fingerprint = any ($1) and retired_at is null',
      [change.retired],
    );
  });
}

const PUT_ON_TOP = `
  insert into secret_key_fingerprint as known (fingerprint, position)
  select $1, coalesce(max(position), 0) + 1 from secret_key_fingerprint
  on conflict (fingerprint) do update set position = excluded.position, retired_at = null
   where known.position < excluded.position - 1`;

/** Returns the number of access keys and tokens, which can be found by a secret key alone. */
export async function countAccessKeys(sql: Sql): Promise<number> {
  const [row] = await sql.unchecked<{ count: number }[]>('select count(*)::integer as count from access_key_hash');
  return row?.count ?? 0;
}
