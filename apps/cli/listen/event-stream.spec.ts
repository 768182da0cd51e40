import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventStream } from './event-stream.mjs';

describe('a stream on which nothing comes', () => {
  let server: Server;
  let answer: (response: ServerResponse) => void;
  let base: string;
  beforeAll(async () => {
    server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const read = async (silenceMs = 50) => {
    for await (const message of new EventStream({ base, token: 'svc_ad_x' }, { mode: 'test' }, () => undefined, { silenceMs }).messages(
      new AbortController().signal,
    ))
      return message;
    return undefined;
  };

  it('is given up where the service takes the connection and does not answer', async () => {
    answer = () => undefined;
    await expect(read()).rejects.toMatchObject({ code: 'UNREACHABLE', message: expect.stringContaining('does not respond') as string });
  });

  it('is given up where the answer begins and nothing follows', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
    };
    await expect(read()).rejects.toThrow('does not respond');
  });

  it('is given up where a page that is no stream never ends', async () => {
    answer = (response) => {
      response.writeHead(502, { 'content-type': 'text/html' });
      response.write('<h1>');
    };
    await expect(read()).rejects.toThrow(base);
  });
  it('[D-116] waits where a limit refuses it, and asks again', async () => {
    let requests = 0;
    answer = (response) => {
      requests += 1;
      if (requests === 1)
        return void response
          .writeHead(429, { 'content-type': 'application/json', 'retry-after': '1', 'ratelimit-limit': '200' })
          .end('{"error":{"code":"RATE_LIMITED","message":"Wait.","retryable":true,"requestId":"req_1"}}');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('id: 1\nevent: listening\ndata: {}\n\n');
    };
    expect(await read(5_000)).toMatchObject({ id: '1', event: 'listening' });
  });
});
