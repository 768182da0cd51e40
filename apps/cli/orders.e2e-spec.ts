import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refOf } from '@svc/kernel';
import { amountIn, openShop, placeOrders, startService, sumMismatches, type RunningService, type Shop } from '@svc/testing';
import { Client } from 'pg';
import { Command } from '../../tools/testing/command';

describe('npm run store -- order', () => {
  let service: RunningService;
  let shop: Shop;
  let folder: string;

  beforeAll(async () => {
    service = await startService();
    shop = await openShop(service, 'orders', { version: 1 });
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'orders-')));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await service.stop();
  });

  async function store(...args: string[]) {
    const env = { DATA_DIR: folder, XDG_CONFIG_HOME: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken };
    const command = new Command(process.execPath, ['apps/cli/store.mjs', ...args], env);
    return { code: await command.exited, stdout: command.stdout, output: command.output };
  }

  it('lists, shows, hands over, refunds and calls off', async () => {
    expect(await store('order', 'list')).toMatchObject({ code: 0, stdout: 'No orders.\n' });
    const [one, other] = (await placeOrders(service.databaseUrl, shop, [{}, {}])).map((id) => refOf('ord', id));
    expect((await store('order', 'list', '--search', '1001')).stdout).toMatch(
      new RegExp(
        `^${one}  1001  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\dZ  paid                unfulfilled          Adé Ọlá <ade@example.com>  NGN 1,000\\.00\n$`,
      ),
    );
    expect(JSON.parse((await store('order', 'list', '--json')).stdout)).toHaveLength(2);
    expect(JSON.parse((await store('order', 'list', '--json', '--limit', '1')).stdout)).toHaveLength(1);
    expect(await store('order', 'list', '--limit', 'few')).toMatchObject({ code: 2, output: expect.stringContaining('--limit') });
    expect((await store('order', 'list', '--test')).stdout).toBe('No orders.\n');

    const { items } = JSON.parse((await store('order', 'show', one!, '--json')).stdout) as { items: { ref: string }[] };
    const tracked = ['--carrier', 'GIG Logistics', '--tracking', '4711', '--tracking-url'];
    expect(await store('order', 'fulfil', one!, ...tracked, 'http://track.example/4711')).toMatchObject({
      code: 1,
      output: expect.stringContaining('https'),
    });
    expect(await store('order', 'fulfil', one!, '--item', `${items[0]!.ref}=1`, ...tracked, 'https://track.example/4711')).toMatchObject({
      code: 0,
      stdout: `Order 1001 (${one}) is partially_fulfilled.\n`,
    });
    expect(await store('order', 'refund', one!, '--item', items[0]!.ref, '--reason', 'Torn')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('partially_refunded; NGN 500.00'),
    });
    expect(await store('order', 'refund', one!, '--amount-minor', '60000')).toMatchObject({
      code: 1,
      output: expect.stringContaining('50000'),
    });
    expect(await store('order', 'refund', one!, '--amount', '5.00', '--item', 'x')).toMatchObject({ code: 2 });
    expect(await store('order', 'refund', one!, '--amount', '50')).toMatchObject({
      code: 2,
      output: expect.stringMatching(/--amount 50\.00.*--amount-minor 50/s),
    });
    const again = await store('order', 'refund', one!, '--item', items[0]!.ref, '--reason', 'Torn');
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was refunded now') });
    const shown = (await store('order', 'show', one!)).stdout;
    expect(shown).toContain('1 fulfilled, 1 refunded');
    expect(shown).toMatch(
      new RegExp(`ful_\\w+  fulfilled \\S+ \\S+: 1 × ${items[0]!.ref}  by GIG Logistics 4711 https://track\\.example/4711\n`),
    );
    expect(shown).toContain('  total: NGN 1,000.00\n  paid: NGN 1,000.00\n  refunded: NGN -500.00\n');
    const [, fulfilment] = /(ful_\w+)/.exec(shown)!;
    expect(await store('order', 'correct-fulfilment', '1001', fulfilment!, '--tracking', '4712', '--remove', 'tracking-url')).toMatchObject(
      {
        code: 0,
        stdout: `Order 1001 (${one}) is fulfilled. Its fulfilment ${fulfilment} is corrected.\n`,
      },
    );
    expect((await store('order', 'show', one!)).stdout).toContain('by GIG Logistics 4712\n');
    expect(await store('order', 'correct-fulfilment', '1001', fulfilment!, '--remove', 'parcel')).toMatchObject({ code: 2 });
    expect(await store('order', 'undo-fulfilment', '1001', fulfilment!)).toMatchObject({
      code: 0,
      stdout: `Order 1001 (${one}) is unfulfilled.\n`,
    });
    expect((await store('order', 'fulfil', one!)).code).toBe(0);
    expect(await store('order', 'returned', one!)).toMatchObject({ code: 0, stdout: `Order 1001 (${one}) is returned.\n` });
    expect(await store('order', 'returned', other!)).toMatchObject({ code: 1, output: expect.stringContaining('unfulfilled') });
    expect(await store('order', 'cancel', other!, '--keep-money')).toMatchObject({
      code: 0,
      stdout: `Order 1002 (${other}) is cancelled; NGN 0.00 refunded in total.\n`,
    });
    expect(await store('order', 'balance-paid', one!)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing is left to be paid'),
    });
    expect(await store('order', 'ask-for-balance', one!, '--due', 'tomorrow')).toMatchObject({
      code: 1,
      output: expect.stringContaining('moment'),
    });
    expect((await store('order', 'list', '--balance', 'overdue')).stdout).toBe('No orders.\n');
    expect(await store('order', 'show', 'ord_x')).toMatchObject({ code: 1 });
    expect((await store('order', 'show', '1001')).stdout).toBe((await store('order', 'show', one!)).stdout);
    expect(await store('order', 'show', '1001', '--test')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no test order 1001.'),
    });
  });

  it('[D-112] shows an order whose items and sums add up, also of a deposit that was called off', async () => {
    const [id] = await placeOrders(service.databaseUrl, shop, [{}]);
    const client = new Client({ connectionString: service.databaseUrl });
    await client.connect();
    await client.query(
      `update store_order set status = 'cancelled', paid_minor = 30000,
              totals = totals || '{"discountMinor": 1500, "deliveryMinor": 2500, "feeMinor": 168, "totalMinor": 101168}' where id = $1`,
      [id],
    );
    await client.query(`update order_item set line = line || '{"discountMinor": 1500, "netMinor": 98500}' where order_id = $1`, [id]);
    await client.end();
    const rows = (await store('order', 'show', refOf('ord', id!))).stdout.split('\n').slice(1);
    const sums = rows
      .filter((row) => /^ {2}[a-z ]+: /.test(row))
      .map((row): [string, number] => [row.trim().split(':')[0]!, amountIn(row)]);
    const lines = rows.filter((row) => row.includes('oit_')).map((row) => amountIn(row));
    expect(sumMismatches({ lines, sums }, ['refunded'])).toEqual([]);
    expect(sums).toEqual([
      ['discount', -1_500],
      ['delivery', 2_500],
      ['fees', 168],
      ['total', 101_168],
      ['paid', 30_000],
      ['balance waived', 71_168],
    ]);
  });

  it('says of what kind and mode each exception is', async () => {
    const client = new Client({ connectionString: service.databaseUrl });
    await client.connect();
    const listed = async () => (await store('exceptions', 'list')).stdout.split('\n').map((line) => line.replace(/^exc_\w+ +/, ''));
    try {
      await client.query(
        `insert into payment_exception (workspace_id, mode, id, kind, message, created_at)
         select id, mode, gen_random_uuid(), 'refund_failed', 'The bank says no.', now() from workspace, unnest(array['live', 'test']) as mode where slug = $1`,
        [shop.slug],
      );
      expect((await listed()).sort()).toEqual(['', 'live  refund_failed    The bank says no.', 'test  refund_failed    The bank says no.']);
      const [, ref] = /^(exc_\w+) /.exec((await store('exceptions', 'list')).stdout)!;
      expect(await store('exceptions', 'resolve', ref!)).toMatchObject({ code: 0, stdout: expect.stringContaining(ref!) });
      expect(await listed()).toHaveLength(2);
      await client.query('delete from payment_exception');
    } finally {
      await client.end();
    }
  });

  it('lists checkouts and exceptions', async () => {
    expect(await store('checkout', 'list')).toMatchObject({ code: 0, stdout: 'No checkouts.\n' });
    expect(await store('exceptions', 'list', '--all')).toMatchObject({ code: 0, stdout: 'No payment exceptions.\n' });
    expect(await store('exceptions', 'resolve', 'exc_nonsense')).toMatchObject({ code: 1, output: expect.stringContaining('NOT_FOUND') });
  });
});
