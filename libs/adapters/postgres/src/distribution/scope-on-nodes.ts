import type { PoolClient } from 'pg';
import { EVERY_WORKSPACE, type TenantScope } from '../row-level-security/tenant-scope';
import { type Sent, textOf } from './dialect';

type Query = (...parameters: readonly unknown[]) => Promise<unknown>;
type Callback = (error: unknown, result?: unknown) => void;

const BEGINS = /^\s*(begin|start transaction)\b/i;
const ENDS = /^\s*(commit|rollback(?!\s+to)|abort|end)\b/i;

const scoped = new WeakSet<PoolClient>();

/**
 * Has the nodes of a distributed database go by the tenant scope of a connection. Settings of a session stay on the node that it is
 * connected to; those that a transaction sets locally reach every node that takes part in it (`citus.propagate_set_commands`). So each
 * transaction begins with the scope, and a statement outside of one is sent in one of its own, which costs two round trips.
 * @param scopeOf returns the scope that the session has at present
 */
export function takeScopeToNodes(client: PoolClient, scopeOf: () => TenantScope | undefined): void {
  if (scoped.has(client)) return;
  scoped.add(client);
  const send = client.query.bind(client) as unknown as Query;
  let isInTransaction = false;
  const query = (parameters: readonly unknown[]): Promise<unknown> => {
    const text = textOf(parameters[0] as Sent);
    const scope = scopeOf();
    if (ENDS.test(text)) isInTransaction = false;
    if (!scope || scope.tenant === EVERY_WORKSPACE) {
      if (BEGINS.test(text)) isInTransaction = true;
      return send(...parameters);
    }
    if (BEGINS.test(text)) {
      isInTransaction = true;
      return send(...parameters).then((begun) => send(settingsOf(scope)).then(() => begun));
    }
    return isInTransaction || ENDS.test(text) ? send(...parameters) : alone(parameters, scope);
  };
  const alone = async (parameters: readonly unknown[], scope: TenantScope): Promise<unknown> => {
    await send(`begin; ${settingsOf(scope)}`);
    try {
      const result = await send(...parameters);
      await send('commit');
      return result;
    } catch (error) {
      await send('rollback').catch(() => undefined); // a connection that is gone has rolled back
      throw error;
    }
  };
  client.query = ((...parameters: unknown[]) => {
    const callback = typeof parameters.at(-1) === 'function' ? (parameters.pop() as Callback) : undefined;
    const sent = query(parameters);
    if (!callback) return sent;
    sent.then((result) => callback(undefined, result), callback);
    return undefined;
  }) as PoolClient['query'];
}

/** The scope has no other values than ids and modes, and a statement with several commands takes no parameters. */
function settingsOf({ tenant, mode }: TenantScope): string {
  const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
  return `set local citus.propagate_set_commands to 'local'; set local svc.workspace to ${quoted(tenant)}; set local svc.mode to ${quoted(mode)}`;
}
