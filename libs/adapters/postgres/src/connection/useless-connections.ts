import type { Socket } from 'node:net';
import type { Client, ClientBase } from 'pg';
import { READ_ONLY } from './database-away';

/** What pg has of a connection; its types do not know of it. */
interface Wire {
  stream: Socket;
  on(event: 'errorMessage', listener: (error: { code?: string }) => void): void;
}

/** The server has not answered in the time in which it would have ended the statement itself: nobody knows what has become of it. */
class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(ms: number) {
    super(`Nothing has come from the database for ${ms} ms.`);
    this.name = 'NoAnswer';
  }
}

/**
 * Ends a connection of a pool, and so the statement on it, when nothing has come or gone on it for `silentMs` (a network that
 * loses packets closes no connection), and when its server turns out to take no writes: the pool makes another instead,
 * which reaches the server that is there by then. Not for connections that listen, which may be silent for as long as they like.
 */
export function endWhenUseless(client: ClientBase, silentMs: number): void {
  const known = client as Client & { connection: Wire };
  const { connection } = known;
  connection.stream.setTimeout(silentMs, () => connection.stream.destroy(new NoAnswer(silentMs)));
  connection.on('errorMessage', ({ code }) => {
    if (code === READ_ONLY) void known.end(); // From now on, so that nobody borrows it meanwhile.
  });
}
