import type { DataSource, EntityManager } from 'typeorm';

/** A secret key that the database was used with. */
export interface KnownSecretKey {
  fingerprint: string;
  /** Since nobody starts with it any more. */
  isRetired: boolean;
}

/** A change of the known keys by a start: the one that becomes the newest, and those that end. */
export interface SecretKeyChange {
  newest: string;
  /** Unless it is known it comes before the newest: the oldest first. */
  before?: readonly string[];
  retired: readonly string[];
}

const KEY_LOCK = 7_305_003;

/** By hand, as every statement of this file: it is read as a whole, at a start, and changed under a lock. The newest last; undefined while there is no such table. */
export async function knownSecretKeys(source: Pick<EntityManager, 'query'>): Promise<KnownSecretKey[] | undefined> {
  const [table] = await source.query<{ isThere: boolean }[]>(`select to_regclass('secret_key_fingerprint') is not null as "isThere"`);
  if (!table?.isThere) return undefined;
  return source.query(`select fingerprint, retired_at is not null as "isRetired" from secret_key_fingerprint order by position`);
}

/** Changes the book by what `decide` makes of it, one process after the other; by nothing when it makes nothing of it. */
export async function changeSecretKeys(
  dataSource: DataSource,
  decide: (known: readonly KnownSecretKey[]) => SecretKeyChange | undefined,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query('select pg_advisory_xact_lock($1)', [KEY_LOCK]);
    const change = decide((await knownSecretKeys(manager)) ?? []);
    if (!change) return;
    for (const fingerprint of [...(change.before ?? []), change.newest]) await manager.query(PUT_ON_TOP, [fingerprint]);
    await manager.query(
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

/** How many access keys and tokens there are, each found by a secret key alone. */
export async function countAccessKeys(source: Pick<EntityManager, 'query'>): Promise<number> {
  const [row] = await source.query<{ count: number }[]>('select count(*)::integer as count from access_key_hash');
  return row?.count ?? 0;
}
