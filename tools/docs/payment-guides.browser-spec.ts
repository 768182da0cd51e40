import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAYSTACK_ORIGINS, RealRails, servePaystackPopup, type ShopAccounts, type WayToPay } from '@svc/provider-stubs';
import { eventually, freePort, openShop, startService, useBrowser, type RunningService, type Shop } from '@svc/testing';
import type { Page } from 'playwright-core';
import { demoDocument } from '../demo/demo-document.mjs';
import { filledIn } from './code-blocks';
import { commandOf, Reader } from './reader';

interface Session {
  ref: string;
  status: string;
  orderRef?: string;
  payment: WayToPay;
}

const ACCOUNT_REST_S = 11;

/** Follows the guides of payments, at stand-ins of the providers. */
describe('the guides of payments', () => {
  let rails: RealRails;
  let service: RunningService;
  let folder: string;

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'payment-guides-')));
    rails = await RealRails.open();
    // As in production: live money is never played.
    service = await startService({ env: { ...rails.env, DATA_DIR: folder, SANDBOX_PAYMENTS: 'test' } });
    await service.startWorker();
  });

  afterAll(async () => {
    await service?.stop();
    await rails?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const openDemo = (slug: string) => openShop(service, slug, demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() }));
  const read = async ({ keys }: Shop, ref: string) =>
    (await service.client.get<Session>(`/v1/store/checkouts/${ref}`, { key: keys.secretTest })).body;

  describe('go-live-with-paystack-and-stripe.md', () => {
    const guide = 'go-live-with-paystack-and-stripe.md';
    const keys = { 'sk_test_…': 'sk_test_guide0123456789', 'pk_test_…': 'pk_test_guide9876543210' };
    let shop: Shop;
    let reader: Reader;

    beforeAll(async () => {
      shop = await openDemo('adire-house');
      reader = new Reader(service, shop, folder);
      rails.paystack.addAccount(keys['sk_test_…']);
    });

    const run = (words: string, values: Record<string, string> = {}) => reader.run(filledIn(commandOf(guide, words), values));
    const callBack = async () => (await run('/test -d', { 'wks_…': shop.ref })).split('\r\n')[0];
    const railsOf = async (key: string) => (await service.client.get<string[]>('/v1/store/payment-methods?currency=NGN', { key })).body;
    /** Opens a checkout that is paid by card in test mode. */
    const open = async () => {
      const { body: event } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/adire-design-fair', {
        key: shop.keys.secretTest,
      });
      const tickets = [{ ticketTypeRef: event.ticketTypes[0]!.ref, quantity: 1 }];
      const body = {
        provider: 'card',
        tickets,
        contact: { name: 'Ada Obi', email: 'ada@example.com' },
        returnUrl: 'https://shop.example/return',
      };
      return (
        await service.client.post<Session & WayToPay>('/v1/store/events/adire-design-fair/checkout/headless', body, {
          key: shop.keys.secretTest,
        })
      ).body;
    };
    const payAtPaystack = ({ accessCode }: WayToPay, key = keys['sk_test_…']) => {
      const { reference } = [...rails.paystack.booksOf(key).transactions.values()].find((charge) => charge.accessCode === accessCode)!;
      rails.paystack.pay(key, reference);
    };

    it('finds the addresses for callbacks, sets the keys, and tries whether callbacks arrive', async () => {
      const shown = await run('payments show');
      const address = `${service.urls[0]}/v1/payments/callbacks`;
      for (const account of ['paystack/*/live', 'paystack/*/test', 'stripe/*/live', 'stripe/*/test'])
        expect(shown).toContain(`${address}/${account.replace('*', shop.ref)}`);
      expect(await callBack()).toBe('HTTP/1.1 404 Not Found');
      const begun = await open();

      expect(await run('payments set paystack', keys)).toContain('paystack  test  set  secretKey …6789  publicKey …3210');
      expect(await run('payments set stripe', { ...keys, 'whsec_…': 'whsec_guide01234567' })).toContain('stripe  test  set');
      expect(await callBack()).toBe('HTTP/1.1 400 Bad Request');
      expect(JSON.parse(await run('curl -X PUT', keys))).toMatchObject({ provider: 'paystack', mode: 'test', status: 'set' });

      // What was begun at the sandbox is finished there.
      await service.client.post(`/dev/sandbox/checkouts/${begun.ref}`, { rail: 'card', outcome: 'succeed' });
      expect(await read(shop, begun.ref)).toMatchObject({ status: 'paid' });
    });

    it('charges at the account whose keys are set, and gives back by it', async () => {
      const opened = await open();
      payAtPaystack(opened);
      expect(await rails.paystack.post(keys['sk_test_…'], `${service.urls[0]}/v1/payments/callbacks/paystack/${shop.ref}/test`)).toEqual([
        200,
      ]);
      const { orderRef } = await eventually('it is paid', async () => {
        const session = await read(shop, opened.ref);
        return session.status === 'paid' ? session : undefined;
      });
      await run('order refund', { 'ord_…': orderRef! });
      const [refund] = await eventually('the refund is at Paystack', () => {
        const { refunds } = rails.paystack.booksOf(keys['sk_test_…']);
        return refunds.length ? refunds : undefined;
      });
      expect(refund).toMatchObject({ amount: 250_000, currency: 'NGN' });
      expect(await run('exceptions list')).toBe('No payment exceptions.\n');
    });

    it('leaves what was begun waiting while another account’s keys, or none, are set', async () => {
      const opened = await open();
      expect(await reader.run(commandOf(guide, 'checkout list').replace('\n', ' --test\n'))).toContain(opened.ref);
      rails.paystack.addAccount('sk_test_another0123456789');
      await run('payments set paystack', { ...keys, 'sk_test_…': 'sk_test_another0123456789' });
      payAtPaystack(opened);
      expect(await read(shop, opened.ref)).toMatchObject({ status: 'open' });
      await run('payments remove');
      expect([await callBack(), await read(shop, opened.ref)]).toEqual([
        'HTTP/1.1 404 Not Found',
        expect.objectContaining({ status: 'open' }),
      ]);
      await run('payments set paystack', keys);
      // Whoever reads within two seconds of another shares what that one saw.
      await eventually('the money is found by the old keys', async () => (await read(shop, opened.ref)).status === 'paid');
    });

    it('offers live rails as soon as live keys are set, unless they are switched off, and never plays them', async () => {
      const listed = async () => JSON.parse(await run('payment-methods')) as string[];
      expect([await listed(), await railsOf(shop.keys.secretTest)]).toEqual([[], ['card', 'bank_transfer']]);
      await rails.connect(service, shop, 'live');
      expect(await listed()).toEqual(['card', 'bank_transfer']);
      await service.client.patch('/v1/admin/workspace', { rails: { bank_transfer: { enabled: false } } }, { key: shop.adminToken });
      expect(await listed()).toEqual(['card']);
    });
  });

  describe('render-the-payment-step-yourself.md', () => {
    const openPage = useBrowser();
    const guide = 'render-the-payment-step-yourself.md';
    let shop: Shop;
    let accounts: ShopAccounts;
    const stop: (() => Promise<unknown>)[] = [];

    beforeAll(async () => {
      shop = await openDemo('box-office');
      accounts = await rails.connect(service, shop, 'test');
    });

    afterEach(async () => {
      rails.paystack.givesAccounts = true;
      for (const each of stop.splice(0)) await each();
    });

    const refIn = (page: Page) => new URL(page.url()).searchParams.get('checkout')!;
    const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
    const inPopup = (page: Page, name: string) =>
      page.frameLocator('iframe[title=Paystack]').getByRole('button', { name, exact: true }).click();
    const isPaid = (page: Page) => page.getByText(/Order \d+ is paid\./).waitFor();

    /** The program of the guide, and a buyer who has chosen how to pay. */
    async function buy(rail: string, env: Record<string, string> = {}, of = shop) {
      const reader = new Reader(service, of, folder);
      const port = String(await freePort());
      const url = `http://localhost:${port}`;
      reader.keep(guide, 'pay.js');
      const server = reader.program(guide, 'box-office.mjs', { PORT: port, ...env });
      stop.push(() => server.end('SIGTERM'));
      await eventually('the box office answers', () => fetch(url).catch(() => undefined));
      const watched = await openPage([url, service.urls[0]!, rails.stripe.url, ...PAYSTACK_ORIGINS]);
      const { page } = watched;
      await servePaystackPopup(page, rails.paystack);
      await page.goto(url);
      await page.getByLabel('Name').fill('Ada Obi');
      await page.getByLabel('E-mail').fill('ada@example.com');
      await page.getByLabel('Pay by').selectOption(rail);
      await press(page, 'Buy a ticket');
      await page.getByText(/Your ticket is kept for \d+ minutes more\./).waitFor();
      return watched;
    }

    it('has a command that switches headless checkout on', async () => {
      expect(JSON.parse(await new Reader(service, shop, folder).run(commandOf(guide, 'headlessEnabled')))).toMatchObject({
        headlessEnabled: true,
      });
    });

    it('[§4.5 r3] has a page that takes a card in the popup of Paystack, and cancels nothing when that is closed', async () => {
      const { page, troubles } = await buy('Card');
      await press(page, 'Pay by card');
      await inPopup(page, 'Close');
      await page.getByText('If you have not paid yet, press the button again.').waitFor();
      expect(await read(shop, refIn(page))).toMatchObject({ status: 'open' });
      await press(page, 'Pay by card');
      await inPopup(page, 'Pay');
      await isPaid(page);
      expect(troubles).toEqual([]);
    });

    it('[§4.5 r3] has a page that waits for the account of a transfer, shows it, and sees the money', async () => {
      rails.paystack.givesAccounts = false;
      const { page } = await buy('Bank transfer');
      await page.getByText('Your bank account is being prepared.').waitFor();
      const [charge] = [...rails.paystack.booksOf(accounts.options.secretKey).transactions.values()].filter(
        ({ channel }) => channel === 'bank_transfer',
      );
      rails.paystack.booksOf(accounts.options.secretKey).confirmAccount(charge!.reference);
      await rails.advance(service, ACCOUNT_REST_S);
      await page.getByText(`Test Bank, account ${charge!.account!.number}.`).waitFor();
      const { payment } = await read(shop, refIn(page));
      await accounts.pay(accounts.referenceOf(payment));
      await isPaid(page);
    });

    it('[§4.5 r3, r4] has a page that sends to Stripe, and finds on the way back that it is paid', async () => {
      const { page, troubles } = await buy('International card', { CURRENCY: 'USD' });
      await press(page, 'To the payment');
      await page.getByRole('link', { name: 'Back' }).click();
      await press(page, 'To the payment');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await isPaid(page);
      expect(troubles).toEqual([]);
    });

    it('[§4.6] has a page that lets go what it holds when the buyer pays in another way', async () => {
      const { page } = await buy('Card');
      const ref = refIn(page);
      await press(page, 'Pay in another way');
      await page.getByLabel('Pay by').waitFor();
      expect(await read(shop, ref)).toMatchObject({ status: 'cancelled' });
    });

    it('[D-104] has a program that shows another visitor how the checkout stands, and neither how it is paid nor a way to end it', async () => {
      const { page } = await buy('Card');
      const [ref, { origin }] = [refIn(page), new URL(page.url())];
      const ask = (path: string, method = 'GET', cookie = '') =>
        fetch(`${origin}${path}?checkout=${ref}`, { method, redirect: 'manual', headers: { cookie } });
      const [own] = await page.context().cookies();
      const forged = `checkouts=${ref}-9999999999.${'0'.repeat(64)}`;
      for (const cookie of ['', forged]) {
        expect(
          await Promise.all(
            [ask('/status', 'GET', cookie), ask('/cancel', 'POST', cookie), ask('/status', 'POST', cookie)].map(
              async (response) => (await response).status,
            ),
          ),
        ).toEqual([404, 404, 404]);
        expect(await (await ask('/return', 'GET', cookie)).text()).toContain('It is open.');
      }
      expect(await read(shop, ref)).toMatchObject({ status: 'open' });
      expect([own, (await ask('/status', 'GET', `checkouts=${own!.value}`)).status]).toEqual([
        expect.objectContaining({ name: 'checkouts', httpOnly: true, sameSite: 'Lax' }),
        200,
      ]);

      const stranger = await openPage([origin]);
      await stranger.page.goto(`${origin}/pay?checkout=${ref}`);
      await stranger.page.getByText('It is open. If it is yours').waitFor();
      expect(new URL(stranger.page.url()).pathname).toBe('/return');
    });

    it('[§4.5 r5] has a page that pays at the sandbox where no keys are set, and a command that makes a transfer arrive', async () => {
      const other = await openDemo('sandbox-office');
      const { page, troubles } = await buy('Card', {}, other);
      await press(page, 'Pay by card');
      await page.getByLabel('Card number').fill('4084 0840 8408 4081');
      await press(page, 'Pay by this card');
      await isPaid(page);
      expect(troubles).toEqual([]);

      const { page: second } = await buy('Bank transfer', {}, other);
      await second.getByText('Sandbox Bank, account').waitFor();
      await new Reader(service, other, folder).run(filledIn(commandOf(guide, '/dev/sandbox'), { 'chk_…': refIn(second) }));
      await isPaid(second);
    });
  });
});
