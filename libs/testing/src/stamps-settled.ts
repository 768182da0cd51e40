import { Client } from 'pg';

const MOST_LOOKS = 2_000;

/** Waits until every change so far has its sync stamp, so that reads repeat. Throws when that takes more than some 20 s. */
export async function stampsSettled(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const { rowCount } = await client.query('select from sync_dirty limit 1');
      if (rowCount === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('The changes are not stamped.');
  } finally {
    await client.end();
  }
}
