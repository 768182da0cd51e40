import { createTestDatabase, freePort, RunningProcess, type TestDatabase } from '@svc/testing';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const makeKey = () => randomBytes(32).toString('base64');
const [A, B, STRANGE] = [makeKey(), makeKey(), makeKey()] as const;
const PROCESSES = ['api/main.cjs', 'worker/main.cjs'];
const UNKNOWN = /^SECRET_KEY is not valid: this database has never been used with it.*SECRET_KEYS_PREVIOUS.*--adopt-secret-key/m;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database?.drop());

interface Start {
  key: string;
  previous?: string;
  production?: boolean;
  args?: string[];
}

/** Returns the output of a process until it is ready, or has ended. */
async function start(bundle: string, { key, previous = '', production = true, args = [] }: Start): Promise<string> {
  const env = {
    DATABASE_URL: database.url,
    SECRET_KEY: key,
    SECRET_KEYS_PREVIOUS: previous,
    NODE_ENV: production ? 'production' : 'development',
    PORT: String(await freePort()),
    ...(production && { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'tickets@shop.example' }),
  };
  const running = await RunningProcess.start(bundle, env, { args }).catch((error: unknown) => String(error));
  if (typeof running === 'string') return running;
  await running.stop();
  return running.log;
}

const migrate = (options: Start) => start('api/migrate.cjs', options);

async function query(statement: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe('an installation in production', () => {
  it('[D-135] learns its key by the migration, and starts nothing with another that does not name it', async () => {
    expect(await start('worker/main.cjs', { key: A })).toMatch(/^The database does not know its SECRET_KEY yet\. Run npm run migrate/m);
    expect(await migrate({ key: A })).toContain('ended with code 0.');
    for (const bundle of [...PROCESSES, 'api/migrate.cjs']) {
      const said = await start(bundle, { key: STRANGE });
      expect(said).toContain('ended with code 78.');
      expect(said).toMatch(UNKNOWN);
      expect(said).not.toContain(STRANGE);
    }
    expect(await start('api/main.cjs', { key: B, previous: A })).toContain('The api listens.');
    expect(await start('worker/main.cjs', { key: A })).toMatch(/"level":"warn".*SECRET_KEY is being replaced[^]*The worker takes jobs\./);
  });

  it('[ADR 0162 r1] refuses a process that forgets the key before, until the command retires it', async () => {
    await migrate({ key: A });
    await migrate({ key: B, previous: A });
    for (const bundle of PROCESSES) {
      const said = await start(bundle, { key: B });
      expect(said).toContain('ended with code 78.');
      expect(said).toMatch(/^SECRET_KEYS_PREVIOUS lacks a key.*--retire-secret-key/m);
    }
    const retired = await migrate({ key: B, args: ['--retire-secret-key'] });
    expect(retired).toContain('ended with code 0.');
    expect(retired).toMatch(/Warning: Keys that SECRET_KEYS_PREVIOUS no longer names are retired/);
    expect(await start('worker/main.cjs', { key: B })).toContain('The worker takes jobs.');
  });

  it('[D-135] adopts at its upgrade the key that its secrets are encrypted under, and no other; by --adopt-secret-key it says what stops working', async () => {
    await query(
      `insert into workspace (id, slug, display_name, timezone, currencies) values ('0192f000-0000-7000-8000-000000000001', 'adire', 'Adire', 'Africa/Lagos', '{NGN}')`,
    );
    await query(
      `insert into provider_credentials (workspace_id, mode, provider, sealed, set_at) values ('0192f000-0000-7000-8000-000000000001', 'live', 'stripe', 'v2.foreign.c2VhbGVk', now())`,
    );
    expect(await migrate({ key: A })).toMatch(UNKNOWN);
    const adopted = await migrate({ key: A, args: ['--adopt-secret-key'] });
    expect(adopted).toContain('ended with code 0.');
    expect(adopted).toMatch(
      /Warning: SECRET_KEY is adopted, though.*\n.*access keys and admin tokens \(0 in.*\n.*cannot be decrypted \(1\).*\n.*QR codes of tickets/,
    );
    expect(await migrate({ key: A, args: ['--adopt'] })).toMatch(/ended with code 78\.\n--adopt is not known here/);
  });
});

describe('an installation in development', () => {
  it('[D-135] warns of a key that its database does not know, and adopts it', async () => {
    expect(await start('api/main.cjs', { key: A, production: false })).not.toContain('SECRET_KEY');
    expect(await start('worker/main.cjs', { key: B, production: false })).toMatch(
      /"level":"warn".*SECRET_KEY is adopted, since NODE_ENV is development/,
    );
  });
});
