import { Client, Pool, type ClientBase } from 'pg';

/** Gives a new connection the settings of the service, before its first work; rejecting ends the connection. */
export type SettleConnection = (client: ClientBase) => Promise<void>;

/** Sets the schema, which BullMQ's statements leave out. */
const SEARCH_PATH = 'set search_path to bullmq';

/** Time limit of making a connection, or of waiting for a free one, ms. */
const CONNECTING_MS = 5_000;
/** Transit time of the answer to a statement that the server has ended, ms. */
const ANSWER_MS = 2_000;

/**
 * Opens a pool for BullMQ, whose own pools would not settle the connection they listen on. It is to be ended after the queue
 * or worker that uses it was closed; a worker keeps one of its connections for listening.
 * @param statementMs longest statement that the server allows; one without an answer by then fails, and its connection ends
 */
export function openQueuePool(databaseUrl: string, max: number, settle: SettleConnection, statementMs: number): Pool {
  const prepare = async (client: ClientBase): Promise<void> => {
    let broken: Error | undefined;
    client.on('error', (error) => (broken = error)); // BullMQ does not listen for errors of every connection that it borrows, and one without a listener ends the process.
    await settle(client);
    await client.query(SEARCH_PATH);
    if (broken) throw broken; // The pool would hand it out all the same, and a worker would listen on it permanently.
  };
  const times = { connectionTimeoutMillis: CONNECTING_MS, query_timeout: statementMs + ANSWER_MS, keepAlive: true };
  return new Pool({ connectionString: databaseUrl, max, ...times, onConnect: prepare });
}

/** Does `work` with a connection of its own, which ends with it. */
export async function withClient<T>(databaseUrl: string, settle: SettleConnection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECTING_MS, keepAlive: true });
  client.on('error', () => undefined); // The statement at work rejects by it.
  await client.connect();
  try {
    await settle(client);
    return await work(client);
  } finally {
    await client.end();
  }
}
