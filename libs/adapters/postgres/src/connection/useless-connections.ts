import type { Socket } from 'node:net';
import type { Client, ClientBase } from 'pg';
import { READ_ONLY } from './database-away';

/** Internals of a connection of pg, which its types do not declare. */
interface Wire {
  stream: Socket;
  on(event: 'errorMessage', listener: (error: { code?: string }) => void): void;
}

/**
 * Thrown when the server has not answered in the time in which it would have ended the statement itself: the outcome is
 * unknown.
 */
class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(ms: number) {
    super(`Nothing has come from the database for ${ms} ms.`);
    this.name = 'NoAnswer';
  }
}

/**
 * Ends a connection of a pool, and so the statement on it, after `silentMs` without traffic (a network that loses packets
 * closes no connection), and when its server takes no writes. The pool then makes another, which reaches the present server.
 * Not for connections that listen, which may be silent without limit.
 */
export function endWhenUseless(client: ClientBase, silentMs: number): void {
  const wired = client as Client & { connection: Wire };
  const { connection } = wired;
  connection.stream.setTimeout(silentMs, () => connection.stream.destroy(new NoAnswer(silentMs)));
  connection.on('errorMessage', ({ code }) => {
    if (code === READ_ONLY) void wired.end(); // From now on, so that nobody borrows it meanwhile.
  });
}
