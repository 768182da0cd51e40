import { openExampleSite, sharedService, useBrowser, type ExampleSite, type SharedService } from '@svc/testing';
import type { Page } from 'playwright-core';

const PAYS = '4084 0840 8408 4081';
const REFUSED = '4000 0000 0000 0002';

interface Product {
  ref: string;
  variants: { ref: string; name: string; availableQty: number | null; soldOut: boolean }[];
}

interface Order {
  ref: string;
  number: number;
  test: boolean;
  status: string;
  checkoutRef: string;
}

describe.each(['test', 'live'] as const)('the example storefront with a %s key', (mode) => {
  const openPage = useBrowser();
  let service: SharedService;
  let site: ExampleSite;

  beforeAll(async () => {
    service = await sharedService();
    site = await openExampleSite(service, { mode });
  });

  afterAll(() => site?.stop());

  const visit = async (path: string) => {
    const watched = await openPage(site.origins);
    await watched.page.goto(site.url + path);
    await watched.page.waitForSelector('main:not([aria-busy])');
    return watched;
  };
  const key = () => (mode === 'live' ? site.shop.keys.secretLive : site.shop.keys.secretTest);
  const ask = async <T>(path: string) => (await service.client.get<T>(`/v1/store${path}`, { key: key() })).body;
  const pouch = async () => (await ask<Product>('/products/zip-pouch')).variants.find(({ soldOut }) => !soldOut)!;

  const toThePayment = (page: Page) => page.getByRole('button', { name: 'Checkout' }).click();

  async function fillCart(page: Page) {
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.getByRole('radio', { name: /Lagos Mainland/ }).check();
  }

  async function sayWhoBuys(page: Page, email: string) {
    await page.getByLabel('Name').fill('Ada Obi');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Street and house').fill('14 Hughes Avenue');
    await page.getByLabel('Town or city').fill('Yaba');
    await page.getByLabel('Country').selectOption('NG');
  }

  async function payByCard(page: Page, number: string) {
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByLabel('Card number').fill(number);
    await page.getByRole('button', { name: 'Pay by this card' }).click();
  }

  /** Waits for the shop's own word that it is paid, and answers the checkout's ref. */
  async function comesBackPaid(page: Page): Promise<string> {
    await page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
    expect(page.url()).toMatch(`${site.url}/return?checkout=chk_`);
    return new URL(page.url()).searchParams.get('checkout')!;
  }

  async function orderOf(checkoutRef: string): Promise<Order> {
    for (const end = Date.now() + 30_000; Date.now() < end; ) {
      const order = (await ask<Order[]>('/orders?updatedSince=2020-01-01')).find((each) => each.checkoutRef === checkoutRef);
      if (order) return order;
    }
    throw new Error(`No order of ${checkoutRef} came into the feed.`);
  }

  it('[§3 r2] [§4.2 r7] sells what is in the cart: paid by card, back in the shop, in the orders, reported by a webhook', async () => {
    const before = (await pouch()).availableQty!;
    const { page: staff } = await visit('/webhooks');
    const { page, troubles } = await visit('/products/zip-pouch');
    await fillCart(page);
    await toThePayment(page);
    await sayWhoBuys(page, 'ada@example.com');
    await payByCard(page, PAYS);
    const ref = await comesBackPaid(page);

    const checkout = await ask<{ status: string; orderRef: string; orderNumber: number }>(`/checkouts/${ref}`);
    expect(checkout).toMatchObject({ status: 'paid', orderRef: expect.stringMatching(/^ord_/) });
    expect(await page.textContent('main')).toMatch(new RegExp(`Order ${checkout.orderNumber}.*1 × .*Pouch.*What happens next`, 's'));
    expect(await orderOf(ref)).toMatchObject({ ref: checkout.orderRef, status: 'paid', test: mode === 'test' });

    const webhook = staff.locator('.webhook', { hasText: ref });
    await webhook.waitFor();
    expect(await webhook.textContent()).toMatch(new RegExp(`checkout\\.completed.*✓ Verified.*${mode}.*${checkout.orderRef}`));

    expect((await pouch()).availableQty).toBe(mode === 'live' ? before - 1 : before);
    await page.getByRole('link', { name: 'Cart 0' }).waitFor();
    await page.reload();
    await page.getByText('1 × ').waitFor();
    await page.getByRole('link', { name: 'See your order' }).click();
    await page.waitForURL(/\/[co]\//);
    expect(await page.textContent('main')).toContain(checkout.orderNumber);
    expect(troubles).toEqual([]);
  });

  it('[§4.3] [D-62] sells tickets, which come by mail when the sale is live', async () => {
    const email = `bola-${mode}@buyers.example`;
    const { page } = await visit('/events/adire-design-fair');
    await page.getByLabel('How many: Crew of five').fill('1');
    await page.getByLabel('Your name').fill('Bola Ade');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    for (let guest = 1; guest <= 5; guest += 1)
      await page
        .getByRole('group', { name: `Guest ${guest}` })
        .getByLabel('Name')
        .fill(`Guest ${guest}`);
    await page.getByLabel('What is your crew called?').fill('Blue Hands');
    await toThePayment(page);
    await payByCard(page, PAYS);
    expect(await orderOf(await comesBackPaid(page))).toMatchObject({ status: 'paid', test: mode === 'test' });

    if (mode === 'test') return;
    const [mail] = await service.mails.mailsTo(email);
    expect(mail!.subject).toBe('Your tickets: Adire Design Fair');
    expect(mail!.attachments.map(({ mimeType }) => mimeType)).toEqual(expect.arrayContaining(['text/calendar', 'application/pdf']));
  });

  it('[§3 r7, r8] takes another card after one was refused, and has one order of it', async () => {
    const { page } = await visit('/products/zip-pouch');
    await fillCart(page);
    await toThePayment(page);
    await sayWhoBuys(page, 'chidi@example.com');
    await payByCard(page, REFUSED);
    await page.getByRole('radio', { name: 'Card' }).waitFor();
    expect(new URL(page.url()).origin).toBe(site.origins[1]);
    await payByCard(page, PAYS);
    const order = await orderOf(await comesBackPaid(page));
    expect(
      (await ask<Order[]>('/orders?updatedSince=2020-01-01')).filter(({ checkoutRef }) => checkoutRef === order.checkoutRef),
    ).toHaveLength(1);
  });

  if (mode === 'live') return; // What follows is the same with either key.

  it('[§4.2 Idempotency-Key] leads an unchanged cart to the checkout that it has, and a changed one to another', async () => {
    const { page } = await visit('/products/zip-pouch');
    await fillCart(page);
    await toThePayment(page);
    await page.waitForURL(/\/c\/chk_/);
    const first = page.url();
    await page.goto(`${site.url}/cart`);
    await toThePayment(page);
    await page.waitForURL(/\/c\/chk_/);
    expect(page.url()).toBe(first);
    await page.goto(`${site.url}/cart`);
    await page.getByRole('radio', { name: /Lagos Island/ }).check();
    await toThePayment(page);
    await page.waitForURL(/\/c\/chk_/);
    expect(page.url()).not.toBe(first);
  });

  it('[§1 r4] believes no one who only comes back', async () => {
    const { page } = await visit('/products/zip-pouch');
    await fillCart(page);
    await toThePayment(page);
    await page.waitForURL(/\/c\/chk_/);
    const ref = /chk_\w+/.exec(page.url())![0];
    await page.goto(`${site.url}/return?checkout=${ref}`);
    await page.getByRole('heading', { name: 'Not paid yet' }).waitFor();
    expect(await page.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toMatch(/\/c\/chk_/);

    const response = await fetch(`${site.origins[1]}/dev/sandbox/checkouts/${ref}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rail: 'bank_transfer', outcome: 'succeed' }),
    });
    expect(response.status).toBe(200);
    await page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
  });

  it('[§4.2 r1] shows beside its line what cannot be had any more', async () => {
    const { page } = await visit('/products/tea-towel');
    await fillCart(page);
    await page.getByLabel('How many').fill('2');
    await page.getByLabel('How many').blur();
    const { ref, variants } = await ask<Product>('/products/tea-towel');
    const [{ variantRef }] = ((await page.evaluate('JSON.parse(localStorage.cart)')) as { lines: [{ variantRef: string }] }).lines;
    expect(variants.map((variant) => variant.ref)).toContain(variantRef);
    const moved = await service.client.post(
      `/v1/admin/products/${ref}/stock`,
      { variantRef, stock: 1, reason: 'counted' },
      { key: site.shop.adminToken },
    );
    expect(moved.status).toBe(200);
    await toThePayment(page);
    await page.locator('.line .fault', { hasText: 'Only 1 left.' }).waitFor();
    expect(await page.getByRole('alert').isVisible()).toBe(true);
  });
});
