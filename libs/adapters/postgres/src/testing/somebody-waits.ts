import { eventually } from '@svc/testing';
import type { Client } from 'pg';

/** Resolves once a transaction of the client's cluster waits for a lock of this type; those of advisory locks are of the client's database alone. */
export async function somebodyWaits(client: Client, lock: 'advisory' | 'transactionid'): Promise<void> {
  await eventually(`somebody waits for a lock (${lock})`, async () => {
    const { rows } = await client.query(
      `select 1 from pg_locks where not granted and locktype = $1 and (database is null or database = (select oid from pg_database where datname = current_database()))`,
      [lock],
    );
    return rows.length > 0;
  });
}
