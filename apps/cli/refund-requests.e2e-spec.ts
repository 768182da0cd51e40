import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHostedCheckout, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { Command } from '../../tools/testing/command';

const document = {
  version: 1,
  products: [{ slug: 'mug', name: 'Mug', variants: [{ key: 'one', name: 'Indigo', priceMinor: 500_000, stock: 90 }] }],
};

describe('[ADR 0068 r2] npm run store -- order, of refunds that buyers ask for', () => {
  let service: SharedService;
  let shop: Shop;
  let folder: string;
  let buyers = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'refund-commands', document);
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'refunds-')));
    await service.client.patch('/v1/admin/workspace', { selfService: { orders: { requestRefund: true } } }, { key: shop.adminToken });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function store(...args: string[]) {
    const env = { DATA_DIR: folder, XDG_CONFIG_HOME: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken };
    const command = new Command(process.execPath, ['apps/cli/store.mjs', ...args], env);
    return { code: await command.exited, stdout: command.stdout, output: command.output };
  }

  const sendForm = (url: string, what: string, fields: Record<string, string>) =>
    fetch(url.replace('?', `/${what}?`), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  /** An order whose buyer has asked for their money on its page. */
  async function orderWithRequest(reason: string) {
    const email = `refund-${(buyers += 1)}@${shop.slug}.example`;
    const { ref, hostedUrl } = await openHostedCheckout(service, shop, ['mug'], { contact: { name: 'Ada Obi', email } });
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const page = await (await fetch(hostedUrl)).text();
    const url = /href="([^"]*\/o\/[^"]*)"/.exec(page)![1]!.replaceAll('&amp;', '&');
    expect((await sendForm(url, 'refund', { reason })).status).toBe(200);
    const mail = await service.mails.untilMails('the code is there', email, (mails) =>
      mails.find(({ subject }) => subject?.includes('is your code')),
    );
    expect((await sendForm(url, 'refund/confirm', { reason, code: /^\d{6}/.exec(mail.subject!)![0] })).status).toBe(303);
    return (await service.client.get<{ orderRef: string }>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretLive })).body.orderRef;
  }

  it('lists those that wait and the mails about them, and gives back or declines', async () => {
    expect(await store('order', 'refund-requests')).toMatchObject({ code: 0, stdout: 'No refund requests.\n' });
    const one = await orderWithRequest('Too small\nand torn');
    const other = await orderWithRequest('');
    const mails = await store('message', 'list', '--channel', 'email');
    expect(mails.stdout).toMatch(/^msg_\w+  \S+  email +\w+ +confirmation_code  refund-1@/m);
    expect(await store('message', 'list', '--channel', 'whatsapp')).toMatchObject({ code: 0, stdout: 'No messages.\n' });
    expect(await store('message', 'list', '--state', 'lost')).toMatchObject({ code: 1 });
    const [latest, first] = (await store('order', 'refund-requests')).stdout.split('\n');
    expect(latest).toMatch(new RegExp(`^${other}  1002  .*  open      Ada Obi <refund-2@.*>  NGN 5,000\\.00 refundable$`));
    expect(first).toMatch(new RegExp(`^${one}  1001  .*  NGN 5,000\\.00 refundable  “Too small and torn”$`));
    expect((await store('order', 'show', '1001')).stdout).toMatch(
      /\n {2}refund requested \d{4}-\d\d-\d\d \d\d:\d\dZ, open: Too small and torn\n$/,
    );
    expect(JSON.parse((await store('order', 'refund-requests', '--json', '--limit', '1')).stdout)).toMatchObject([
      { orderRef: other, state: 'open' },
    ]);

    expect(await store('order', 'accept-refund', '1001', '--amount', '50')).toMatchObject({ code: 2 });
    expect(await store('order', 'accept-refund', '1001', '--amount', '1000.00', '--reason', 'Torn')).toMatchObject({
      code: 0,
      stdout: `Order 1001 (${one}) is partially_refunded; NGN 1,000.00 refunded in total.\n`,
    });
    expect(await store('order', 'accept-refund', one)).toMatchObject({
      code: 1,
      output: expect.stringContaining('No refund request of this order is open'),
    });
    expect(await store('order', 'decline-refund', other)).toMatchObject({
      code: 2,
      output: expect.stringContaining('--message is missing'),
    });
    expect(await store('order', 'decline-refund', other, '--message', 'It was worn.')).toMatchObject({
      code: 0,
      stdout: `Order 1002 (${other}) stays paid; the buyer is sent: “It was worn.”\n`,
    });
    expect(await store('order', 'refund-requests')).toMatchObject({ stdout: 'No refund requests.\n' });
    const all = (await store('order', 'refund-requests', '--all')).stdout;
    expect(all).toMatch(/  declined  .*answered: “It was worn\.”\n.*  accepted  .*NGN 4,000\.00 refundable/);
    expect((await store('order', 'refund-requests', '--test')).stdout).toBe('No refund requests.\n');
  });
});
