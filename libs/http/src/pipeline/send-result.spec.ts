import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { JsonAnswer } from '@svc/composition';
import { Answer, EventAnswer, Table } from '../edge/answers';
import { keepContext } from '../edge/request-context';
import type { ApiOperation } from '../edge/operation';
import { sendResult } from './send-result';

const PIECES = Array.from({ length: 5 }, (_, at) => new Uint8Array(1024).fill(at));

/** Response that records its chunks, and for each if a turn had ended after the one before. */
class Sent extends Writable {
  readonly chunks: Buffer[] = [];
  readonly endedAfter: boolean[] = [];
  headers: Record<string, string> = {};
  code = 0;

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.chunks.push(chunk);
    setImmediate(() => this.endedAfter.push(this.writableEnded));
    done();
  }

  writeHead(code: number, list: string[]): this {
    this.code = code;
    for (let at = 0; at < list.length; at += 2) this.headers[list[at]!.toLowerCase()] = list[at + 1]!;
    return this;
  }

  setTimeout(): void {
    // The client reads everything at once.
  }

  get text(): string {
    return Buffer.concat(this.chunks).toString();
  }
}

const OPERATION = { method: 'GET', caching: 'no-store', path: '/admin/things', audience: 'workspace' } as ApiOperation;

async function sent(
  result: unknown,
  operation: Partial<ApiOperation> = {},
  headers: object = {},
  method: string = operation.method ?? 'GET',
) {
  const response = new Sent();
  const request = { url: '/v1/admin/things', method, headers } as IncomingMessage;
  const context = keepContext(request, { id: '1', requestId: 'req_1', clientIp: '', startedAt: 0 });
  await sendResult(
    { request, response: response as unknown as ServerResponse, context },
    { ...OPERATION, ...operation } as ApiOperation,
    result,
  );
  return response;
}

const pieces = (of: typeof PIECES) =>
  new JsonAnswer(
    of,
    of.reduce((sum, piece) => sum + piece.length, 0),
    '"a"',
  );

describe('an answer in pieces', () => {
  it('[D-116] is sent whole, and is over in the turn of its last piece', async () => {
    const response = await sent(pieces(PIECES));
    expect(response.writableEnded).toBe(true);
    await new Promise(setImmediate);
    expect(Buffer.concat(response.chunks).equals(Buffer.concat(PIECES))).toBe(true);
    expect(response.endedAfter).toEqual([false, false, false, false, true]);
    expect(response.headers).toMatchObject({ 'content-length': '5120', etag: '"a"', 'cache-control': 'no-store', 'x-request-id': 'req_1' });
  });

  it.each([0, 1])('is sent in %i pieces', async (count) => {
    const response = await sent(pieces(PIECES.slice(0, count)));
    expect([response.writableEnded, response.chunks.length]).toEqual([true, count]);
  });

  it.each([
    ['GET', {}, 304],
    ['POST', { status: 201 }, 201],
  ] as const)('is not sent to a client that has it: %s', async (method, declared, code) => {
    const response = await sent(pieces(PIECES), { method, ...declared }, { 'if-none-match': '"a"' });
    expect([response.code, response.writableEnded, response.chunks.length > 0]).toEqual([code, true, method === 'POST']);
  });

  it('has no body for HEAD', async () => {
    const response = await sent(pieces(PIECES), {}, {}, 'HEAD');
    expect([response.code, response.headers['content-length'], response.chunks]).toEqual([200, '5120', []]);
  });
});

describe('the answer of an operation', () => {
  it('has the revision of what it shows as its ETag, whether it is read or written', async () => {
    const tagged = new Answer({ ref: 'x' }, { etag: '"7"' });
    for (const method of ['GET', 'PATCH'] as const) {
      const { code, headers, text } = await sent(tagged, { method });
      expect([code, headers['etag'], headers['content-length'], text]).toEqual([200, '"7"', '11', '{"ref":"x"}']);
    }
    expect((await sent(tagged, {}, { 'if-none-match': '"7"' })).code).toBe(304);
    expect((await sent(tagged, { method: 'PATCH' }, { 'if-none-match': '"7"' })).code).toBe(200);
  });

  it('has nothing where there is nothing to show', async () => {
    const deleted = await sent(undefined, { method: 'DELETE', status: 204 });
    expect([deleted.code, deleted.text, deleted.headers['content-length'], deleted.headers['cache-control']]).toEqual([
      204,
      '',
      undefined,
      'no-store',
    ]);
    const done = await sent(undefined, { method: 'POST' });
    expect([done.code, done.headers['content-length'], done.headers['content-type']]).toEqual([200, '0', undefined]);
  });

  it('is a file of CSV with a byte order mark', async () => {
    async function* lines() {
      yield 'a\r\n';
      yield 'b\r\n';
    }
    const { headers, text } = await sent(new Table('things.csv', lines()));
    expect(text).toBe('\uFEFFa\r\nb\r\n');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=things.csv',
      'cache-control': 'no-store',
    });
  });

  it('opens events for their reader, and nothing for HEAD', async () => {
    let opened = 0;
    const events = new EventAnswer(async () => {
      opened += 1;
      return (response) => response.end('data: 1\n\n');
    });
    const read = await sent(events);
    const head = await sent(events, {}, {}, 'HEAD');
    expect([read.text, head.text, opened]).toEqual(['data: 1\n\n', '', 1]);
    for (const { headers } of [read, head])
      expect(headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', connection: 'close' });
  });

  it('is a refusal where events cannot be opened', async () => {
    await expect(sent(new EventAnswer(() => Promise.reject(new Error('away'))))).rejects.toThrow('away');
  });
});
