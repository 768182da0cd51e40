import { Client, Pool, type ClientBase } from 'pg';

/** Gives a new connection the settings of the service, before its first work; rejecting ends the connection. */
export type SettleConnection = (client: ClientBase) => Promise<void>;

/** BullMQ's statements name their tables without the schema. */
const SEARCH_PATH = 'set search_path to bullmq';

/**
 * A pool for BullMQ, whose own pools would not settle the connection they listen on. It is to be ended after the queue
 * or worker that uses it was closed; a worker keeps one of its connections for listening.
 */
export function openQueuePool(databaseUrl: string, max: number, settle: SettleConnection): Pool {
  const prepare = async (client: ClientBase): Promise<void> => {
    await settle(client);
    await client.query(SEARCH_PATH);
  };
  return new Pool({ connectionString: databaseUrl, max, keepAlive: true, onConnect: prepare }).on('connect', outliveErrors);
}

/** BullMQ does not listen for errors of every connection that it borrows, and an error without a listener ends the process. The statement at work rejects by it. */
function outliveErrors(client: ClientBase): void {
  client.on('error', () => undefined);
}

/** Does `work` with a connection of its own, which ends with it. */
export async function withClient<T>(databaseUrl: string, settle: SettleConnection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  outliveErrors(client);
  await client.connect();
  try {
    await settle(client);
    return await work(client);
  } finally {
    await client.end();
  }
}
