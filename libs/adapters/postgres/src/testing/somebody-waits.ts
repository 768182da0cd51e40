import { eventually } from '@svc/testing';
import type { Client } from 'pg';

/** Resolves once a transaction of the client's cluster, on whatever node of it, waits for a lock of this type; those of advisory locks are of the client's database alone. */
export async function somebodyWaits(client: Client, lock: 'advisory' | 'transactionid'): Promise<void> {
  const waiting = `
    select count(*) from pg_locks
     where not granted and locktype = '${lock}' and (database is null or database = (select oid from pg_database where datname = current_database()))`;
  const onAnyNode = process.env['TEST_OTHER_NODES']
    ? `select sum(result::integer)::integer as count from run_command_on_all_nodes($$${waiting}$$)`
    : waiting;
  await eventually(`somebody waits for a lock (${lock})`, async () => {
    const { rows } = await client.query<{ count: number | string }>(onAnyNode);
    return Number(rows[0]!.count) > 0;
  });
}
