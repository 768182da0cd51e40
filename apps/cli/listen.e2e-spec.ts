import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  eventually,
  freePort,
  openShop,
  sharedService,
  startService,
  WebhookSink,
  type RunningService,
  type SharedService,
  type Shop,
  type TestService,
} from '@svc/testing';
import { Webhook } from 'standardwebhooks';
import { Command } from '../../tools/testing/command';
import { forward } from './listen/forward.mjs';
import { newSecret } from './listen/sign-delivery.mjs';

let folder: string;
let running: Command[] = [];
let servers: Server[] = [];
let deleted = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'listen-'));
});
afterEach(async () => {
  await Promise.all(running.map((command) => command.end('SIGTERM')));
  running = [];
  await Promise.all(servers.map(close));
  servers = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(url: string, token: string, ...args: string[]): Command {
  const command = new Command(process.execPath, ['apps/cli/store.mjs', 'listen', ...args], {
    DATA_DIR: folder,
    XDG_CONFIG_HOME: folder,
    STORE_URL: `${url}/v1`,
    STORE_TOKEN: token,
  });
  running.push(command);
  return command;
}

/** Has `product.deleted` happen, which comes in either mode; answers the product's slug. */
async function deleteProduct({ client }: Pick<TestService, 'client'>, { adminToken: key }: Shop): Promise<string> {
  const slug = `bowl-${(deleted += 1)}`;
  const { body } = await client.post<{ ref: string }>(
    '/v1/admin/products',
    { slug, name: 'Bowl', variants: [{ name: 'Bowl', priceMinor: 1_000, stock: 1 }] },
    { key },
  );
  await client.send(`/v1/admin/products/${body.ref}`, { method: 'DELETE', key });
  return slug;
}

const slugsOf = (received: readonly { body: string }[]) =>
  received.map(({ body }) => (JSON.parse(body) as { data: { slug: string } }).data.slug);
const secretOf = (command: Command) => command.prints(/(whsec_[A-Za-z0-9+/=]+)/);

async function serverOf(answer: RequestListener, port = 0): Promise<Server> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

describe('npm run store -- listen', () => {
  let service: SharedService;
  let sink: WebhookSink;
  let shop: Shop;
  let shops = 0;

  beforeAll(async () => {
    [service, sink] = await Promise.all([sharedService(), WebhookSink.open()]);
  });
  beforeEach(async () => {
    shop = await openShop(service, `listening-${(shops += 1)}`);
    sink.answer = () => ({ status: 200, body: 'ok' });
  });
  afterAll(() => sink.close());

  const listen = (...args: string[]) => start(service.urls[0]!, shop.adminToken, ...args);

  it('[ADR 0074 r5] forwards what happens, signed by the secret that it prints, and tells what was answered', async () => {
    sink.answer = () => ({ status: 202 });
    const command = listen('--forward-to', `${sink.url}/${shop.slug}`);
    const secret = await secretOf(command);
    const slug = await deleteProduct(service, shop);
    const [received] = await sink.expect(1, `/${shop.slug}`);
    expect(new Webhook(secret).verify(received!.body, received!.headers as Record<string, string>)).toMatchObject({
      type: 'product.deleted',
      data: { slug },
    });
    expect(received!.headers).toMatchObject({
      'content-type': 'application/json',
      'x-svc-webhook-attempt': '1',
      'x-svc-signature': expect.stringMatching(/^sha256=/),
    });
    await command.prints(/product\.deleted {6}wev_\w+ {2}202 {2}\d+ ms/);
    expect(await command.end('SIGINT')).toBe(0);
  });

  it('keeps the secret of a workspace on this machine, and takes another', async () => {
    const printed = async (...args: string[]) => {
      const command = listen('--print-secret', ...args);
      expect(await command.exited).toBe(0);
      return command.stdout.trim();
    };
    const secret = await printed();
    expect([await printed(), secret]).toEqual([secret, expect.stringMatching(/^whsec_/)]);
    const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    expect(await printed('--secret', other)).toBe(other);
  });

  it('prints events without an address, as JSON one a line, those alone that were asked for', async () => {
    const command = listen('--json', '--events', 'product.deleted');
    await command.prints(/"listening"/);
    const slug = await deleteProduct(service, shop);
    await command.prints(/wev_/);
    const [, event] = command.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(event).toMatchObject({
      type: 'product.deleted',
      deliveryRef: expect.stringMatching(/^whd_/),
      event: { type: 'product.deleted', data: { slug } },
    });
  });

  it('says that nobody answers at the address, tries a few times, and goes on', async () => {
    const port = await freePort();
    const command = listen('--forward-to', `http://127.0.0.1:${port}/hooks`);
    await secretOf(command);
    await deleteProduct(service, shop);
    await command.prints(/does not respond \(ECONNREFUSED\); retrying in 1 s\./);
    const bodies: string[] = [];
    await serverOf((request, response) => {
      bodies.push(request.headers['x-svc-webhook-attempt'] as string);
      request.resume().on('end', () => response.writeHead(bodies.length === 1 ? 200 : 500).end());
    }, port);
    await command.prints(/product\.deleted {6}wev_\w+ {2}200/);
    await deleteProduct(service, shop);
    await command.prints(/product\.deleted {6}wev_\w+ {2}500/);
    expect(Number(bodies[0])).toBeGreaterThan(1);
  });

  it('gives an event up that nobody took after a few tries', async () => {
    const retries: string[] = [];
    const how = {
      url: `http://127.0.0.1:${await freePort()}/`,
      secret: newSecret(),
      signal: new AbortController().signal,
      onRetry: (reason: string, ms: number) => retries.push(`${reason} ${ms}`),
    };
    const outcome = await forward({ deliveryRef: 'whd_1', body: '{}' }, { ...how, pausesMs: [1, 2] });
    expect([outcome, retries]).toEqual([
      { reason: 'ECONNREFUSED', attempts: 3, ms: expect.any(Number) },
      ['ECONNREFUSED 1', 'ECONNREFUSED 2'],
    ]);
  });

  it('[ADR 0074 r3] ends with its token, and says why', async () => {
    const { body } = await service.client.post<{ ref: string; adminToken: string }>(
      `/v1/admin/workspaces/${shop.ref}/admin-token`,
      {},
      { key: service.operatorToken },
    );
    const command = start(service.urls[0]!, body.adminToken);
    await command.prints(/Listening to test events/);
    await service.client.post(`/v1/admin/keys/${body.ref}/revoke`, undefined, { key: shop.adminToken });
    expect(await command.exited).toBe(1);
    expect(command.output).toContain('UNAUTHORIZED');
  });

  it('ends with what the service refuses, and says why', async () => {
    const command = listen('--events', 'checkout.complete');
    expect([await command.exited, command.output]).toEqual([1, expect.stringContaining('events: checkout.complete is not an event type')]);
  });

  it('says that what answers is not this service, where it is a page', async () => {
    const server = await serverOf((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'));
    const command = start(urlOf(server), shop.adminToken);
    expect([await command.exited, command.output]).toEqual([1, expect.stringContaining('not as the Storefront Service does')]);
  });

  it('[ADR 0074 r1] goes on after lines that break off, pages of a proxy and a restart, from the last message that was forwarded', async () => {
    const lastEventIds: (string | undefined)[] = [];
    const message = (number: number) =>
      `id: lsn_1.${number}\nevent: webhook\ndata: ${JSON.stringify({ deliveryRef: `whd_${number}`, eventRef: `wev_${number}`, type: 'ping', body: `{"data":{"slug":"${number}"}}` })}\n\n`;
    const server = await serverOf((request, response) => {
      if (!request.url!.includes('/stream'))
        return response.writeHead(200, { 'content-type': 'application/json' }).end('{"ref":"wks_1","slug":"shop"}');
      lastEventIds.push(request.headers['last-event-id'] as string | undefined);
      if (lastEventIds.length === 2) return response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      if (lastEventIds.length === 3)
        return response
          .writeHead(503, { 'content-type': 'application/json' })
          .end('{"error":{"code":"SERVICE_UNAVAILABLE","message":"Away.","retryable":true}}');
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .write(`id: lsn_1.0\nevent: listening\ndata: {"mode":"test","resumed":true}\n\n`);
      const from = Number(lastEventIds.at(-1)?.split('.')[1] ?? 0);
      // The third message is cut in the middle, and the line with it.
      response.write(message(from + 1) + message(from + 2) + message(from + 3).slice(0, 20), () =>
        lastEventIds.length === 1 ? setTimeout(() => response.destroy(), 100) : undefined,
      );
      return undefined;
    });
    const command = start(urlOf(server), shop.adminToken, '--forward-to', `${sink.url}/${shop.slug}`);
    const received = await sink.expect(4, `/${shop.slug}`);
    expect(slugsOf(received)).toEqual(['1', '2', '3', '4']);
    expect(lastEventIds).toEqual([undefined, 'lsn_1.2', 'lsn_1.2', 'lsn_1.2']);
    await command.prints(/Reconnected\./);
    expect(command.output.match(/Reconnecting; no event is lost/g)).toHaveLength(1);
  });
});

describe('npm run store -- listen over a restart of the service', () => {
  let service: RunningService;
  afterEach(() => service?.stop());

  it.each(['SIGTERM', 'SIGKILL'] as const)('[ADR 0074 r4] loses no event and doubles none after a %s', async (signal) => {
    service = await startService({ apis: 2 });
    await service.startWorker();
    const [sink, shop] = await Promise.all([WebhookSink.open(), openShop(service, 'restarted')]);
    const [, listened] = service.urls;
    const command = start(listened!, shop.adminToken, '--forward-to', `${sink.url}/hooks`);
    await secretOf(command);
    const slugs = [await deleteProduct(service, shop), await deleteProduct(service, shop)];
    await sink.expect(2, '/hooks');
    await service.processes[1]!.stop(signal);
    await command.prints(/no event is lost within an hour/);
    slugs.push(await deleteProduct(service, shop), await deleteProduct(service, shop));
    await service.startApi(listened!);
    await command.prints(/Reconnected\./);
    slugs.push(await deleteProduct(service, shop));
    await sink.expect(5, '/hooks');
    await eventually('each was told', () => command.stdout.match(/wev_/g)?.length === 5);
    expect(slugsOf(sink.received)).toEqual(slugs);
    expect(await command.end('SIGINT')).toBe(0);
    await sink.close();
  });
});
