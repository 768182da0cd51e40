import type { ClientBase } from 'pg';

/** pg takes a limit for one query; its types do not know of it. */
const SETTLE = { text: 'set jit to off', query_timeout: 5_000 };

/**
 * Gives a new connection the settings of the service, before its first work. Compiling a plan takes seconds, where the
 * service's statements take milliseconds. A statement, not a parameter of the start: poolers refuse those.
 * Rejects when the server does not answer within 5 s.
 */
export async function settleConnection(client: ClientBase): Promise<void> {
  await client.query(SETTLE);
}
