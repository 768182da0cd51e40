import { Agent, createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { HttpAdapterHost } from '@nestjs/core';
import { ExpressAdapter } from '@nestjs/platform-express';
import { openShop, startService, type RunningService } from '@svc/testing';
import { Drain } from './drain';

describe('an api process that is asked to end', () => {
  let service: RunningService;

  afterEach(() => service?.stop());

  it('ends with its last answer, though clients keep their connections', async () => {
    service = await startService();
    const { keys } = await openShop(service, 'drained');
    const read = () => service.client.get('/v1/store/storefront', { key: keys.secretLive }).then(({ status }) => status);
    const underWay = Array.from({ length: 20 }, read);
    const [api] = service.processes;
    const [statuses] = await Promise.all([Promise.all(underWay), Promise.race(underWay).then(() => api!.stop())]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(api!.exitCode).toBe(0);
  });
});

describe('a server that drains', () => {
  it('lets go of clients that have connected and send nothing', async () => {
    const server = createServer((_, response) => response.end('answered'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const drain = drainOf(server);
    drain.onApplicationBootstrap();
    const accepted = once(server, 'connection');
    const silent = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const isOver = once(silent, 'close');
    await accepted;
    const closed = once(server, 'close');
    await drain.beforeApplicationShutdown();
    await Promise.all([isOver, closed]);
  });

  it('answers a request that arrives while the process is held up', async () => {
    const server = createServer((_, response) => response.end('answered'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const drain = drainOf(server);
    drain.onApplicationBootstrap();
    const accepted = once(server, 'connection');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await Promise.all([accepted, once(client, 'connect')]);
    const closed = once(server, 'close');
    await drain.beforeApplicationShutdown();
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const heldUntil = performance.now() + 1_500;
    while (performance.now() < heldUntil);
    const [answer] = (await once(client.setEncoding('utf8'), 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    client.destroy();
    await closed;
  });

  it('loses no request on connections that are kept alive, and says with the last answer of each that it closes', async () => {
    const server = createServer((_, response) => response.end('answered'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const drain = drainOf(server);
    drain.onApplicationBootstrap();
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const asking = Array.from({ length: 20 }, () => askUntilClose(server, agent));
    await textAt(server);
    await drain.beforeApplicationShutdown();
    await expect(Promise.all(asking)).resolves.toEqual(asking.map(() => 'close'));
    agent.destroy();
  });

  it('answers clients whose connections it has not accepted yet', async () => {
    const server = createServer((_, response) => response.end('answered'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const underWay = Array.from({ length: 50 }, () => textAt(server));
    await Promise.race(underWay);
    const closed = once(server, 'close');
    await drainOf(server).beforeApplicationShutdown();
    expect(await Promise.all(underWay)).toEqual(underWay.map(() => 'answered'));
    await closed;
  });
});

function drainOf(server: Server): Drain {
  const host = new HttpAdapterHost<ExpressAdapter>();
  host.httpAdapter = new ExpressAdapter();
  host.httpAdapter.setHttpServer(server);
  return new Drain(host);
}

/** Sends requests on connections that are kept alive, until a response closes its connection; rejects when none comes. */
async function askUntilClose(server: Server, agent: Agent): Promise<string | undefined> {
  for (;;) {
    const { headers } = await answerOf(server, agent);
    if (headers.connection !== 'keep-alive') return headers.connection;
  }
}

/** Returns the server's response on a connection of its own. */
async function textAt(server: Server): Promise<string> {
  return (await answerOf(server, false)).text;
}

function answerOf(server: Server, agent: Agent | false): Promise<{ headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, agent }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve({ headers: response.headers, text }));
    }).on('error', reject);
  });
}
