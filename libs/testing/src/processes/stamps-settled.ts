import { Client } from 'pg';
import { eventually } from '../eventually';

/** Waits until every change so far has its sync stamp, so that reads are repeatable. Throws after the wait limit of tests. */
export async function stampsSettled(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await eventually('the changes are stamped', async () => (await client.query('select from sync_dirty limit 1')).rowCount === 0);
  } finally {
    await client.end();
  }
}
