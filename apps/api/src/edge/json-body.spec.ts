import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { readJsonBody, readPlainJson } from './json-body';

const MINUTE_MS = 60_000;

function slowRequest(): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = { 'content-type': 'application/json', 'content-length': '40' };
  return request;
}

describe('the body of a client that sends it slowly', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['before the framework', (request: IncomingMessage) => readPlainJson(request)],
    ['by the framework', (request: IncomingMessage) => readJsonBody(Object.assign(request, { is: () => 'application/json' }) as unknown as Request, {} as Response)],
  ])('is waited for a minute, and no longer, %s', async (_, read) => {
    const request = slowRequest();
    const reading = read(request).then(() => 'read', (error: Error) => error.message);
    request.push('{"items":');
    await jest.advanceTimersByTimeAsync(MINUTE_MS - 1);
    const early = await Promise.race([reading, Promise.resolve('waiting')]);
    await jest.advanceTimersByTimeAsync(1);
    expect([early, await reading]).toEqual(['waiting', 'The body took longer than a minute.']);
  });
});
