import { PAYSTACK_ORIGINS, RealRails, servePaystackPopup, type ShopAccounts } from '@svc/provider-stubs';
import {
  DESKTOP_BY_NIGHT,
  faultsOf,
  hurry,
  keepPicture,
  openHostedCheckout,
  openShop,
  PHONE,
  startService,
  statusOfCheckout,
  useBrowser,
  type RunningService,
  type Shop,
  type Visitor,
} from '@svc/testing';
import type { FrameLocator, Page } from 'playwright-core';

const document = {
  version: 1,
  products: [
    {
      slug: 'quilt',
      name: 'Quilt',
      variants: [{ key: 'one', name: 'Indigo', prices: [{ currency: 'USD', priceMinor: 10_000 }] }],
      saveForItEnabled: true,
    },
    {
      slug: 'print',
      name: 'Print',
      variants: [
        {
          key: 'one',
          name: 'A2',
          prices: [
            { currency: 'NGN', priceMinor: 200_000 },
            { currency: 'USD', priceMinor: 4_500 },
          ],
        },
      ],
    },
    {
      slug: 'coat',
      name: 'Coat',
      variants: [{ key: 'one', name: 'Blue', prices: [{ currency: 'NGN', priceMinor: 800_000 }], stock: 0 }],
      preorderable: true,
      preorderEtaText: 'Ready in May',
      preorderDepositType: 'percent',
      preorderDepositValue: 25,
    },
  ],
};
const ada = { contact: { name: 'Ada Obi', email: 'ada@guests.example' } };
const dollars = { ...ada, currency: 'USD' };
const BANK_REST_S = 11;
const DAY_S = 86_700;

describe('the hosted pages on the rails of Paystack and Stripe', () => {
  const openPage = useBrowser();
  let rails: RealRails;
  let service: RunningService;
  let shop: Shop;
  let accounts: ShopAccounts;

  beforeAll(async () => {
    rails = await RealRails.open();
    service = await startService({ env: rails.env });
    shop = await openShop(service, 'prints', document);
    accounts = await rails.connect(service, shop);
  });
  afterEach(() => {
    rails.paystack.givesAccounts = true;
  });
  afterAll(async () => {
    await service?.stop();
    await rails?.close();
  });

  const open = (fields: object = ada, slug = 'print') => openHostedCheckout(service, shop, [slug], fields);
  async function openAt(url: string, visitor: Visitor = {}) {
    const watched = await openPage([service.urls[0]!, rails.paystack.url, rails.stripe.url, ...PAYSTACK_ORIGINS], { ...PHONE, ...visitor });
    await servePaystackPopup(watched.page, rails.paystack);
    await watched.page.goto(url);
    return watched;
  }
  const press = (page: Page | FrameLocator, name: string) => page.getByRole('button', { name, exact: true }).click();
  const pay = (page: Page) => press(page, 'Pay ₦2,000');
  const payByTransfer = async (page: Page, amount = '₦2,000') => {
    await page.getByLabel('Bank transfer').check();
    await press(page, `Pay ${amount}`);
    await page.getByRole('heading', { name: 'Waiting for your transfer…' }).waitFor();
  };
  const isInOrder = async (page: Page, picture: string, looks = [PHONE]) => {
    expect([picture, await faultsOf(page, looks, `real-rails-${picture}`)]).toEqual([picture, []]);
  };
  const popupOf = (page: Page) => page.frameLocator('iframe[title=Paystack]');
  const atShop = (page: Page) => page.waitForURL((url) => url.pathname === '/healthz');
  /** Waits until the buyer is at the shop, and finds the order on the page of the checkout. */
  async function isPaid(page: Page, { ref, hostedUrl }: { ref: string; hostedUrl: string }) {
    await atShop(page);
    expect([new URL(page.url()).search, await statusOfCheckout(service, shop, ref)]).toEqual([`?from=shop&checkout=${ref}`, 'paid']);
    await page.goto(hostedUrl);
    await page.getByRole('heading', { name: 'your order is placed' }).waitFor();
  }
  const chargesOf = (channel: string) =>
    [...rails.paystack.booksOf(accounts.options.secretKey).transactions.values()].filter((charge) => charge.channel === channel);

  it.each([true, false])(
    '[§4.2 r7] [D-82] sends a buyer on to the page of Stripe and back to the shop (JavaScript: %p)',
    async (javaScriptEnabled) => {
      const opened = await open(dollars);
      const { page, troubles } = await openAt(opened.hostedUrl, { javaScriptEnabled });
      await press(page, 'Pay $45');
      await page.getByRole('heading', { name: 'Pay 4500 usd' }).waitFor();
      await press(page, 'Be refused');
      await page.getByText('Your card was declined.').waitFor();
      await press(page, 'Pay');
      await isPaid(page, opened);
      expect(troubles).toEqual([]);
    },
  );

  it('[D-15] saves up at Stripe: each part is charged as such, and the last brings the buyer to the shop', async () => {
    const opened = await open(dollars, 'quilt');
    const { page, troubles } = await openAt(opened.hostedUrl);
    await press(page, 'Save up for it');
    for (const [part, charged] of [
      ['40', 4_000],
      ['60', 6_000],
    ] as const) {
      await page.getByLabel(/^How much do you pay now/).fill(part);
      await press(page, 'Pay this part');
      await page.getByRole('heading', { name: `Pay ${charged} usd` }).waitFor();
      await press(page, 'Pay');
      if (charged === 4_000) await page.getByText('$40 of $100 is saved.').waitFor();
    }
    await isPaid(page, opened);
    expect(troubles).toEqual([]);
  });

  it('comes back from Stripe without having paid, and goes on at the same session', async () => {
    const opened = await open(dollars);
    const { page } = await openAt(opened.hostedUrl);
    await press(page, 'Pay $45');
    await page.getByRole('heading', { name: 'Pay 4500 usd' }).waitFor();
    const session = page.url();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByText('has not reached us yet').waitFor();
    await page.getByRole('link', { name: 'Continue this payment' }).click();
    await page.getByRole('heading', { name: 'Pay 4500 usd' }).waitFor();
    expect(page.url()).toBe(session);
    await press(page, 'Pay');
    await isPaid(page, opened);
  });

  it('takes a card in the window of Paystack, also after one that is refused', async () => {
    const opened = await open();
    const { page, troubles } = await openAt(opened.hostedUrl);
    await pay(page);
    await press(popupOf(page), 'Be refused');
    await popupOf(page).getByText('Your card was declined.').waitFor();
    await keepPicture(page, 'real-rails-window');
    await press(popupOf(page), 'Pay');
    await isPaid(page, opened);
    expect(troubles).toEqual([]);
  });

  it('[ADR 0026 r3] cancels nothing when the window is closed, and opens the same charge again', async () => {
    const opened = await open();
    const { page } = await openAt(opened.hostedUrl);
    const before = chargesOf('card').length;
    await pay(page);
    await press(popupOf(page), 'Close');
    await page.getByText('has not reached us yet').waitFor();
    expect(await statusOfCheckout(service, shop, opened.ref)).toBe('open');
    await page.getByRole('link', { name: 'Change something, or pay another way' }).click();
    await pay(page);
    await press(popupOf(page), 'Pay');
    await isPaid(page, opened);
    expect(chargesOf('card').length).toBe(before + 1);
  });

  it('goes to the page of Paystack where no script runs', async () => {
    const opened = await open();
    const { page, troubles } = await openAt(opened.hostedUrl, { javaScriptEnabled: false });
    await pay(page);
    await page.getByRole('heading', { name: 'Pay 200000 NGN' }).waitFor();
    await press(page, 'Be refused');
    await press(page, 'Pay');
    await isPaid(page, opened);
    expect(troubles).toEqual([]);
  });

  it('goes to the page of Paystack when its script does not come, and when its window does not open', async () => {
    const opened = await open();
    const { page } = await openAt(opened.hostedUrl);
    await page.route('https://js.paystack.co/**', (route) => route.abort(), { times: 1 });
    await pay(page);
    await page.getByRole('heading', { name: 'Pay 200000 NGN' }).waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Change something, or pay another way' }).click();
    await page.route('https://checkout.paystack.com/charge/*', (route) => route.fulfill({ json: {} }), { times: 1 });
    await pay(page);
    await page.getByRole('heading', { name: 'Pay 200000 NGN' }).waitFor();
    await press(page, 'Pay');
    await isPaid(page, opened);
  });

  it('does not wait permanently for a window that never opens', async () => {
    const opened = await open();
    const { page } = await openAt(opened.hostedUrl);
    await page.clock.install();
    await page.route('https://js.paystack.co/**', () => undefined, { times: 1 });
    await pay(page);
    await page.getByRole('heading', { name: 'Pay by card' }).waitFor();
    await page.clock.fastForward(16_000);
    await page.getByRole('heading', { name: 'Pay 200000 NGN' }).waitFor();
  });

  it('shows what is happening while the window opens, to everybody', async () => {
    const opened = await open();
    const { page, troubles } = await openAt(opened.hostedUrl);
    await page.route('https://js.paystack.co/**', () => undefined, { times: 1 });
    await pay(page);
    await page.getByRole('heading', { name: 'Pay by card' }).waitFor();
    await isInOrder(page, 'window-opens', [PHONE, DESKTOP_BY_NIGHT]);
    expect(troubles).toEqual([]);
    await page.getByRole('link', { name: 'Back, without paying' }).click();
    await page.getByText('has not reached us yet').waitFor();
  });

  it('hears in an open window that the checkout was paid elsewhere, and that it was cancelled', async () => {
    const [paid, late] = [await open(), await open()];
    const { page } = await openAt(paid.hostedUrl);
    await page.clock.install();
    await pay(page);
    await popupOf(page).getByRole('heading', { name: 'Pay 200000 NGN' }).waitFor();
    const other = await openAt(paid.hostedUrl);
    await other.page.getByRole('link', { name: 'Change something, or pay another way' }).click();
    await pay(other.page);
    await press(popupOf(other.page), 'Pay');
    await hurry(page, atShop(page));
    await page.goto(late.hostedUrl);
    await pay(page);
    await popupOf(page).getByRole('heading', { name: 'Pay 200000 NGN' }).waitFor();
    await service.client.post(`/v1/store/checkouts/${late.ref}/cancel`, {}, { key: shop.keys.secretLive });
    await hurry(page, page.getByRole('heading', { name: 'This order was cancelled' }).waitFor());
  });

  it('[§4.2 r6] shows an account that the bank gives late as soon as it is there, the same in each tab, and sees the money come', async () => {
    rails.paystack.givesAccounts = false;
    const opened = await open();
    const { page, troubles } = await openAt(opened.hostedUrl);
    await payByTransfer(page);
    await page.getByText('The bank is preparing an account').waitFor();
    await isInOrder(page, 'account-awaited');
    const { reference } = chargesOf('bank_transfer').at(-1)!;
    rails.paystack.booksOf(accounts.options.secretKey).confirmAccount(reference);
    await rails.advance(service, BANK_REST_S);
    const account = page.locator('dt:text("Account number") + dd strong');
    await account.waitFor();
    expect(await page.locator('[data-left]').innerText()).toMatch(/^(29|30):\d\d$/);
    const again = await openAt(opened.hostedUrl);
    expect(await again.page.locator('dt:text("Account number") + dd strong').innerText()).toBe(await account.innerText());
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copy the account number');
    await page.getByRole('status').getByText('Copied.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await account.innerText());
    await isInOrder(page, 'account');
    await accounts.pay(reference.replaceAll('-', '_'));
    await isPaid(page, opened);
    await atShop(again.page);
    expect(troubles).toEqual([]);
  });

  /** Opens the page of an order's outstanding amount, after the deposit was paid in the window of Paystack. */
  async function owing() {
    const { ref, hostedUrl } = await open(ada, 'coat');
    const { page, troubles } = await openAt(hostedUrl);
    await pay(page);
    await press(popupOf(page), 'Pay');
    await isPaid(page, { ref, hostedUrl });
    await page.getByRole('link', { name: 'See what is left to pay' }).click();
    await page.getByText('₦6,000 is left to pay.').waitFor();
    return { page, troubles };
  }

  it('[D-11] takes the rest of an order in the window of Paystack, and where that does not come on its page', async () => {
    const { page, troubles } = await owing();
    await press(page, 'Pay ₦6,000');
    await press(popupOf(page), 'Close');
    await page.getByText('has not reached us yet').waitFor();
    expect(troubles).toEqual([]);
    await page.route('https://js.paystack.co/**', (route) => route.abort(), { times: 1 });
    await press(page, 'Pay ₦6,000');
    await page.getByRole('heading', { name: 'Pay 600000 NGN' }).waitFor();
    await press(page, 'Pay');
    await page.getByRole('heading', { name: 'All is paid, thank you' }).waitFor();
  });

  it('[D-11] [§4.2 r6] takes the rest of an order by transfer: to an account that can be copied, and sees it come', async () => {
    const { page, troubles } = await owing();
    await payByTransfer(page, '₦6,000');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copy the amount');
    await page.getByRole('status').getByText('Copied.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('6000');
    expect(await page.locator('[data-left]').innerText()).toMatch(/^(29|30):\d\d$/);
    await isInOrder(page, 'balance-account');
    await accounts.pay(chargesOf('bank_transfer').at(-1)!.reference.replaceAll('-', '_'));
    await page.getByRole('heading', { name: 'All is paid, thank you' }).waitFor();
    await isInOrder(page, 'balance-paid');
    expect(troubles).toEqual([]);
  });

  it('takes a card from a buyer who had begun a transfer', async () => {
    const opened = await open();
    const { page } = await openAt(opened.hostedUrl);
    await payByTransfer(page);
    await page.getByRole('button', { name: 'Pay another way' }).click();
    await page.getByLabel('Card').check();
    await pay(page);
    await press(popupOf(page), 'Pay');
    await isPaid(page, opened);
  });

  it('[D-29] says that the time is over to a buyer who returns from a window, an account or a page too late', async () => {
    const [byCard, byTransfer, byStripe] = await Promise.all([
      openAt((await open()).hostedUrl),
      openAt((await open()).hostedUrl),
      openAt((await open(dollars)).hostedUrl),
    ]);
    await pay(byCard.page);
    await popupOf(byCard.page).getByRole('heading', { name: 'Pay 200000 NGN' }).waitFor();
    await payByTransfer(byTransfer.page);
    await press(byStripe.page, 'Pay $45');
    await byStripe.page.getByRole('heading', { name: 'Pay 4500 usd' }).waitFor();
    await rails.advance(service, DAY_S);
    await press(byStripe.page, 'Pay');
    await byStripe.page.getByRole('heading', { name: 'There is nothing to pay here' }).waitFor();
    await byTransfer.page.reload();
    for (const { page } of [byCard, byTransfer]) await page.getByRole('heading', { name: /^The time to pay is (over|up)$/ }).waitFor();
  });
});
