import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@storefront-service/sdk/webhooks';
import { openShop, sharedService, WebhookSink, type SharedService, type Shop } from '@svc/testing';
import { Command } from '../../tools/testing/command';

describe('npm run store, for who builds a storefront', () => {
  let service: SharedService;
  let shop: Shop;
  let folder: string;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
    folder = mkdtempSync(join(tmpdir(), 'developing-'));
  });
  beforeEach(async () => {
    shop = await openShop(service, `developing-${(shops += 1)}`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const environment = () => ({
    DATA_DIR: folder,
    XDG_CONFIG_HOME: folder,
    STORE_URL: `${service.urls[0]}/v1`,
    STORE_TOKEN: shop.adminToken,
  });
  async function store(...args: string[]) {
    const command = new Command(process.execPath, ['apps/cli/store.mjs', ...args], environment());
    return { code: await command.exited, stdout: command.stdout, output: command.output };
  }
  async function answerOf<T>(...args: string[]): Promise<T> {
    const { code, output, stdout } = await store(...args, '--json');
    expect({ code, output }).toEqual({ code: 0, output: stdout });
    return JSON.parse(stdout) as T;
  }

  it('fixtures fill an empty workspace, and leave one alone in which they would delete something', async () => {
    expect((await store('fixtures', 'list')).stdout).toMatch(/^demo {4}.*\nsmall {3}/);
    expect(await store('fixtures', 'apply', 'small')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('3 created, 0 changed, 0 deleted.'),
    });
    expect(await store('fixtures', 'apply', 'demo')).toMatchObject({
      code: 1,
      output: expect.stringContaining('would delete 3 items of the workspace'),
    });
    expect((await store('fixtures', 'apply', 'demo', '--replace')).stdout).toMatch(/, 3 deleted\./);
    expect(await store('fixtures', 'apply', 'smal')).toMatchObject({ code: 2, output: expect.stringContaining('Did you mean "small"?') });
  });

  it('trigger makes the real thing happen in test mode, and listen brings its webhook', async () => {
    expect(await store('trigger', 'checkout.completed')).toMatchObject({ code: 1, output: expect.stringContaining('fixtures apply demo') });
    await store('fixtures', 'apply', 'small');
    const listen = new Command(process.execPath, ['apps/cli/store.mjs', 'listen'], environment());
    await listen.prints(/Listening to test events/);
    const bought = await answerOf<{ checkoutRef: string; orderRef: string; product: string }>('trigger', 'checkout.completed');
    expect(bought).toMatchObject({ type: 'checkout.completed', product: 'mug', orderRef: expect.stringMatching(/^ord_/) });
    await listen.prints(new RegExp(`checkout\\.completed .*${bought.orderRef}`));
    const changed = await answerOf<{ orderRef: string }>('trigger', 'order.updated', '--product', 'mug');
    await listen.prints(new RegExp(`order\\.updated .*${changed.orderRef}.*cancelled`));
    expect((await store('order', 'fulfil', bought.orderRef)).code).toBe(0);
    await listen.prints(new RegExp(`order\\.updated .*${bought.orderRef}.*paid.*fulfilled`));
    const gone = await answerOf<{ productRef: string }>('trigger', 'product.deleted');
    await listen.prints(new RegExp(`product\\.deleted .*${gone.productRef}`));
    expect(await listen.end('SIGINT')).toBe(0);
    expect((await store('order', 'list', '--test')).stdout.trim().split('\n')).toHaveLength(2);
    const keys = await answerOf<{ label?: string; status: string }[]>('key', 'list');
    expect(new Set(keys.filter(({ label }) => label?.startsWith('npm run store')).map(({ status }) => status))).toEqual(
      new Set(['revoked']),
    );
    expect((await store('open', bought.checkoutRef)).stdout).toMatch(/^http:\/\/\S+chk_\S+\n$/);
  });

  it('[ADR 0124 r1] trigger sends a sample to the running listen or to one destination, and to no subscription', async () => {
    const sink = await WebhookSink.open();
    const { ref, secret } = await answerOf<{ ref: string; secret: string }>(
      'webhook',
      'add',
      `${sink.url}/one`,
      '--event',
      'order.updated',
    );
    const all = await answerOf<{ ref: string }>('webhook', 'add', `${sink.url}/all`);
    expect(await store('trigger', 'attendee.registered')).toMatchObject({
      code: 1,
      output: expect.stringContaining('No listener receives'),
    });

    const listen = new Command(process.execPath, ['apps/cli/store.mjs', 'listen', '--forward-to', `${sink.url}/listen`], environment());
    await listen.prints(/Listening to test events/);
    const sample = await answerOf<{ eventRef: string; listeners: number }>('trigger', 'attendee.registered');
    expect(sample).toMatchObject({ type: 'attendee.registered', sample: true, listeners: 1 });
    const [heard] = await sink.expect(1, '/listen');
    await listen.prints(new RegExp(`attendee\\.registered  ${sample.eventRef}  sample  2`));
    expect(await listen.end('SIGINT')).toBe(0);

    expect((await store('trigger', 'form.submitted', '--to', ref)).stdout).toMatch(/^The sample of form\.submitted whd_\w+ arrived: 2/);
    const [delivered] = await sink.expect(1, '/one');
    const event = await verify(delivered!.body, delivered!.headers, secret);
    const body = { mode: 'test', sample: true };
    expect([JSON.parse(heard!.body), event]).toMatchObject([
      { id: sample.eventRef, type: 'attendee.registered', ...body },
      { type: 'form.submitted', ...body },
    ]);
    await store('webhook', 'replay', all.ref, '--since', '2026-01-01T00:00:00Z');
    expect(await answerOf<object[]>('webhook', 'deliveries')).toHaveLength(1);
    await sink.close();
  });

  it('resend sends an event to every destination once more', async () => {
    const sink = await WebhookSink.open();
    for (const path of ['one', 'other']) await store('webhook', 'add', `${sink.url}/${path}`);
    await store('trigger', 'product.deleted');
    const [first] = await sink.expect(1, '/one');
    await sink.expect(1, '/other');
    const { id } = JSON.parse(first!.body) as { id: string };
    const sent = await answerOf<{ ref: string }[]>('resend', id);
    expect(sent).toHaveLength(2);
    await Promise.all([sink.expect(2, '/one'), sink.expect(2, '/other')]);
    expect(await answerOf<{ ref: string }[]>('resend', sent[0]!.ref)).toHaveLength(1);
    expect(await store('resend', 'ord_1')).toMatchObject({ code: 2, output: expect.stringContaining('wev_') });
    expect(
      (
        await store(
          'resend',
          id.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        )
      ).code,
    ).toBe(1);
    await sink.close();
  });

  it('clock advances the time of test mode, and waits until all has happened that would have', async () => {
    expect((await store('clock', 'show')).stdout).toMatch(/and follows the real time\.\n$/);
    const frozen = await answerOf<{ now: string; frozenAt: string; status: string }>('clock', 'freeze');
    expect(frozen).toMatchObject({ status: 'ready', frozenAt: frozen.now });
    const { code, output, stdout } = await store('clock', 'advance', '25h', '--json');
    expect({ code, output }).toMatchObject({ code: 0 });
    const clock = JSON.parse(stdout) as { now: string; status: string };
    expect([clock.status, Date.parse(clock.now) - Date.parse(frozen.now)]).toEqual(['ready', 25 * 3_600_000]);
    expect((await store('clock', 'show')).stdout).toContain('is frozen');
    expect((await store('clock', 'reset')).stdout).toContain('follows the real time');
    expect(await store('clock', 'advance')).toMatchObject({ code: 2, output: expect.stringContaining('Give a duration') });
    expect(await store('clock', 'advance', 'tomorrow')).toMatchObject({ code: 2, output: expect.stringContaining('25h') });
  });
});
