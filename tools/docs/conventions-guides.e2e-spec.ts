import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStorefrontServer, type StorefrontServerClient } from '@storefront-service/sdk';
import { signWebhook } from '@storefront-service/sdk/testing';
import { eventually, freePort, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { demoDocument } from '../demo/demo-document.mjs';
import { Command } from '../testing/command';
import { codeBlocksOf, filledIn } from './code-blocks';
import { commandOf, Reader } from './reader';

const ORIGIN = 'http://localhost:8080';

/** Follows the guides to the conventions of the API: each command and program as printed, for a shop of its own. */
describe('guides to the conventions of the API', () => {
  let service: SharedService;
  let shop: Shop;
  let folder: string;
  let reader: Reader;
  let store: StorefrontServerClient;
  const running: Command[] = [];

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'conventions-')));
    service = await sharedService();
    shop = await openShop(service, 'conventions', demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() }));
    reader = new Reader(service, shop, folder);
    store = createStorefrontServer({ baseUrl: `${service.urls[0]}/v1`, secretKey: shop.keys.secretTest });
  });
  afterEach(() => Promise.all(running.splice(0).map((command) => command.end('SIGTERM'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const environment = (own: Record<string, string> = {}) => ({
    BASE: `${service.urls[0]}/v1`,
    STORE_SECRET_KEY: shop.keys.secretTest,
    ADMIN_TOKEN: shop.adminToken,
    ...own,
  });

  /** Runs a command with the test key of the shop, and returns what it prints. */
  const shell = async (code: string, own: Record<string, string> = {}) => {
    const command = new Command('sh', ['-ec', code], environment(own), { cwd: folder });
    expect([await command.exited, command.output]).toEqual([0, expect.anything()]);
    return command.stdout;
  };

  /** Runs a program of a guide to its end, and returns its lines. */
  const linesOf = async (guide: string, file: string) => {
    const path = reader.keep(guide, file);
    const command = new Command(file.endsWith('.py') ? 'python3' : process.execPath, [path], environment(), { cwd: folder });
    expect([await command.exited, command.output]).toEqual([0, expect.anything()]);
    return command.stdout.trim().split('\n');
  };

  const json = (text: string) => JSON.parse(text) as Record<string, unknown>;

  describe('cors.md', () => {
    let key: string;

    beforeAll(async () => {
      const made = await reader.run(`${commandOf('cors.md', 'key create')}echo "$STORE_PUBLISHABLE_KEY"`);
      key = /svc_pk_test_\S+/.exec(made)![0];
    });

    it('prints the headers with which its key is read from its origin', async () => {
      const answer = await shell(commandOf('cors.md', '-i "$BASE'), { STORE_PUBLISHABLE_KEY: key });
      const headers = codeBlocksOf('cors.md').find(({ language }) => language === 'text')!.code;
      for (const line of headers.trim().split('\n')) expect(answer.toLowerCase()).toContain(line.toLowerCase());
      expect(answer).toMatch(/^HTTP\/1\.1 200/);
    });

    it('lists the headers of its preflight in a table', async () => {
      const answer = await shell(commandOf('cors.md', 'OPTIONS'));
      expect(answer).toMatch(/^HTTP\/1\.1 204/);
      for (const line of [
        'Allow-Methods: GET, POST, OPTIONS',
        'Allow-Headers: authorization, content-type, idempotency-key',
        'Max-Age: 600',
      ])
        expect(answer).toContain(`Access-Control-${line}`);
    });

    it('other origins, none at all, secret keys and the management API are as it says', async () => {
      const sent = (path: string, headers: Record<string, string>) => fetch(`${service.urls[0]}/v1${path}`, { headers });
      const read = (headers: Record<string, string>) => sent('/store/storefront', { authorization: `Bearer ${key}`, ...headers });
      for (const headers of [{ origin: 'http://localhost:8081' }, { origin: 'null' }, {}] as Record<string, string>[])
        expect(await (await read(headers)).json()).toMatchObject({ error: { code: 'ORIGIN_NOT_ALLOWED' } });
      expect((await read({ origin: 'http://localhost:8081' })).headers.get('access-control-allow-origin')).toBe('http://localhost:8081');
      const secret = await read({ origin: ORIGIN, authorization: `Bearer ${shop.keys.secretTest}` });
      const management = await sent('/admin/workspace', { origin: ORIGIN, authorization: `Bearer ${shop.adminToken}` });
      expect([secret, management].map(({ status, headers }) => [status, headers.get('access-control-allow-origin')])).toEqual([
        [200, null],
        [200, null],
      ]);
    });
  });

  describe('pagination.md', () => {
    it('has programs that list every change once, in JavaScript and in Python', async () => {
      const refs = (await store.products.list()).map(({ ref }) => `changed ${ref}`).sort();
      expect(refs.length).toBeGreaterThan(20);
      await eventually(
        'every product has its place in the feed',
        async () => (await linesOf('pagination.md', 'changes.mjs')).length === refs.length,
      );
      expect((await linesOf('pagination.md', 'changes.mjs')).sort()).toEqual(refs);
      reader.keep('python.md', 'storefront.py');
      expect((await linesOf('pagination.md', 'changes.py')).sort()).toEqual(refs);
    });

    it('has a page of the management API with a cursor, which the SDK follows', async () => {
      const page = json(await shell(commandOf('pagination.md', 'limit=2')));
      expect(page).toMatchObject({ data: [{}, {}], nextCursor: expect.any(String) });
      const slugs = await linesOf('pagination.md', 'pages.mjs');
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs).toEqual(expect.arrayContaining(['gift-card', 'tote-bag']));
    });
  });

  it('idempotency.md: one key opens one checkout, and another body under it is refused', async () => {
    const printed = await shell(commandOf('idempotency.md', 'open_checkout'));
    const [first, second, third] = printed.replaceAll('}{', '}\n{').trim().split('\n').map(json);
    expect(first).toMatchObject({ ref: expect.stringMatching(/^chk_/), status: 'open' });
    expect(second).toEqual(first);
    expect(third).toMatchObject({ error: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('idempotency.md: a refused request keeps no key', async () => {
    const send = (body: object) =>
      fetch(`${service.urls[0]}/v1/store/checkouts`, {
        method: 'POST',
        headers: { authorization: `Bearer ${shop.keys.secretTest}`, 'content-type': 'application/json', 'idempotency-key': 'corrected' },
        body: JSON.stringify(body),
      });
    const [variant] = (await store.products.get('gift-card')).variants;
    const items = [{ variantRef: variant!.ref, quantity: 1, responses: { recipient: 'bola@example.com' } }];
    expect((await send({ items, returnUrl: 'not an address' })).status).toBe(400);
    expect((await send({ items, returnUrl: 'http://localhost:8082/return' })).status).toBe(201);
  });

  it('retries.md: its program reads the products, and decides by what may be tried again', async () => {
    expect(await linesOf('retries.md', 'retries.mjs')).toEqual([expect.stringMatching(/^\d+ products$/), 'NOT_FOUND do not try again']);
  });

  it('test-mode.md: a checkout of a test key is one of test mode, whose clock advances and returns', async () => {
    expect(json(await shell(commandOf('test-mode.md', 'store/checkouts')))).toMatchObject({ mode: 'test', status: 'open' });
    const advanced = (await shell(commandOf('test-mode.md', 'test-clock/advance'))).replaceAll('}{', '}\n{').trim().split('\n').map(json);
    expect(advanced).toMatchObject([{ status: expect.any(String) }, { now: expect.any(String) }]);
    expect(json(await shell(commandOf('test-mode.md', 'test-clock/reset')))).toMatchObject({ offsetSeconds: 0 });
  });

  it('sms.md: its settings are taken, and its list has only SMS', async () => {
    expect(json(await shell(commandOf('sms.md', 'countries')))).toMatchObject({ texts: { countries: ['NG'] } });
    const live = createStorefrontServer({ baseUrl: `${service.urls[0]}/v1`, secretKey: shop.keys.secretLive });
    const { ticketTypes } = await live.events.get('open-studio-evening');
    const tickets = [{ ticketTypeRef: ticketTypes[0]!.ref, quantity: 1 }];
    const [email, phone] = [`ada@${shop.slug}.example`, '+2348031230955'];
    for (const contact of [{ email }, { phone }])
      await live.events.register('open-studio-evening', { tickets, contact: { name: 'Ada', ...contact } });
    const recipientsIn = (list: unknown) => (list as { data: { recipient: string }[] }).data.map(({ recipient }) => recipient);
    await eventually('both guests have a message', async () => {
      const { body } = await service.client.get('/v1/admin/messages', { key: shop.adminToken });
      return [email, phone].every((recipient) => recipientsIn(body).includes(recipient));
    });
    expect(recipientsIn(json(await shell(commandOf('sms.md', 'channel=sms'))))).toEqual([phone]);
  });

  it('refunds.md: an amount goes back by the command line and over HTTP, and the storefront sees it', async () => {
    const { variants } = await store.products.get('gift-card');
    const items = [{ variantRef: variants[0]!.ref, quantity: 1, responses: { recipient: 'bola@example.com' } }];
    const { ref } = await store.checkouts.create({ items, returnUrl: 'http://localhost:8082/return' });
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const orderOf = async () => (await store.orders.list()).find(({ checkoutRef }) => checkoutRef === ref);
    const order = await eventually('the order is listed', orderOf);

    const ofTheOrder = (words: string, amount: Record<string, string>) =>
      filledIn(commandOf('refunds.md', words), { 'ord_…': order.ref, ...amount });
    expect(await reader.run(ofTheOrder('order refund ord_', { '2500.00': '1.00' }))).toContain('is partially_refunded');
    expect(json(await shell(ofTheOrder('$BASE/admin/orders', { 250000: '100' })))).toMatchObject({
      refundedMinor: 200,
      status: 'partially_refunded',
    });
    const seen = await eventually('the storefront sees the refunds', async () => {
      const listed = JSON.parse(await shell(commandOf('refunds.md', '$BASE/store/orders'))) as { ref: string; refundedMinor: number }[];
      return listed.find((each) => each.ref === order.ref && each.refundedMinor === 200);
    });
    expect(seen).toMatchObject({ status: 'partially_refunded', refunds: [{ amountMinor: 100 }, { amountMinor: 100 }] });
  });

  describe('python.md', () => {
    beforeAll(() => reader.keep('python.md', 'storefront.py'));

    it('has a shop that lists, sells, registers and reads orders', async () => {
      expect(await linesOf('python.md', 'shop.py')).toEqual([
        expect.stringMatching(/^\d+ products, such as ./),
        expect.stringMatching(/^Send the buyer to http.+\/c\//),
        'Status: open',
        'Registered: confirmed',
        expect.stringMatching(/^Orders: \d+$/),
        '404 NOT_FOUND',
      ]);
    });

    it('has a receiver that takes what the service has signed just now, and each event once', async () => {
      const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
      const port = String(await freePort());
      const receiver = new Command('python3', [reader.keep('python.md', 'receiver.py')], { WEBHOOK_SECRET: secret, PORT: port });
      running.push(receiver);
      const { body, headers } = await signWebhook({ type: 'ping', data: { message: 'ping' } }, secret);
      const send = (text: string) =>
        fetch(`http://127.0.0.1:${port}/webhooks`, { method: 'POST', headers, body: text }).then(({ status }) => status);
      const first = await eventually('the receiver listens', () => send(body).catch(() => undefined));
      expect([first, await send(body), await send(body.replace('ping', 'pong'))]).toEqual([204, 204, 401]);
      const old = await signWebhook({ type: 'ping', data: { message: 'ping' } }, secret, {
        timestamp: Math.floor(Date.now() / 1000) - 600,
      });
      expect((await fetch(`http://127.0.0.1:${port}/webhooks`, { method: 'POST', headers: old.headers, body: old.body })).status).toBe(401);
      await receiver.end('SIGTERM');
      expect(receiver.output.match(/^ping \w+$/gm)).toHaveLength(1);
    });
  });
});
