import { createTestDatabase, RunningProcess, type TestDatabase } from '@svc/testing';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const SECRET_KEY = randomBytes(32).toString('base64');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** Returns what a migration with these arguments prints until it has ended. */
function migrate(...args: string[]): Promise<string> {
  const env = { DATABASE_URL: database.url, SECRET_KEY, NODE_ENV: 'development' };
  return RunningProcess.start('api/migrate.cjs', env, { args }).then(
    () => 'It goes on.',
    (error: unknown) => String(error),
  );
}

async function query<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

const makeShop = (slug: string) =>
  query('insert into workspace (id, slug, display_name, timezone, currencies) values (gen_random_uuid(), $1, $1, $2, $3)', [
    slug,
    'Africa/Lagos',
    ['NGN'],
  ]);
const slugs = async () => (await query<{ slug: string }>('select slug from workspace order by slug')).map(({ slug }) => slug);

describe('[D-4] a workspace with a slug that the service needs', () => {
  beforeAll(async () => {
    for (const slug of ['Console', 'door', 'adire']) await makeShop(slug);
  });

  it('stops a migration before it changes anything, which names how to rename it', async () => {
    const printed = await migrate();
    expect(printed).toContain('ended with code 78.');
    for (const slug of ['Console', 'door']) expect(printed).toContain(`npm run migrate -- --rename-workspace ${slug} <new slug>`);
    expect(printed).not.toContain('The schema is up to date.');
  });

  it.each([
    [['--rename-workspace'], 'takes the slug of a workspace and its new one'],
    [['--rename-workspace', 'door', '--adopt-secret-key'], 'takes the slug of a workspace and its new one'],
    [['--rename-workspace', 'adire', 'Docs'], 'This name is reserved'],
    [['--rename-workspace', 'adire', 'No Such Slug'], '--rename-workspace adire No Such Slug: '],
    [['--rename-workspace', 'door', 'gate', 'more'], 'more is not known here'],
  ])('is not renamed by %j', async (args, sentence) => {
    const printed = await migrate(...args);
    expect(printed).toContain('ended with code 78.');
    expect(printed).toContain(sentence);
    expect(await slugs()).toEqual(['Console', 'adire', 'door']);
  });

  it('still stops a migration that renames another one', async () => {
    expect(await migrate('--rename-workspace', 'door', 'gate')).toContain('--rename-workspace Console <new slug>');
    await query("update workspace set slug = 'console-house' where slug = 'Console'");
  });

  it('is not renamed to the slug of another one', async () => {
    expect(await migrate('--rename-workspace', 'door', 'adire')).toContain('A workspace has the slug');
    expect(await slugs()).toEqual(['adire', 'console-house', 'door']);
  });

  it('is renamed with its entry in the audit log, and migrations go on', async () => {
    const printed = await migrate('--rename-workspace', 'DOOR', 'gate');
    expect(printed).toContain('The workspace DOOR has the slug gate now.');
    expect(await slugs()).toEqual(['adire', 'console-house', 'gate']);
    expect(await query('select action, subject_name, fields from audit_entry')).toEqual([
      { action: 'change', subject_name: 'gate', fields: ['slug'] },
    ]);
    expect(await migrate()).toContain('The schema is up to date.');
  });

  it('does not stop a migration once it is removed', async () => {
    await makeShop('door');
    await query(
      `insert into removed_workspace (id, slug, request_id, counts, requested_at) select id, slug, 'req_1', '{}', now() from workspace where slug = 'door'`,
    );
    expect(await migrate()).toContain('The schema is up to date.');
  });
});
