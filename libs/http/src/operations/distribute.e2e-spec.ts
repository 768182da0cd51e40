import { createTestDatabase, RunningProcess, type TestDatabase } from '@svc/testing';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** Returns the output of a migration, which has ended. */
async function migrate(...args: string[]): Promise<string> {
  const env = { DATABASE_URL: database.url, SECRET_KEY: randomBytes(32).toString('base64'), NODE_ENV: 'development' };
  const running = await RunningProcess.start('api/migrate.cjs', env, { args }).catch((error: unknown) => String(error));
  if (typeof running === 'string') return running;
  await running.stop();
  return running.log;
}

describe('npm run migrate -- --distribute', () => {
  it('[ADR 0170 r1] is refused where PostgreSQL has no Citus, says what is missing, and changes nothing', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(`delete from sql_function where name = 'uuid_at'`);
    const output = await migrate('--distribute');
    expect(output).toContain('ended with code 78.');
    expect(output).toMatch(/^(This PostgreSQL|The database \w+) has no Citus.*(package|create extension citus)/m);
    expect((await client.query(`select 1 from sql_function where name = 'uuid_at'`)).rowCount).toBe(0);
    await client.end();
  });

  it('is named with the other options when an option is not known', async () => {
    expect(await migrate('--spread')).toMatch(/ended with code 78\.\n--spread is not known here: migrate takes .*--distribute/);
  });
});
