import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Yields the pieces of a response, one in each turn of the event loop. Otherwise a fast client would take megabytes in one turn while
 * others wait.
 */
export async function* yieldInTurns<T>(pieces: Iterable<T>): AsyncGenerator<T> {
  for (const piece of pieces) {
    yield piece;
    await nextTurn();
  }
}

/** Passes the chunks of a stream to `take`, one in each turn of the event loop, so that other requests wait for one chunk at most. */
export function takeInTurns(stream: Readable, take: (chunk: Uint8Array) => void): void {
  stream.on('data', (chunk: Uint8Array) => {
    take(chunk);
    stream.pause();
    setImmediate(() => stream.resume());
  });
}

/** Drops the rest of a stream in the same way; a client that reads the response after sending everything may still have 100 MB to send. */
export function dropInTurns(stream: Readable): void {
  takeInTurns(stream, () => undefined);
  stream.resume();
}
