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
