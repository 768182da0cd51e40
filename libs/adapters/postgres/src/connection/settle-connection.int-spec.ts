import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import type { DataSource } from 'typeorm';
import { createDataSource, type DatabaseOptions } from './data-source';
import { settleMigration } from './settle-connection';
import { SessionConnection } from '../sync/session-connection';
import { useDatabase } from '../testing';
import { asTenant } from '../row-level-security';

const database = useDatabase(1);

const MISLEADING = {
  jit: 'on',
  timezone: 'America/New_York',
  datestyle: 'German',
  intervalstyle: 'sql_standard',
  default_transaction_isolation: 'serializable',
  plan_cache_mode: 'force_custom_plan',
  lock_timeout: '1s',
  statement_timeout: '1s',
  idle_in_transaction_session_timeout: '1s',
};
const SETTLED = {
  jit: 'off',
  timezone: 'UTC',
  datestyle: 'ISO, DMY',
  intervalstyle: 'postgres',
  default_transaction_isolation: 'read committed',
  plan_cache_mode: 'auto',
  lock_timeout: '0',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '1min',
};
const SHOW_SETTINGS = `select ${Object.keys(SETTLED)
  .map((name) => `current_setting('${name}') as ${name}`)
  .join(', ')}`;

describe('a connection of the service', () => {
  beforeAll(async () => {
    const name = new URL(database.url).pathname.slice(1);
    for (const [setting, value] of Object.entries(MISLEADING))
      await database.source.query(`alter database ${name} set ${setting} to '${value}'`);
  });

  it.each([false, true])(
    'goes by the settings of the service, whatever its database is set to (tenant scope: %s)',
    async (isTenantScoped) => {
      const source = await connected({ poolSize: 3, isTenantScoped });
      const workspace = await database.makeWorkspace();
      const settings = (): Promise<object[]> => source.query(SHOW_SETTINGS);
      const answers = await Promise.all([settings(), asTenant(workspace, settings), settings()]);
      await source.destroy();
      expect(answers.flat()).toEqual([SETTLED, SETTLED, SETTLED]);
    },
  );

  it('goes by the settings of the service outside of the pool, too', async () => {
    const session = await SessionConnection.open({ url: database.url, applicationName: 'session', statementTimeoutMs: 5_000 });
    const rows = await session.query(SHOW_SETTINGS);
    await session.close();
    expect(rows).toEqual([SETTLED]);
  });

  it('works as long as it takes where it migrates, and lets nobody wait behind it for longer than half a minute', async () => {
    const source = await connected({ settle: settleMigration });
    const rows = await source.query<object[]>(SHOW_SETTINGS);
    await source.destroy();
    expect(rows).toEqual([{ ...SETTLED, statement_timeout: '0', lock_timeout: '30s' }]);
  });

  it('reports a statement that goes on for too long, and serves the next one', async () => {
    const source = await connected({ poolSize: 1 });
    await source.query(`set statement_timeout = '50ms'`);
    await expect(source.query('select pg_sleep(60)')).rejects.toMatchObject({
      code: '57014',
      message: 'canceling statement due to statement timeout',
    });
    expect(await source.query('select 1 as one')).toEqual([{ one: 1 }]);
    await source.destroy();
  });

  it('starts with no parameter that a pooler refuses', async () => {
    const recorder = await recordStarts(database.url);
    const source = await connected({ url: recorder.url, isTenantScoped: true });
    const session = await SessionConnection.open({ url: recorder.url, applicationName: 'session', statementTimeoutMs: 5_000 });
    await session.close();
    await source.destroy();
    recorder.server.close();
    expect(recorder.parameters).toEqual([
      ['user', 'database', 'application_name', 'client_encoding'],
      ['user', 'database', 'application_name', 'client_encoding'],
    ]);
  });
});

const connected = (options: Partial<DatabaseOptions>): Promise<DataSource> =>
  createDataSource({ url: database.url, poolSize: 1, applicationName: 'settled', ...options }).initialize();

/** A proxy of the server that notes the names of the parameters with which each connection starts. */
async function recordStarts(url: string): Promise<{ url: string; server: Server; parameters: string[][] }> {
  const parameters: string[][] = [];
  const target = new URL(url);
  const { port, hostname } = target;
  const folder = target.searchParams.get('host');
  const server = createServer((client) => {
    const upstream = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), hostname);
    client.once('data', (packet: Buffer) => {
      const texts = packet.subarray(8).toString().split('\0');
      parameters.push(texts.filter((name, index) => index % 2 === 0 && name !== ''));
    });
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  target.searchParams.delete('host');
  target.hostname = '127.0.0.1';
  target.port = String((server.address() as AddressInfo).port);
  return { url: target.href, server, parameters };
}
