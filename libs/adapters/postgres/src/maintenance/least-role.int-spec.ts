import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { settleMigration } from '../connection/settle-connection';
import { migrate, schemaGap } from './migrate';
import { asTenant, rowSecurityGap } from '../row-level-security';
import { useDatabase } from '../testing';

const admin = useDatabase(1);

/** A role like that of `docker/postgres-roles.sh`. */
describe('a role that may do nothing but own its database', () => {
  const name = `least_${randomUUID().replaceAll('-', '')}`;
  let source: DataSource;

  beforeAll(async () => {
    await admin.source.query(`create role ${name} login password '${name}' nosuperuser nocreatedb nocreaterole noreplication nobypassrls`);
    await admin.source.query(`grant svc_app to ${name}; grant ${name} to current_user`);
    await admin.source.query(`create database ${name} owner ${name}`);
    const url = new URL(admin.url);
    url.username = url.password = url.pathname = name;
    source = await createDataSource({
      url: url.href,
      poolSize: 3,
      applicationName: 'least',
      isTenantScoped: true,
      settle: settleMigration,
    }).initialize();
  });
  afterAll(async () => {
    await source?.destroy();
    await admin.source.query(`drop database if exists ${name} with (force)`);
    await admin.source.query(`drop role ${name}`);
  });

  it('brings the schema up to date, with row-level security, and needs no administrator for it', async () => {
    const { applied } = await migrate(source);
    expect(applied).not.toEqual([]);
    expect([await schemaGap(source), await rowSecurityGap(source)]).toEqual([undefined, undefined]);
  });

  it('keeps workspaces apart', async () => {
    const workspace = randomUUID();
    await source.query(
      `insert into workspace (id, slug, display_name, timezone, currencies) values ($1, 'ours', 'Ile', 'Africa/Lagos', '{NGN}')`,
      [workspace],
    );
    await source.query(`insert into counter (workspace_id, kind, subject_id) values ($1, 'stock', $2)`, [workspace, randomUUID()]);
    const shown = () => source.query<{ of: string }[]>('select workspace_id as of from counter');
    expect(await asTenant(workspace, shown)).toEqual([{ of: workspace }]);
    expect(await asTenant(randomUUID(), shown)).toEqual([]);
  });
});
