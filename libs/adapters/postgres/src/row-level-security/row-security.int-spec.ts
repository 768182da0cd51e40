import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { sqlOf } from '../work/sql';
import { statement } from '../work/statement';
import { useDatabase } from '../testing';
import { EVERY_WORKSPACE, enterTenant, asTenant, asNoTenant } from './tenant-scope';
import { rowSecurityGap } from './tenant-scoped-pool';

const WORKSPACES = statement<{ workspace_id: string }>('workspaces of counters')`select distinct workspace_id from counter`;
const database = useDatabase();
let service: DataSource;
let [ours, theirs]: string[] = [];

beforeAll(async () => {
  [ours, theirs] = [await database.makeWorkspace(), await database.makeWorkspace()];
  for (const workspaceId of [ours, theirs]) await note(database.source, workspaceId);
  service = await createDataSource({ url: database.url, poolSize: 2, applicationName: 'walled', isTenantScoped: true }).initialize();
});

afterAll(() => service?.destroy());

/** Writes a row of a workspace. */
async function note(source: Pick<DataSource, 'query'>, workspaceId: string): Promise<void> {
  await source.query(`insert into counter (workspace_id, kind, subject_id) values ($1, 'stock', $2)`, [workspaceId, randomUUID()]);
}

/** Returns the workspaces whose rows a query for all rows shows. */
async function shown(source: Pick<DataSource, 'query'> = service): Promise<string[]> {
  const rows = await source.query<{ workspace_id: string }[]>(WORKSPACES.text);
  return rows.map(({ workspace_id }) => workspace_id).sort();
}

/** An ordinary role, and the service connected as it. */
async function makeLogin() {
  const login = `login_${randomUUID().replaceAll('-', '')}`;
  await database.source.query(`create role ${login} login password '${login}'; grant ${login} to current_user`);
  const url = new URL(database.url);
  url.username = url.password = login;
  const source = await createDataSource({ url: url.href, poolSize: 1, applicationName: 'login', isTenantScoped: true }).initialize();
  const drop = async () => {
    await source.destroy();
    await database.source.query(`drop owned by ${login}; drop role ${login}`);
  };
  return { login, source, drop };
}

const all = () => [ours!, theirs!].sort();

describe('row-level security behind the repositories', () => {
  it('shows a request of one workspace no row of another, though its statement names none', async () => {
    expect(await asTenant(ours!, () => shown())).toEqual([ours]);
    expect(await asTenant(theirs!, () => shown())).toEqual([theirs]);
  });

  it('shows a request nothing before its workspace is known, and all of its rows from then on', async () => {
    await asNoTenant(async () => {
      expect(await shown()).toEqual([]);
      enterTenant(ours!);
      expect(await shown()).toEqual([ours]);
      expect(await Promise.all([shown(), service.transaction((manager) => shown(manager))])).toEqual([[ours], [ours]]);
    });
  });

  it('shows every row to the service’s own work', async () => {
    expect(await shown()).toEqual(all());
    expect(await asTenant(EVERY_WORKSPACE, () => shown())).toEqual(all());
  });

  it('fails the one statement whose connection breaks while its tenant scope is set, and nothing else', async () => {
    const { master } = service.driver as unknown as { master: Pool };
    master.once('acquire', (client) =>
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(new Error('cut off')),
    );
    await expect(asTenant(randomUUID(), () => shown())).rejects.toThrow('connection');
    expect(await asTenant(ours!, () => shown())).toEqual([ours]);
  });

  it('takes no row of another workspace, and changes and deletes none', async () => {
    await asTenant(ours!, async () => {
      await expect(note(service, theirs!)).rejects.toThrow('violates row-level security policy');
      await expect(service.query('update counter set workspace_id = $1', [theirs])).rejects.toThrow(
        /violates row-level security policy|modifying the partition value/,
      );
      await note(service, ours!);
      await service.query('update counter set capacity = 7');
      await service.query(`delete from counter where capacity is null`);
    });
    expect(await database.source.query('select workspace_id from counter where capacity is null')).toEqual([{ workspace_id: theirs }]);
  });

  it('holds after a transaction that failed, and for statements that are prepared', async () => {
    const failing = () => service.transaction((manager) => manager.query('select 1 / 0'));
    for (const workspaceId of [ours!, theirs!, ours!]) {
      await expect(asTenant(workspaceId, failing)).rejects.toThrow('division by zero');
      expect(await asTenant(workspaceId, () => sqlOf(service).prepared(WORKSPACES, []))).toEqual([{ workspace_id: workspaceId }]);
    }
  });

  it('shows each of many who wait for few connections their own rows', async () => {
    const askers = Array.from({ length: 40 }, (_, index) => [ours!, theirs!][index % 2]!);
    const [answers, prepared] = await Promise.all([
      Promise.all(askers.map((asker) => asTenant(asker, () => shown()))),
      Promise.all(askers.map((asker) => asTenant(asker, () => sqlOf(service).prepared(WORKSPACES, [])))),
    ]);
    expect(answers).toEqual(askers.map((asker) => [asker]));
    expect(prepared).toEqual(askers.map((asker) => [{ workspace_id: asker }]));
  });

  it('binds the owner of the tables, who is not a superuser', async () => {
    const owner = await makeLogin();
    await database.source.query(
      `create table owned (workspace_id uuid not null); grant create on schema public to ${owner.login}; alter table owned owner to ${owner.login}; grant svc_app to ${owner.login}; select enable_row_security()`,
    );
    await database.source.query('insert into owned values ($1), ($2)', [ours, theirs]);
    const rows = () => owner.source.query<object[]>('select workspace_id from owned');
    expect(await asTenant(ours!, rows)).toEqual([{ workspace_id: ours }]);
    expect(await rows()).toHaveLength(2);
    await owner.drop();
  });

  it('lets requests change no table', async () => {
    await expect(asTenant(ours!, () => service.query('alter table counter disable row level security'))).rejects.toThrow(
      'must be owner of table counter',
    );
    await expect(asTenant(ours!, () => service.query('create table public.stray (id uuid)'))).rejects.toThrow(
      'permission denied for schema public',
    );
  });
});

describe('the report of a start on row-level security', () => {
  it('is empty while it is intact', async () => {
    expect(await rowSecurityGap(service)).toBeUndefined();
  });

  it('names tables without its policy, which the next migration adds', async () => {
    await database.source.query('create table late (workspace_id uuid not null)');
    expect(await rowSecurityGap(service)).toBe('Row security does not keep workspaces apart in late. Run npm run migrate.');
    await database.source.query('select enable_row_security()');
    expect(await rowSecurityGap(service)).toBeUndefined();
    expect(await asTenant(ours!, () => service.query('select from late'))).toEqual([]);
  });

  it('names the login that cannot take the role it applies to, and the fix by an administrator', async () => {
    const { login, source, drop } = await makeLogin();
    expect(await rowSecurityGap(source)).toContain(`create role svc_app; grant svc_app to "${login}"`);
    await drop();
  });
});
