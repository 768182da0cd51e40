import {
  codeIn,
  DESKTOP,
  DESKTOP_BY_NIGHT,
  eventually,
  faultsOf,
  fundCodes,
  openExampleSite,
  PHONE,
  PHONE_BY_NIGHT,
  postCheckout,
  sentTo,
  sharedService,
  tabTo,
  useBrowser,
  type ExampleSite,
  type SharedService,
} from '@svc/testing';
import type { Page } from 'playwright-core';

/** An account of the example, by which phone it signs in. No other file has a code sent there. */
const TUNDE = { phone: '+2348051234567', name: 'Tunde Bakare', email: 'tunde@example.com' };
const CARD = '4084 0840 8408 4081';

describe('the account page of the example storefront', () => {
  const openPage = useBrowser();
  let service: SharedService;
  let site: ExampleSite;

  beforeAll(async () => {
    service = await sharedService();
    site = await openExampleSite(service);
    await fundCodes(service, site.shop, 1_000_000);
  });

  afterAll(() => site?.stop());

  const read = async <T>(path: string) => (await service.client.get<T>(`/v1/store${path}`, { key: site.shop.keys.secretLive })).body;

  /** Buys a ticket of the fair; returns the number of the order, once the feed has it. */
  async function buyTicket(contact: { name: string; email: string }): Promise<string> {
    const { ticketTypes } = await read<{ ticketTypes: { ref: string; name: string }[] }>('/events/adire-design-fair');
    const { ref } = await postCheckout(service, site.shop, 'events/adire-design-fair/checkout', {
      tickets: [{ ticketTypeRef: ticketTypes.find(({ name }) => name === 'Saturday')!.ref, quantity: 1 }],
      contact,
    });
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const { number } = await eventually('the order is in the feed', async () =>
      (await read<{ checkoutRef: string; number: string }[]>('/orders')).find(({ checkoutRef }) => checkoutRef === ref),
    );
    return number;
  }

  async function signIn(page: Page): Promise<void> {
    await page.goto(`${site.url}/account`);
    await page.getByLabel('Phone').fill(TUNDE.phone);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByText('on its way to').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(codeIn((await sentTo(service, TUNDE.phone))[0]!));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText(`signed in as ${TUNDE.name}`).waitFor();
  }

  async function sayWhoBuys(page: Page) {
    await page.getByLabel('Name').fill(TUNDE.name);
    await page.getByLabel('E-mail').fill(TUNDE.email);
    await page.getByLabel('Street and house').fill('14 Hughes Avenue');
    await page.getByLabel('Town or city').fill('Yaba');
    await page.getByLabel('Country').selectOption('NG');
  }

  const section = (page: Page, title: string) =>
    page.locator('.purchases section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

  it('[§4.7] [§4.1 r5] shows what its owner has bought, tickets, addresses and what is saved up for, leads to each order, and ends everywhere', async () => {
    const ticketOrder = await buyTicket({ name: TUNDE.name, email: TUNDE.email });
    const anothers = await buyTicket({ name: 'Adaeze Obi', email: 'adaeze@example.com' });
    const { page, troubles } = await openPage(site.origins);
    await signIn(page);
    await section(page, 'Orders')
      .getByRole('link', { name: `Order ${ticketOrder}` })
      .waitFor();
    await section(page, 'Saving up').getByText('are listed here').waitFor();
    expect(await page.textContent('main')).not.toContain(anothers);

    await page.goto(`${site.url}/products/zip-pouch`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.getByRole('radio', { name: /Lagos Mainland/ }).check();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await sayWhoBuys(page);
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByLabel('Card number').fill(CARD);
    await page.getByRole('button', { name: 'Pay by this card' }).click();
    await page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();

    await page.goto(`${site.url}/products/ceremony-cloth`);
    await page.getByRole('radio', { name: /^Twenty metres/ }).check();
    await page.getByRole('radio', { name: /Lagos Mainland/ }).check();
    await page.getByRole('button', { name: 'Save up for it' }).click();
    await page.waitForURL(/\/c\/chk_\w+/);

    await page.goto(`${site.url}/account`);
    await section(page, 'Saving up').getByRole('link', { name: 'What is saved, and what is left' }).waitFor();
    expect(await section(page, 'Saving up').textContent()).toMatch(/Ceremony Cloth.*₦/i);
    expect(await section(page, 'Orders').locator('li .pill').allTextContents()).toEqual(['Paid, being prepared', 'Paid']);
    expect(await section(page, 'Orders').textContent()).toMatch(/₦[\d,]+.*1 × .*Pouch/s);
    expect(await section(page, 'Tickets').textContent()).toMatch(/Adire Design Fair.*1 × Saturday.*confirmed/s);
    expect(await section(page, 'Addresses').textContent()).toContain('14 Hughes Avenue, Yaba, Nigeria');
    expect(await faultsOf(page, [DESKTOP, DESKTOP_BY_NIGHT, PHONE, PHONE_BY_NIGHT], 'example-storefront-account')).toEqual([]);
    expect(troubles).toEqual([]);

    await section(page, 'Orders')
      .getByRole('link', { name: `Order ${ticketOrder}` })
      .click();
    await page.waitForURL((url) => url.origin === site.origins[1]);
    expect(await page.textContent('main')).toContain('Adire Design Fair');
    await page.goBack();

    const elsewhere = await openPage(site.origins);
    await elsewhere.page.context().addCookies(await page.context().cookies());
    await elsewhere.page.goto(`${site.url}/account`);
    await section(elsewhere.page, 'Orders').getByText(`Order ${ticketOrder}`).waitFor();
    await section(page, 'Orders').getByText(`Order ${ticketOrder}`).waitFor();
    await page.evaluate('document.activeElement.blur()');
    await page.getByRole('button', { name: 'Sign out', exact: true }).focus();
    await page.keyboard.press('Tab');
    await tabTo(page, 'button:nth-child(2)');
    await page.keyboard.press('Enter');
    await page.getByLabel('Phone').waitFor();
    await elsewhere.page.reload();
    await elsewhere.page.getByLabel('Phone').waitFor();
    expect(await elsewhere.page.textContent('main')).not.toContain('Order');
  });
});
