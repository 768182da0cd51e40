import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Yields the pieces of an answer, one in each turn of the event loop: a fast client takes megabytes in a turn, and others wait. */
export async function* givenInTurns<T>(pieces: Iterable<T>): AsyncGenerator<T> {
  for (const piece of pieces) {
    yield piece;
    await nextTurn();
  }
}

/** Passes the chunks of a stream to `take`, one in each turn of the event loop, so that others wait for one chunk alone. */
export function takeInTurns(stream: Readable, take: (chunk: Uint8Array) => void): void {
  stream.on('data', (chunk: Uint8Array) => {
    take(chunk);
    stream.pause();
    setImmediate(() => stream.resume());
  });
}

/** Drops what is left of a stream, likewise: a sender who listens once all is sent may still have 100 MB to send. */
export function dropInTurns(stream: Readable): void {
  takeInTurns(stream, () => undefined);
  stream.resume();
}
