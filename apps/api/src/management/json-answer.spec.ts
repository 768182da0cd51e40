import { Writable } from 'node:stream';
import type { Request, Response } from 'express';
import { sendAnswer } from './json-answer';

const PIECES = Array.from({ length: 5 }, (_, at) => new Uint8Array(1024).fill(at));

/** A response that notes what it was sent, and whether it had ended a turn after each piece. */
class Sent extends Writable {
  readonly chunks: Buffer[] = [];
  readonly endedAfter: boolean[] = [];
  readonly headers: Record<string, unknown> = {};
  code = 200;

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.chunks.push(chunk);
    setImmediate(() => this.endedAfter.push(this.writableEnded));
    done();
  }

  setHeader(name: string, value: unknown): void {
    this.headers[name] = value;
  }

  status(code: number): this {
    this.code = code;
    return this;
  }
}

async function sent(pieces: typeof PIECES, request: Partial<Request> = {}): Promise<Sent> {
  const response = new Sent();
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  await sendAnswer(request as Request, response as unknown as Response, { pieces, length, etag: '"a"' });
  return response;
}

describe('an answer in pieces', () => {
  it('[D-116] is sent whole, and is over in the turn of its last piece', async () => {
    const response = await sent(PIECES);
    expect(response.writableEnded).toBe(true);
    await new Promise(setImmediate);
    expect(Buffer.concat(response.chunks).equals(Buffer.concat(PIECES))).toBe(true);
    expect(response.endedAfter).toEqual([false, false, false, false, true]);
    expect(response.headers).toMatchObject({ 'Content-Length': 5 * 1024, ETag: '"a"' });
  });

  it.each([0, 1])('is sent in %i pieces', async (count) => {
    const response = await sent(PIECES.slice(0, count));
    expect([response.writableEnded, response.chunks.length]).toEqual([true, count]);
  });

  it('is not sent to a client that has it', async () => {
    const response = await sent(PIECES, { fresh: true });
    expect([response.code, response.writableEnded, response.chunks]).toEqual([304, true, []]);
  });
});
