import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { readJsonBody } from './json-body';
import { readLargeBody } from './large-body';

const MINUTE_MS = 60_000;

function slowRequest(headers: object): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = { 'content-type': 'application/json', 'content-length': '40', ...headers };
  return request;
}

describe('the body of a client that sends it slowly', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['plain', {}],
    ['in chunks', { 'content-length': undefined, 'transfer-encoding': 'chunked' }],
  ])('is waited for a minute, and no longer, %s', async (_, headers) => {
    const request = slowRequest(headers);
    const reading = readJsonBody(request, new ServerResponse(request)).then(
      () => 'read',
      (error: Error) => error.message,
    );
    request.push('{"items":');
    await jest.advanceTimersByTimeAsync(MINUTE_MS - 1);
    const early = await Promise.race([reading, Promise.resolve('waiting')]);
    await jest.advanceTimersByTimeAsync(1);
    expect([early, await reading]).toEqual(['waiting', 'The body took longer than a minute.']);
  });

  it.each<[string, Record<string, string>]>([
    ['plain', {}],
    ['compressed', { 'content-encoding': 'gzip' }],
  ])('is waited for no longer where it may be a large one, %s', async (_, headers) => {
    const request = slowRequest(headers);
    const reading = readLargeBody(request, new ServerResponse(request), 'document', () => undefined).then(
      () => 'read',
      (error: Error) => error.message,
    );
    if (!headers['content-encoding']) request.push('{"items":');
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(await reading).toBe('The body took longer than a minute.');
  });
});

/** Sends a text as a body, and reads it. */
function readSent(text: string, charset?: BufferEncoding): Promise<unknown> {
  const request = slowRequest({
    'content-length': undefined,
    'content-type': `application/json${charset ? '; charset=utf-16le' : ''}`,
    'transfer-encoding': 'chunked',
  });
  return sent(request, Buffer.from(text, charset));
}

function sent(request: IncomingMessage, body: Buffer): Promise<unknown> {
  request.push(body);
  request.push(null);
  request.complete = true;
  return readJsonBody(request, new ServerResponse(request)).catch((error: { details?: { fields?: object } }) => error.details?.fields);
}

describe('answers that are numbers', () => {
  const rounded = { 'answers.age': expect.any(String) as string };

  it('are refused where parsing would round them, however the body is sent', async () => {
    const text = '{"answers":{"age":9007199254740993}}';
    const plain = slowRequest({ 'content-length': String(text.length) });
    expect(await sent(plain, Buffer.from(text))).toEqual(rounded);
    expect(await readSent(text)).toEqual(rounded);
    expect(await readSent(text, 'utf16le')).toEqual(rounded);
  });

  it('are read where they keep their digits', async () => {
    expect(await readSent('{"answers":{"age":1.10}}', 'utf16le')).toEqual({ answers: { age: 1.1 } });
    expect(await readSent('{"answers":{"age":1e3}}')).toEqual({ answers: { age: 1000 } });
  });
});
