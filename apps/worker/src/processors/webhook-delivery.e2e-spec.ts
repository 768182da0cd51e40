import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  endLeases,
  eventually,
  advanceClock,
  openShop,
  startService,
  type RunningProcess,
  type RunningService,
  type Shop,
} from '@svc/testing';

interface Delivery {
  ref: string;
  state: string;
  attempts: number;
  log: { attempt: number; outcome: string; status?: number }[];
}

describe('a worker that lost its leases', () => {
  let service: RunningService;
  let shop: Shop;
  let paused: RunningProcess | undefined;
  let server: Server;
  const held: ServerResponse[] = [];

  beforeAll(async () => {
    service = await startService();
    shop = await openShop(service, 'adire');
    server = createServer((request, response) => {
      request.resume();
      if (request.headers['x-svc-webhook-attempt'] === '1') held.push(response);
      else response.end('ok');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterAll(async () => {
    if (paused) process.kill(paused.pid, 'SIGCONT');
    await service?.stop();
    server?.closeAllConnections();
    server?.close();
  });

  const call = async <T>(method: string, path: string, body?: object) =>
    (await service.client.send<T>(`/v1/admin/webhooks/${path}`, { method, body, key: shop.adminToken })).body;
  const delivery = async () => {
    const { data } = await call<{ data: Delivery[] }>('GET', 'deliveries');
    return data[0] && call<Delivery>('GET', `deliveries/${data[0].ref}`);
  };

  it('[D-73] settles nothing when it comes back: another has delivered meanwhile, and its failure counts for nobody', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
    const { ref } = await call<{ ref: string }>('POST', 'destinations', { url });
    paused = await service.startWorker();
    await call('POST', `destinations/${ref}/ping`);
    await eventually('the first attempt is on its way', async () => held[0]);
    process.kill(paused.pid, 'SIGSTOP');

    await service.startWorker();
    await endLeases(service.databaseUrl);
    await advanceClock(service, shop, 31);
    await eventually('the other worker has delivered', async () => ((await delivery())?.state === 'delivered' ? true : undefined));
    held[0]!.writeHead(410).end();
    process.kill(paused.pid, 'SIGCONT');

    const record = await eventually('the late attempt is in the log', async () => {
      const current = await delivery();
      return current?.log.length === 2 ? current : undefined;
    });
    expect(record).toMatchObject({ state: 'delivered', attempts: 2, log: [{ attempt: 2, status: 200 }, { attempt: 1 }] });
    expect(await call('GET', `destinations/${ref}`)).toMatchObject({ status: 'enabled', failures: 0 });
  });
});
