import { Client } from 'pg';
import { createTestDatabase } from './test-database';

describe('createTestDatabase', () => {
  it('gives every caller a migrated database of its own', async () => {
    const [mine, yours] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await query(mine.url, `update service_clock set offset_seconds = 60`);

    expect(await query(mine.url, 'select offset_seconds from service_clock')).toEqual([{ offset_seconds: '60' }]);
    expect(await query(yours.url, 'select offset_seconds from service_clock')).toEqual([{ offset_seconds: '0' }]);
    await Promise.all([mine.drop(), yours.drop()]);
  });

  it('drops a database even while something is connected to it', async () => {
    const database = await createTestDatabase();
    const connection = new Client({ connectionString: database.url });
    connection.on('error', () => undefined);
    await connection.connect();

    await database.drop();

    await expect(query(database.url, 'select 1')).rejects.toThrow(/does not exist/);
  });
});

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
