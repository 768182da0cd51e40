import type { QueryRunner } from 'typeorm';

/** Settings that every node needs, with their values. */
const NEEDED_SETTINGS: Readonly<Record<string, string>> = {
  'citus.enable_unsafe_triggers': 'on',
  'citus.allow_nested_distributed_execution': 'on',
};

/** An installation cannot be distributed as it is; the message says what is missing and what to do. */
export class CannotDistribute extends Error {
  override name = 'CannotDistribute';
}

/** Returns what a database lacks to be distributed, in a sentence that says what to do; undefined when nothing is missing. */
export async function distributionGap(runner: QueryRunner): Promise<string | undefined> {
  const [extension] = (await runner.query(EXTENSION)) as [Extension];
  if (!extension.hasExtension) return gapOfExtension(extension);
  const [cluster] = (await runner.query(CLUSTER)) as [Cluster];
  const gap = gapOfCluster({ ...cluster, database: extension.database });
  if (gap) return gap;
  for (const node of (await runner.query(EACH_NODE)) as NodeAnswer[]) {
    const gapThere = gapOfNode(node);
    if (gapThere) return gapThere;
  }
  return gapOfAppRole(runner);
}

interface Extension {
  hasExtension: boolean;
  isAvailable: boolean;
  database: string;
}

function gapOfExtension({ isAvailable, database }: Extension): string {
  return isAvailable
    ? `The database ${database} has no Citus yet. As a superuser, run in it, on each node: create extension citus; then add the nodes, and run this again.`
    : `This PostgreSQL has no Citus, which spreads tables over several servers: install the package for its version, add citus to shared_preload_libraries, and start the server again. Without it, everything stays on this one server.`;
}

interface Cluster {
  /** Nodes that hold rows. */
  nodes: number;
  isCoordinator: boolean;
  /** Addresses of the nodes that are not active. */
  inactive: string[];
}

/** Returns the gap of a cluster as the coordinator describes it. */
export function gapOfCluster({ nodes, isCoordinator, inactive, database }: Cluster & { database: string }): string | undefined {
  if (!isCoordinator) return `DATABASE_URL leads to a node that is not the coordinator. Run this with the address of the coordinator.`;
  if (inactive.length > 0) {
    return `Nodes of Citus are not active: ${inactive.join(', ')}. As a superuser, run on the coordinator: select citus_activate_node('<name>', <port>), or citus_remove_node to go on without one.`;
  }
  if (nodes > 0) return undefined;
  return `Citus of the database ${database} has no nodes that hold rows yet. As a superuser, run in it: select citus_set_coordinator_host('<its name>', <its port>); then, for each further node: select citus_add_node('<name>', <port>).`;
}

/** Answer of a node to the coordinator: `result` is a `NodeState` in JSON, or the reason for which there is none. */
interface NodeAnswer {
  node: string;
  success: boolean;
  result: string;
}

interface NodeState {
  /** True where the node refuses every write: a standby, or by its settings. */
  isReadOnly: boolean;
  settings: Record<string, string | null>;
}

/** Returns the gap of a node: it does not answer, takes no writes, or lacks a setting. */
export function gapOfNode({ node, success, result }: NodeAnswer): string | undefined {
  if (!success)
    return `The coordinator cannot work on the node ${node}: ${result}. Start it, or let the coordinator in, then run this again.`;
  const { isReadOnly, settings } = JSON.parse(result) as NodeState;
  if (isReadOnly)
    return `The node ${node} takes no writes: it is a standby, or default_transaction_read_only is on. Correct that, then run this again.`;
  for (const [name, value] of Object.entries(NEEDED_SETTINGS)) {
    if (settings[name] !== value) {
      return `${name} is ${settings[name] ?? 'not set'} on the node ${node}; the service needs ${value}. Set it in postgresql.conf of every node, and reload.`;
    }
  }
  return undefined;
}

/** Returns the gap of svc_app, as which the nodes connect to each other while they serve a workspace. */
async function gapOfAppRole(runner: QueryRunner): Promise<string | undefined> {
  const [{ mayLogIn, login }] = (await runner.query(APP_ROLE)) as [{ mayLogIn: boolean | null; login: string }];
  if (!mayLogIn) {
    const statement = mayLogIn === null ? `create role svc_app login; grant svc_app to "${login}"` : 'alter role svc_app login';
    return `The nodes have to connect to each other as svc_app, the role that row-level security holds. As a superuser, run on the coordinator: ${statement}; and let the nodes in by pg_hba.conf or pg_dist_authinfo.`;
  }
  await runner.startTransaction();
  try {
    await runner.query('set local role svc_app');
    const answers = (await runner.query(EACH_NODE)) as NodeAnswer[];
    const refused = answers.find(({ success }) => !success);
    return (
      refused &&
      `The coordinator cannot connect to the node ${refused.node} as svc_app: ${refused.result}. Let it in by pg_hba.conf or pg_dist_authinfo.`
    );
  } finally {
    await runner.rollbackTransaction();
  }
}

const EXTENSION = `
  select exists (select 1 from pg_extension where extname = 'citus') as "hasExtension",
         exists (select 1 from pg_available_extensions where name = 'citus') as "isAvailable", current_database() as database`;

const CLUSTER = `
  select count(*) filter (where isactive and shouldhaveshards)::int as nodes,
         coalesce(array_agg(nodename || ':' || nodeport order by nodename, nodeport) filter (where not isactive), '{}') as inactive,
         coalesce((select groupid from pg_dist_local_group), 0) = 0 as "isCoordinator"
    from pg_dist_node where noderole = 'primary'`;

const NODE_STATE = `select json_build_object('isReadOnly', pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean,
  'settings', json_build_object(${Object.keys(NEEDED_SETTINGS)
    .map((name) => `'${name}', current_setting('${name}', true)`)
    .join(', ')}))`;

const EACH_NODE = `
  select node.nodename || ':' || node.nodeport as node, answer.success, answer.result
    from run_command_on_all_nodes($$${NODE_STATE}$$) answer join pg_dist_node node using (nodeid)
   order by 1`;

const APP_ROLE = `select (select rolcanlogin from pg_roles where rolname = 'svc_app') as "mayLogIn", session_user as login`;
