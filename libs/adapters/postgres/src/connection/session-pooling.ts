import { randomUUID } from 'node:crypto';
import { Client, type ClientBase } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Thrown when the connection leads through a pooler that assigns a connection of the database for one transaction, and for the
 * next to another client.
 */
export class TransactionPooling extends Error {
  constructor() {
    super(
      'DATABASE_URL leads through a pooler that lends connections by the transaction (pgbouncer: pool_mode = transaction): the role and the workspace of one client would be those of the next, and notifications and session locks would be lost. Have it lend by the session (pool_mode = session), or connect to PostgreSQL itself.',
    );
    this.name = 'TransactionPooling';
  }
}

interface Seen {
  pid: number;
  mark: string | null;
}

const PROBE_TIMEOUT_MS = 5_000;
/**
 * Rounds of a probe. The second detects a pooler that hands out its connections in turn. Where other clients work meanwhile, a round
 * can miss by chance that its connections are shared: the others keep that from happening in all rounds.
 */
const ROUNDS = 12;
const SEE = `select pg_backend_pid() as pid, current_setting('svc.probe', true) as mark`;
const MARK = `select pg_backend_pid() as pid, set_config('svc.probe', $1, false) as mark`;

/** Probes under way, by the address they probe: connections that are opened together share one. */
const underWay = new Map<string, Promise<void>>();

/**
 * Checks a new connection: PostgreSQL itself answers with the process that it named in its greeting. Where another answers, a
 * pooler is between, and is probed by one more connection beside this one.
 * @throws TransactionPooling
 */
export async function requireSession(client: ClientBase): Promise<void> {
  const { host, port, user, database, password, ssl, processID } = client as Client & { processID: number };
  const { pid } = await ask(client, SEE);
  if (pid === processID) return;
  const address = `${user}@${host}:${port}/${database}`;
  const probe =
    underWay.get(address) ??
    probeBeside(client, new Client({ host, port, user, database, password, ssl, connectionTimeoutMillis: PROBE_TIMEOUT_MS }));
  underWay.set(address, probe);
  await probe.finally(() => underWay.delete(address));
}

/**
 * Probes with two connections of a pool, at the start of a process.
 * @throws TransactionPooling
 */
export async function requireSessions(dataSource: DataSource): Promise<void> {
  const runners = [dataSource.createQueryRunner(), dataSource.createQueryRunner()] as const;
  try {
    const [one, other] = (await Promise.all(runners.map((runner) => runner.connect()))) as [ClientBase, ClientBase];
    await probeWith(one, other);
  } finally {
    await Promise.all(runners.map((runner) => runner.release()));
  }
}

async function probeBeside(client: ClientBase, other: Client): Promise<void> {
  other.on('error', () => undefined); // the statement at work rejects by it
  try {
    await other.connect();
    await probeWith(client, other);
  } finally {
    await other.end().catch(() => undefined);
  }
}

async function probeWith(one: ClientBase, other: ClientBase): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (await areMixed(one, other)) throw new TransactionPooling();
  }
}

/**
 * Returns whether one client gets a connection of the database that is not its own, alone or while the other holds a
 * transaction; or whether the other sees its settings.
 */
async function areMixed(one: ClientBase, other: ClientBase): Promise<boolean> {
  const mark = randomUUID();
  const own = await ask(one, MARK, [mark]);
  const isOwn = (seen: Seen) => seen.pid === own.pid && seen.mark === mark;
  if (!isOwn(await ask(one, SEE))) return true;
  await ask(other, 'begin');
  try {
    const others = await ask(other, SEE);
    return others.pid === own.pid || others.mark === mark || !isOwn(await ask(one, SEE));
  } finally {
    await ask(other, 'rollback');
  }
}

async function ask(client: ClientBase, text: string, values: unknown[] = []): Promise<Seen> {
  const question = { text, values, query_timeout: PROBE_TIMEOUT_MS }; // pg has a limit for one query; its types do not know of it
  const { rows } = await client.query<Seen>(question);
  return rows[0]!;
}
