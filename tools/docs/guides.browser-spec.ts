import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort, openShop, startService, useBrowser, WebhookSink, type RunningService, type Shop } from '@svc/testing';
import { demoDocument } from '../demo/demo-document.mjs';
import { fileOf, filledIn } from './code-blocks';
import { commandOf, Reader } from './reader';

/** Follows the guides: each of their commands, pages and programs as printed. */
describe('the guides', () => {
  const openPage = useBrowser();
  let service: RunningService;
  let shop: Shop;
  let folder: string;
  let reader: Reader;
  let site: Server;
  let origin: string;
  let page = '';

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'guides-')));
    service = await startService({ env: { DATA_DIR: folder } });
    await service.startWorker();
    shop = await openShop(service, 'adire-house', demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() }));
    reader = new Reader(service, shop, folder);
    origin = `http://localhost:${await freePort()}`;
    site = createServer(({ url = '/' }, response) => {
      const isScript = url.startsWith('/node_modules/');
      response
        .setHeader('Content-Type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`)
        .end(isScript ? readFileSync(join(folder, url)) : page);
    });
    site.listen(Number(new URL(origin).port), 'localhost');
  });

  afterAll(async () => {
    site?.close();
    await service?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (command: string) => reader.run(command);
  const program = (...of: Parameters<Reader['program']>) => reader.program(...of);

  /** Opens the page of the guide with its placeholders filled in. */
  async function openRegistration() {
    const made = await run(filledIn(commandOf('register-guests.md', 'key create'), { 'http://localhost:8080': origin }));
    const key = /svc_pk_live_\S+/.exec(made)![0];
    page = filledIn(fileOf('register-guests.md', 'register.html'), {
      'http://127.0.0.1:3000/v1': `${service.urls[0]}/v1`,
      'svc_pk_live_…': key,
    });
    const watched = await openPage([origin, service.urls[0]!]);
    await watched.page.goto(origin);
    await watched.page.getByRole('option', { name: 'In person' }).waitFor({ state: 'attached' });
    return watched;
  }

  it('register-guests.md: its page registers a guest, and says so', async () => {
    const { page: tab, troubles } = await openRegistration();
    await tab.getByLabel('Name').fill('Adaeze Obi');
    await tab.getByLabel('E-mail').fill('adaeze@example.com');
    await tab.getByRole('button', { name: 'Register' }).click();
    await tab.getByText('We sent your ticket to a***@example.com.').waitFor();
    expect(troubles).toEqual([]);
  });

  it('register-guests.md: its page shows what the API says when something is wrong', async () => {
    const { page: tab } = await openRegistration();
    await tab.getByLabel('Ticket').selectOption('Press and schools');
    await tab.getByLabel('Name').fill('Adaeze Obi');
    await tab.getByLabel('E-mail').fill('press@example.com');
    await tab.getByRole('button', { name: 'Register' }).click();
    await tab.getByText('Please answer: Newspaper or school').waitFor();
  });

  it('webhooks.md: its receiver prints an event that the service has signed, once, and refuses anything else', async () => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}/webhooks`;
    const made = await run(filledIn(commandOf('webhooks.md', 'webhook add'), { 'http://127.0.0.1:8081/webhooks': url }));
    const receiver = program('webhooks.md', 'receiver.mjs', { PORT: port, WEBHOOK_SECRET: /whsec_\S+/.exec(made)![0] });
    try {
      const refused = await eventually('the receiver answers', () => fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined));
      expect(refused.status).toBe(401);

      const { page: tab } = await openRegistration();
      await tab.getByLabel('Name').fill('Bola Ade');
      await tab.getByLabel('E-mail').fill('bola@example.com');
      await tab.getByRole('button', { name: 'Register' }).click();
      await receiver.prints(/attendee\.registered .*eventSlug: 'open-studio-evening'/s);
      expect(receiver.output.match(/attendee\.registered/g)).toHaveLength(1);
    } finally {
      await receiver.end('SIGTERM');
    }
  });

  it('sell-from-your-own-site.md: its shop sells a gift card to a buyer who pays by card', async () => {
    const port = String(await freePort());
    const STORE_SECRET_KEY = /svc_sk_test_\S+/.exec(await run(commandOf('sell-from-your-own-site.md', 'key create')))![0];
    const server = program('sell-from-your-own-site.md', 'shop.mjs', { PORT: port, STORE_SECRET_KEY });
    try {
      const url = `http://localhost:${port}`;
      await eventually('the shop answers', () => fetch(url).catch(() => undefined));
      const { page: tab } = await openPage([url, service.urls[0]!]);
      await tab.goto(url);
      await tab.getByLabel('Who is it for?').fill('bola@example.com');
      await tab.getByRole('button', { name: 'Buy' }).click();
      await tab.getByLabel('Name').fill('Ada Obi');
      await tab.getByLabel('E-mail').fill('ada@example.com');
      await tab.getByRole('radio', { name: 'Card' }).check();
      await tab.getByRole('button', { name: /^Pay/ }).click();
      await tab.getByLabel('Card number').fill('4084 0840 8408 4081');
      await tab.getByRole('button', { name: 'Pay by this card' }).click();
      await tab.getByText(/Order \d+ is paid\./).waitFor();
      expect(tab.url()).toMatch(`${url}/return?checkout=chk_`);
    } finally {
      await server.end('SIGTERM');
    }
  });

  it('sell-from-your-own-site.md: its program opens a checkout of tickets', async () => {
    const bought = program('sell-from-your-own-site.md', 'tickets.mjs', {});
    const ref = await bought.prints(/^(chk_\w+): pay at http/);
    // Open, it would expire while other guides count.
    expect(await service.client.post(`/v1/store/checkouts/${ref}/cancel`, undefined, { key: shop.keys.secretTest })).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    });
  });

  describe('test-every-payment-outcome.md', () => {
    let sink: WebhookSink;
    let orders: Order[];
    const guide = 'test-every-payment-outcome.md';
    const ordersSince = async (since: string) =>
      (await service.client.get<Order[]>(`/v1/store/orders?updatedSince=${since}`, { key: shop.keys.secretTest })).body;

    beforeAll(async () => {
      sink = await WebhookSink.open();
      await service.client.post('/v1/admin/webhooks/destinations', { url: `${sink.url}/outcomes`, mode: 'test' }, { key: shop.adminToken });
    });

    afterAll(() => sink?.close());

    /** Returns the data of `count` webhooks of a type, once they are there. */
    const webhooksOf = (type: string, count: number) =>
      eventually(`${count} of ${type} come`, () => {
        const events = sink.received.map(
          ({ body }) =>
            JSON.parse(body) as { type: string; mode: string; data: { checkoutRef?: string; orderRef?: string; status?: string } },
        );
        const matching = events.filter((event) => event.type === type);
        return matching.length >= count ? matching : undefined;
      });

    it('has a program that plays every outcome, and each ends as it says', async () => {
      const before = new Set((await ordersSince('2020-01-01')).map(({ ref }) => ref));
      const played = program(guide, 'outcomes.mjs', {});
      await played.exited;
      expect(played.output).toBe(fileOf(guide, 'outcomes.txt'));
      const paid = fileOf(guide, 'outcomes.txt').match(/paid$/gm)!.length;
      orders = await eventually('the orders are in the feed', async () => {
        const newOrders = (await ordersSince('2020-01-01')).filter(({ ref }) => !before.has(ref));
        return newOrders.length >= paid ? newOrders : undefined;
      });
      expect(orders).toHaveLength(paid);
    });

    it('[§3 r2, r3] has a table that is right about orders and webhooks: one order and one event of each that is paid', async () => {
      for (const order of orders) expect(order).toMatchObject({ test: true, status: 'paid', paidMinor: order.totalMinor });
      const completed = await webhooksOf('checkout.completed', orders.length);
      expect(completed.map(({ data }) => data.orderRef).sort()).toEqual(orders.map(({ ref }) => ref).sort());
      expect(await webhooksOf('checkout.expired', 3)).toHaveLength(3);
      expect(new Set(completed.map(({ mode }) => mode))).toEqual(new Set(['test']));
    });

    it('has a list of exceptions with the money that went back by itself', async () => {
      const listed = await eventually('all of it is listed', async () => {
        const lines = (await run(commandOf(guide, 'exceptions list'))).trim().split('\n');
        return lines.length >= 4 ? lines : undefined;
      });
      expect(listed).toHaveLength(4);
    });

    it('[§3 r10] has a refund that changes the order, in the feed and by order.updated', async () => {
      const [{ ref }] = orders as [Order];
      await run(filledIn(commandOf(guide, 'order refund'), { 'ord_…': ref }));
      expect((await webhooksOf('order.updated', 1))[0]).toMatchObject({ data: { orderRef: ref, status: 'partially_refunded' } });
      const changed = await eventually('it is in the feed', async () =>
        (await ordersSince('2020-01-01')).find((order) => order.ref === ref && order.status !== 'paid'),
      );
      expect(changed).toMatchObject({ status: 'partially_refunded', refundedMinor: 250_000 });
    });
  });
});

interface Order {
  ref: string;
  test: boolean;
  status: string;
  totalMinor: number;
  paidMinor: number;
  refundedMinor: number;
}
