import { PAYSTACK_ORIGINS, RealRails, servePaystackPopup } from '@svc/provider-stubs';
import { hurry, openExampleSite, startService, useBrowser, type ExampleSite, type RunningService } from '@svc/testing';
import type { Page } from 'playwright-core';

interface Session {
  status: string;
  orderRef?: string;
  payment?: { provider: string; bankAccount: { accountNumber: string } | null };
}

describe('the payment step on a page of the example storefront', () => {
  const openPage = useBrowser();
  let rails: RealRails;
  let service: RunningService;
  let site: ExampleSite;

  beforeAll(async () => {
    rails = await RealRails.open();
    service = await startService({ env: rails.env });
    await service.startWorker();
    site = await openExampleSite(service);
  });

  afterAll(async () => {
    await site?.stop();
    await service?.stop();
    await rails?.close();
  });

  const read = async (ref: string) =>
    (await service.client.get<Session>(`/v1/store/checkouts/${ref}`, { key: site.shop.keys.secretLive })).body;
  const refIn = (page: Page) => new URL(page.url()).searchParams.get('checkout')!;
  const arrives = (ref: string) => service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'bank_transfer', outcome: 'succeed' });
  const isPaid = (page: Page) => hurry(page, page.getByRole('heading', { name: 'Paid, thank you' }).waitFor());

  /** Fills the form of an event, and goes on to the payment the way that was chosen. */
  async function choose(way: string, currency?: string) {
    const watched = await openPage([...site.origins, ...PAYSTACK_ORIGINS]);
    const { page } = watched;
    await servePaystackPopup(page, rails.paystack);
    await page.clock.install();
    if (currency) await page.addInitScript(`localStorage.setItem('currency', '${currency}')`);
    await page.goto(`${site.url}/events/adire-design-fair`);
    await page.getByLabel('How many: Saturday').fill('1');
    await page.getByLabel('Your name').fill('Ada Obi');
    await page.getByLabel('E-mail', { exact: true }).fill('ada@example.com');
    await page.getByRole('radio', { name: way }).check();
    await goOn(page);
    return watched;
  }

  async function goOn(page: Page) {
    await page.getByRole('button', { name: 'Checkout' }).click();
    await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
  }

  it('[§4.5 r3] shows the account of a transfer, and goes on by itself when the money is there', async () => {
    const { page, troubles } = await choose('Here, by bank transfer');
    const ref = refIn(page);
    const { payment } = await read(ref);
    await page.getByText(payment!.bankAccount!.accountNumber).waitFor();
    expect(await page.textContent('main')).toMatch(/Adire Design Fair.*To pay ₦[\d,.]+/s);
    await page.getByText(/Your tickets are kept for \d+ minutes more\./).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the account number' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(payment!.bankAccount!.accountNumber);
    await arrives(ref);
    await isPaid(page);
    expect(await page.textContent('main')).toMatch(/Adire Design Fair.*Paid, thank you.*₦[\d,.]+ paid/s);
    expect(troubles).toEqual([]);
  });

  it.each([
    ['Here, by card', 'NGN', 'card', async (page: Page) => page.getByRole('button', { name: 'Pay by card' }).click()],
    [
      'Here, by card (on the page',
      'USD',
      'international_card',
      async (page: Page) => page.getByRole('link', { name: 'To the payment provider' }).click(),
    ],
  ])(
    '[§4.5 r3, r4] %s in %s leads to where the sandbox takes cards, and back to what the service says',
    async (way, currency, provider, pay) => {
      const { page, troubles } = await choose(way, currency);
      const ref = refIn(page);
      expect(await read(ref)).toMatchObject({ status: 'open', payment: { provider } });
      await pay(page);
      await page.getByLabel('Card number').fill('4084 0840 8408 4081');
      await page.getByRole('button', { name: 'Pay by this card' }).click();
      await isPaid(page);
      expect(page.url()).toBe(`${site.url}/return?checkout=${ref}`);
      expect(troubles).toEqual([]);
    },
  );

  it('[D-127] says why a card was refused when its buyer comes back, and leads to another way to pay', async () => {
    const { page, troubles } = await choose('Here, by card');
    const ref = refIn(page);
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await page.getByLabel('Card number').fill('4000 0000 0000 9995');
    await page.getByRole('button', { name: 'Pay by this card' }).click();
    await page.getByRole('heading', { name: 'Your payment did not go through' }).waitFor();
    expect(page.url()).toBe(`${site.url}/return?checkout=${ref}`);
    expect(await page.textContent('main')).toMatch(/Adire Design Fair.*not enough money in its account\. Nothing was charged\./s);
    await page.goto(`${site.url}/pay?checkout=${ref}`);
    await page.getByRole('alert').getByText('not enough money').waitFor();
    expect(await page.getByRole('button', { name: 'Pay by card' }).count()).toBe(0);
    await page.goBack();
    await page.getByRole('button', { name: 'Pay in another way' }).click();
    await page.getByLabel('How many: Saturday').waitFor();
    expect(await read(ref)).toMatchObject({ status: 'cancelled' });
    expect(troubles).toEqual([]);
  });

  it('[§4.6] lets go what it holds when the buyer pays in another way, and begins another checkout', async () => {
    const { page } = await choose('Here, by bank transfer');
    const first = refIn(page);
    await page.getByRole('button', { name: 'Pay in another way' }).click();
    await page.getByLabel('How many: Saturday').waitFor();
    expect(await read(first)).toMatchObject({ status: 'cancelled' });
    await page.getByLabel('How many: Saturday').fill('1');
    await page.getByLabel('Your name').fill('Ada Obi');
    await page.getByLabel('E-mail', { exact: true }).fill('ada@example.com');
    await page.getByRole('radio', { name: 'Here, by bank transfer' }).check();
    await goOn(page);
    expect(refIn(page)).not.toBe(first);
  });

  it('[§4.5 r4] tells of a checkout that is over where it tells of the others', async () => {
    const { page } = await choose('Here, by bank transfer');
    const ref = refIn(page);
    await arrives(ref);
    await isPaid(page);
    await page.goto(`${site.url}/pay?checkout=${ref}`);
    await isPaid(page);
  });

  it('[§4.5 r4] [§3 r3] says when the time to pay is over, and that of products what was chosen is still in the cart', async () => {
    const { page } = await choose('Here, by bank transfer');
    const ref = refIn(page);
    await service.client.post('/dev/clock', { advanceSeconds: 3_600 });
    await hurry(page, page.getByRole('heading', { name: 'The time to pay is over' }).waitFor());
    expect(await page.textContent('main')).not.toContain('cart');
    // As if it had been opened of the cart.
    await page.evaluate(`localStorage.clear(); localStorage.setItem('checkout /checkouts', JSON.stringify({ ref: '${ref}' }))`);
    await page.reload();
    await page.getByText('What you chose is still in your cart.').waitFor();
  });

  it('[§4.5 r3] opens the popup of Paystack where the shop has an account there, and cancels nothing when that is closed', async () => {
    await rails.connect(service, site.shop);
    const { page, troubles } = await choose('Here, by card');
    const inPopup = (name: string) => page.frameLocator('iframe[title=Paystack]').getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await inPopup('Close');
    await page.getByText('The window is closed.').waitFor();
    expect(await read(refIn(page))).toMatchObject({ status: 'open' });
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await inPopup('Pay');
    await isPaid(page);
    expect(troubles).toEqual([]);
  });
});
