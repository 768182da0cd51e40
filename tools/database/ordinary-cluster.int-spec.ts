import { existsSync } from 'node:fs';
import { eventually } from '@svc/testing';
import { Client } from 'pg';
import { Command } from '../testing/command';
import { describeWithPostgresql } from '../testing/describe-with-postgresql';
import { startOrdinaryCluster, type OrdinaryCluster } from './ordinary-cluster.mjs';
import { processesNaming } from './processes.mjs';

describeWithPostgresql('a cluster of the installed PostgreSQL', () => {
  const clusters: OrdinaryCluster[] = [];
  let cluster: OrdinaryCluster;

  beforeAll(async () => {
    cluster = await startOrdinaryCluster({ icuLocale: 'en-US', timezone: 'America/New_York' });
    clusters.push(cluster);
    await query(cluster.url, 'create table memory (id int)');
  });
  afterAll(() => Promise.all(clusters.map((each) => each.remove())));

  const remember = (id: number) => query(cluster.url, `insert into memory values (${id})`);
  const remembered = async (of = cluster) => (await query(of.url, 'select id from memory order by id')).map(({ id }) => id);

  it('runs with the defaults of PostgreSQL', async () => {
    const changed = await cluster.query(`select name from pg_settings where source = 'command line' order by name`);
    expect(changed.map(({ name }) => name)).toEqual(['cluster_name', 'listen_addresses', 'port', 'unix_socket_directories']);
    const [settings] = await cluster.query(
      `select current_setting('jit') as jit, current_setting('fsync') as fsync, current_setting('max_connections') as most`,
    );
    expect(settings).toEqual({ jit: 'on', fsync: 'on', most: '100' });
  });

  it('sorts as people do and has the time of its place where it is made so', async () => {
    const rows = await query(
      cluster.url,
      `select name, current_setting('timezone') as zone from (values ('b'), ('B'), ('a')) as names (name) order by name`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['a', 'b', 'B']);
    expect(rows[0]?.['zone']).toBe('America/New_York');
  });

  it('lends a role that owns its database and is not a superuser', async () => {
    const [role] = await query(
      cluster.url,
      `select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user`,
    );
    expect(role).toEqual({ rolsuper: false, rolcreatedb: true, rolcreaterole: true, rolbypassrls: false });
  });

  it('has what was committed after it was stopped, and after it was killed', async () => {
    await remember(1);
    await cluster.stop();
    await cluster.start({ work_mem: '5MB' });
    await remember(2);
    await cluster.kill();
    expect(processesNaming(`postgres: ${cluster.name}: `)).toEqual([]);
    await cluster.start();
    expect(await remembered()).toEqual([1, 2]);
    expect(await query(cluster.url, 'show work_mem')).toEqual([{ work_mem: '5MB' }]);
  });

  it('has a standby that follows it, and takes its place when it is killed', async () => {
    const standby = await cluster.standby();
    clusters.push(standby);
    await cluster.query(`alter system set synchronous_standby_names = '${standby.name}'`);
    await cluster.query('select pg_reload_conf()');
    await eventually(
      'commits wait for the standby',
      async () => (await cluster.query(`select from pg_stat_replication where sync_state = 'sync'`)).length === 1,
    );
    await remember(3);
    await cluster.kill();
    await standby.promote();
    expect(await remembered(standby)).toEqual([1, 2, 3]);
    await query(standby.url, 'insert into memory values (4)');
    await standby.remove();
    expect(existsSync(standby.folder)).toBe(false);
  });

  it('ends with the process that started it, however that ends, and leaves no files', async () => {
    const program = `import { startOrdinaryCluster } from './tools/database/ordinary-cluster.mjs';
      const { name, folder } = await startOrdinaryCluster();
      console.log(\`cluster \${name} in \${folder}.\`);
      setInterval(() => {}, 1000);`;
    const command = new Command(process.execPath, ['--input-type=module', '--eval', program], {});
    const folder = await command.prints(/cluster \w+ in (\S+)\./);
    expect(processesNaming(folder)).not.toEqual([]);
    await command.end('SIGKILL');
    await eventually('its files are gone', () => !existsSync(folder));
    await eventually('its processes are gone', () => processesNaming(folder).length === 0);
  });
});

async function query(address: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
