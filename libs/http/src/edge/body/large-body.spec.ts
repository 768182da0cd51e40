import type { JsonBytes } from '@svc/composition';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { readLargeBody } from './large-body';

const CHUNKS = Array.from({ length: 40 }, (_, index) => Buffer.from(index === 0 ? '["' : 'x'.repeat(64 * 1024)));

/** Returns a request whose whole body has arrived, and arrives once. */
function requestWith(chunks: readonly Buffer[]): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  for (const chunk of chunks) request.push(chunk);
  request.push(null);
  request.complete = true;
  return request;
}

const readAll = (request: IncomingMessage, onLarge = () => undefined) =>
  readLargeBody(request, new ServerResponse(request), 'document', onLarge);

describe('a large body', () => {
  it('[D-116] is taken in one piece in each turn of the process, so that a fast client keeps nobody waiting', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const body = (await readAll(requestWith(CHUNKS))) as JsonBytes;
    clearImmediate(next);
    expect(Buffer.concat(body.blocks, body.length).equals(Buffer.concat(CHUNKS))).toBe(true);
    expect(turns).toBeGreaterThanOrEqual(CHUNKS.length - 2);
  });

  it('[D-116] is let pass to its end when it is refused', async () => {
    const request = requestWith(CHUNKS);
    const refuse = () => {
      throw new Error('no turn');
    };
    await expect(readAll(request, refuse)).rejects.toThrow('no turn');
    expect(request.readableEnded).toBe(true);
  });
});
