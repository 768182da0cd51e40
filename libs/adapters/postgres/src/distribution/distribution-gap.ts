import type { QueryRunner } from 'typeorm';

/** Settings that every node needs, with their values. */
const NEEDED_SETTINGS: Readonly<Record<string, string>> = {
  'citus.enable_unsafe_triggers': 'on',
  'citus.allow_nested_distributed_execution': 'on',
};

/** Returns what a database lacks to be distributed, in a sentence that says what to do; undefined when nothing is missing. */
export async function distributionGap(runner: QueryRunner): Promise<string | undefined> {
  const [{ hasExtension, isAvailable, database }] = (await runner.query(EXTENSION)) as [Extension];
  if (!hasExtension) {
    return isAvailable
      ? `The database ${database} has no Citus yet. As a superuser, run in it, on each node: create extension citus; then add the nodes, and run this again.`
      : `This PostgreSQL has no Citus, which spreads tables over several servers: ask for the package of its version (citus), add it to shared_preload_libraries, and start the server again. Without it, everything stays on this one server.`;
  }
  const [{ nodes, isCoordinator }] = (await runner.query(NODES)) as [{ nodes: number; isCoordinator: boolean }];
  if (!isCoordinator) return `DATABASE_URL leads to a node that is not the coordinator. Run this with the address of the coordinator.`;
  if (nodes === 0) {
    return `Citus of the database ${database} has no nodes yet. As a superuser, run in it: select citus_set_coordinator_host('<its name>', <its port>); then, for each further node: select citus_add_node('<name>', <port>).`;
  }
  for (const [name, value] of Object.entries(NEEDED_SETTINGS)) {
    const [{ is }] = (await runner.query(`select current_setting($1) as is`, [name])) as [{ is: string }];
    if (is !== value) return `${name} is ${is}; the service needs ${value}. Set it in postgresql.conf of every node, and reload.`;
  }
  const [{ mayLogIn }] = (await runner.query(LOGIN)) as [{ mayLogIn: boolean }];
  if (!mayLogIn) {
    return `The nodes have to connect to each other as svc_app, the role that row-level security holds. As a superuser, run on the coordinator: alter role svc_app login; and let the nodes in by pg_hba.conf or pg_dist_authinfo.`;
  }
  return undefined;
}

interface Extension {
  hasExtension: boolean;
  isAvailable: boolean;
  database: string;
}

const EXTENSION = `
  select exists (select 1 from pg_extension where extname = 'citus') as "hasExtension",
         exists (select 1 from pg_available_extensions where name = 'citus') as "isAvailable", current_database() as database`;

const NODES = `
  select (select count(*)::int from pg_dist_node where isactive and noderole = 'primary') as nodes,
         coalesce((select groupid from pg_dist_local_group), 0) = 0 as "isCoordinator"`;

const LOGIN = `select coalesce((select rolcanlogin from pg_roles where rolname = 'svc_app'), true) as "mayLogIn"`;
