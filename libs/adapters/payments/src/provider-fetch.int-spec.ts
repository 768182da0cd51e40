import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProviderUnavailable } from '@svc/payments';
import { providerFetch } from './provider-fetch';

const LONG_MS = 30_000;

describe('calling a provider', () => {
  let server: Server;
  let url: string;
  let answer: (response: ServerResponse) => void;
  let received: { method?: string; url?: string; authorization?: string };

  beforeAll(async () => {
    server = createServer(({ method, url: path, headers: { authorization } }, response) => {
      received = { method, url: path, authorization };
      answer(response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const call = (limitMs = LONG_MS) =>
    providerFetch(limitMs)(`${url}/charge`, { method: 'POST', headers: { authorization: 'Bearer sk_test_x' }, body: '{}' });

  it('returns the answer, whatever the status', async () => {
    answer = (response) => response.writeHead(400, { 'content-type': 'application/json', 'x-id': '1' }).end('{"status":false}');
    const response = await call();
    expect([response.status, response.headers.get('x-id'), await response.json()]).toEqual([400, '1', { status: false }]);
    expect(received).toEqual({ method: 'POST', url: '/charge', authorization: 'Bearer sk_test_x' });
  });

  it('returns an answer without a body', async () => {
    answer = (response) => response.writeHead(204).end();
    expect([(await call()).status, await (await call()).text()]).toEqual([204, '']);
  });

  it.each([
    ['answers nothing', () => undefined],
    ['begins and does not end', (response: ServerResponse) => void response.writeHead(200).write('{')],
  ])('[ADR 0028 r1] does not know the outcome when it %s', async (_, respond) => {
    answer = respond;
    const failed = await call(50).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ProviderUnavailable);
    expect((failed as ProviderUnavailable).reason).toMatch(/^127\.0\.0\.1:\d+: no answer in time$/);
  });

  it('[ADR 0028 r1] does not know the outcome when the connection breaks, or there is none', async () => {
    answer = (response) => response.destroy();
    await expect(call()).rejects.toThrow(ProviderUnavailable);
    await expect(providerFetch(LONG_MS)('http://127.0.0.1:9/charge')).rejects.toThrow(ProviderUnavailable);
  });

  it('follows no redirect', async () => {
    answer = (response) => response.writeHead(307, { location: 'https://elsewhere.example/' }).end();
    await expect(call()).rejects.toThrow(ProviderUnavailable);
  });
});
