import {
  DESKTOP,
  DESKTOP_BY_NIGHT,
  faultsOf,
  inDays,
  keepPicture,
  layoutFaultsOf,
  PHONE,
  PHONE_BY_NIGHT,
  useHostedShop,
} from '@svc/testing';
import type { Page } from 'playwright-core';

const TEN_DIGITS = 999_999_999_900;
const naira = (priceMinor: number, compareAtMinor?: number) => [
  { currency: 'NGN', priceMinor, ...(compareAtMinor !== undefined && { compareAtMinor }) },
];
const unbroken = 'Ọ̀rúnmìlà'.repeat(40).slice(0, 300);
const words = 'Indigo cloth from Abẹ́òkúta '.repeat(20).slice(0, 300).trim();
const arabic = 'بيت الأدير للنسيج المصبوغ يدويًا '.repeat(12).slice(0, 300).trim();
const nameOf = (index: number) => [unbroken, words, arabic][index % 3]!.slice(0, 297);
const times = { startAt: inDays(60), endAt: inDays(61) };
const place = { venueName: unbroken, address: words, city: words, country: 'NG' };
const document = {
  version: 1,
  workspace: { displayName: unbroken, timezone: 'Africa/Lagos', currencies: ['NGN'] },
  storefront: {
    renderConfig: {
      templateId: 'courtyard',
      theme: { brandColor: '#ffee00' },
    },
  },
  products: [
    {
      slug: 'cloth',
      name: unbroken,
      needsDelivery: true,
      restockAlertsEnabled: true,
      variants: [{ key: 'one', name: arabic, prices: naira(TEN_DIGITS, TEN_DIGITS * 2), stock: 9 }],
      formFields: [{ key: 'cut', type: 'radio', label: words, options: [unbroken, arabic], required: true }],
      addonGroups: [
        { key: 'more', name: arabic, selectionType: 'multiple', options: [{ key: 'o', label: unbroken, prices: naira(TEN_DIGITS) }] },
      ],
    },
    { slug: 'gone', name: words, restockAlertsEnabled: true, variants: [{ key: 'one', name: unbroken, prices: naira(100), stock: 0 }] },
    {
      slug: 'sofa',
      name: arabic,
      saveForItEnabled: true,
      saveForItCrowdLabel: words,
      variants: [{ key: 'one', name: unbroken, prices: naira(TEN_DIGITS), stock: 9 }],
    },
  ],
  deliveryZones: [
    { key: 'near', name: unbroken, countries: ['NG'], prices: naira(TEN_DIGITS), etaText: words },
    { key: 'far', name: arabic, countries: ['NG'], prices: naira(0), etaText: unbroken, etaMinDays: 1, etaMaxDays: 30 },
  ],
  discountCodes: [{ code: 'TENOFF', kind: 'percent', value: 10 }],
  events: [
    {
      slug: 'twelve',
      title: unbroken,
      tagline: words,
      description: unbroken.repeat(4),
      ...times,
      location: place,
      ticketTypes: Array.from({ length: 12 }, (_, index) => ({
        key: `t${index}`,
        name: `${nameOf(index)} ${index}`,
        description: nameOf(index + 1),
        kind: 'paid',
        prices: naira(TEN_DIGITS + index, index % 2 ? TEN_DIGITS * 2 : undefined),
        formFields: index === 0 ? [{ key: 'meal', type: 'select', label: unbroken, options: [words, arabic], required: true }] : [],
      })),
    },
    { slug: 'free', title: arabic, ...times, location: place, ticketTypes: [{ key: 'entry', name: unbroken, kind: 'free' }] },
    {
      slug: 'deposit',
      title: words,
      ...times,
      ticketTypes: [{ key: 'seat', name: unbroken, kind: 'deposit', prices: naira(TEN_DIGITS), depositType: 'percent', depositValue: 40 }],
    },
    { slug: 'sold', title: words, ...times, ticketTypes: [{ key: 'seat', name: unbroken, kind: 'free', capacity: 1 }] },
  ],
  forms: [
    {
      slug: 'ask',
      name: unbroken,
      description: arabic,
      submitLabel: words,
      thankYouMessage: unbroken,
      fields: [
        { key: 'name', label: unbroken, type: 'text', required: true },
        { key: 'one', label: words, type: 'select', required: true, options: { choices: [unbroken, arabic] } },
        { key: 'many', label: arabic, type: 'multi_select', required: true, options: { choices: [unbroken, words] } },
      ],
    },
  ],
};
const contact = { name: 'Kẹ́mi'.repeat(24).slice(0, 118), email: `${'k'.repeat(60)}@${'guests.'.repeat(20)}example` };

/** Height of the header by which a phone still shows the page below it, in pixels. */
const HIGHEST_HEADER = 140;
/** Windows of the list of bad input: a change of the document, and what undoes it. */
const CONDITIONS: Record<string, (page: Page) => Promise<unknown>> = {
  plain: async () => undefined,
  'right to left': (page) => page.evaluate(`document.documentElement.dir = 'rtl'`),
  'text twice as large': async (page) => {
    await page.evaluate(`document.documentElement.dir = 'ltr'; document.documentElement.style.fontSize = '200%'`);
    await page.setViewportSize({ width: 640, height: 900 });
  },
  'forced colours': async (page) => {
    await page.evaluate(`document.documentElement.style.fontSize = ''`);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
  },
};

describe('hosted pages with the worst that merchants and guests write', () => {
  const hosted = useHostedShop('worst', document);

  /** Returns the faults of layout and accessibility of a page under each condition, with its details open. */
  async function faultsUnder(page: Page, name: string): Promise<unknown[]> {
    await page.evaluate(`document.querySelectorAll('details').forEach((each) => (each.open = true))`);
    const faults: unknown[] = [];
    for (const [condition, set] of Object.entries(CONDITIONS)) {
      await set(page);
      for (const fault of await layoutFaultsOf(page)) faults.push([name, condition, ...fault]);
      if (condition === 'plain') {
        for (const width of [1280]) {
          await page.setViewportSize({ width, height: 900 });
          for (const fault of await layoutFaultsOf(page)) faults.push([name, width, ...fault]);
          await page.setViewportSize({ width: 320, height: 900 });
        }
      }
      await keepPicture(page, `bad-${name}-${condition.replaceAll(' ', '-')}`);
    }
    for (const fault of await faultsOf(page, [PHONE])) faults.push([name, 'forced colours', ...fault]);
    await page.emulateMedia({ forcedColors: 'none' });
    for (const fault of await faultsOf(page, [PHONE, PHONE_BY_NIGHT, DESKTOP, DESKTOP_BY_NIGHT], `bad-${name}`))
      faults.push([name, ...fault]);
    return faults;
  }
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const submit = (page: Page) => page.evaluate(`document.querySelector('main form[method=post]').submit()`);
  const post = (path: string, body: object = {}) =>
    hosted.service.client.post<{ ref: string }>(path, body, { key: hosted.shop.adminToken });
  const ticketsOf = async (event: string) => {
    const { ticketTypes } = await hosted.read<{ ticketTypes: { ref: string }[] }>(`events/${event}`);
    return [{ ticketTypeRef: ticketTypes[0]!.ref, quantity: 2 }];
  };

  it('fit, and keep nobody out: an event with twelve types, its form, and the errors of it', async () => {
    const { page, troubles } = await hosted.visit('e/twelve');
    const { height } = (await page.locator('.masthead').boundingBox())!;
    expect(height).toBeLessThan(HIGHEST_HEADER);
    const faults = await faultsUnder(page, 'event');
    await page.locator('[data-step="1"]').first().click();
    await press(page, 'Continue');
    await page.getByRole('button', { name: 'Continue to payment' }).waitFor();
    faults.push(...(await faultsUnder(page, 'event-details')));
    await press(page, 'Continue to payment');
    await page.getByRole('alert').waitFor();
    faults.push(...(await faultsUnder(page, 'event-errors')));
    expect(faults).toEqual([]);
    expect(troubles.filter((trouble) => !trouble.includes('400'))).toEqual([]);
  });

  it('fit: a registration, an event without places, and links that lead nowhere', async () => {
    const { page } = await hosted.visit('e/free');
    const faults = await faultsUnder(page, 'event-free');
    await page.getByLabel('Your name').fill(contact.name);
    await page.getByLabel('E-mail').fill(contact.email);
    await press(page, 'Register');
    await page.getByRole('heading', { name: 'You are registered' }).waitFor();
    faults.push(...(await faultsUnder(page, 'event-registered')));
    const sold = await hosted.service.client.post(
      '/v1/store/events/sold/register',
      { tickets: (await ticketsOf('sold')).map((each) => ({ ...each, quantity: 1 })), contact },
      { key: hosted.shop.keys.secretLive },
    );
    expect(sold.status).toBe(201);
    for (const [path, name] of [
      ['e/sold', 'event-sold-out'],
      ['e/nowhere', 'nothing'],
      ['c/chk_nothing', 'nothing-to-pay'],
    ] as const) {
      const visited = await hosted.visit(path);
      faults.push(...(await faultsUnder(visited.page, name)));
    }
    expect(faults).toEqual([]);
  });

  it('fit: a checkout while it is filled in, refused, awaited and paid, and its order', async () => {
    const { ref, hostedUrl } = await hosted.openProducts(['cloth', 'sofa']);
    const { page } = await hosted.visit(hostedUrl);
    const faults = await faultsUnder(page, 'checkout');
    await submit(page);
    await page.getByRole('alert').waitFor();
    faults.push(...(await faultsUnder(page, 'checkout-errors')));
    await page.getByLabel('Name', { exact: true }).fill(contact.name);
    await page.getByLabel('E-mail').fill(contact.email);
    await page.getByLabel('Street and house').fill(unbroken.slice(0, 180));
    await page.getByLabel('Town or city').fill(unbroken.slice(0, 90));
    await page.getByLabel('Country').selectOption('Nigeria');
    await page.getByRole('radio', { name: arabic }).last().check();
    await page.getByLabel('Card', { exact: true }).check();
    await press(page, /^Pay /);
    await press(page, /4000 0000 0000 0002/);
    await page.getByText('Your card was refused').waitFor();
    faults.push(...(await faultsUnder(page, 'checkout-refused')));
    await page.getByLabel('Bank transfer').check();
    await press(page, /^Pay /);
    await page.getByRole('heading', { name: 'Waiting for your transfer…' }).waitFor();
    faults.push(...(await faultsUnder(page, 'checkout-transfer')));
    await hosted.service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'bank_transfer', outcome: 'succeed' });
    await page.waitForURL((url) => url.pathname === '/healthz');
    await page.goto(hostedUrl);
    await page.getByRole('heading', { name: 'your order is placed' }).waitFor();
    faults.push(...(await faultsUnder(page, 'paid')));
    await page.getByRole('link', { name: 'See your order' }).click();
    await page.waitForURL((url) => url.pathname.includes('/o/ord_'));
    faults.push(...(await faultsUnder(page, 'order')));
    const { orderRef } = await hosted.read<{ orderRef: string }>(`checkouts/${ref}`);
    await post(`/v1/admin/orders/${orderRef}/fulfil`, { carrier: words, trackingNumber: unbroken.slice(0, 100) });
    await page.reload();
    faults.push(...(await faultsUnder(page, 'order-sent')));
    expect(faults).toEqual([]);
  });

  it('fit: tickets with a deposit, what is left to pay, a savings plan, a form and its errors, and sign-ups', async () => {
    const { ref, hostedUrl } = await hosted.open('events/deposit/checkout', { tickets: await ticketsOf('deposit'), contact });
    await hosted.service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const { page } = await hosted.visit(hostedUrl);
    const faults = await faultsUnder(page, 'paid-tickets');
    expect(await page.locator('section', { hasText: 'Order details' }).locator('dt').allInnerTexts()).toEqual(['When', 'Payment']);
    await page.getByRole('link', { name: /^Show ticket 1 of 2/ }).click();
    await page.waitForURL((url) => url.pathname.includes('/t/'));
    faults.push(...(await faultsUnder(page, 'ticket')));
    await page.goto(hostedUrl);
    await page.getByRole('link', { name: 'See your order' }).click();
    await page.waitForURL((url) => url.pathname.includes('/o/ord_'));
    faults.push(...(await faultsUnder(page, 'order-tickets')));
    await page.locator('a.button', { hasText: '₦' }).click();
    await page.waitForURL((url) => url.pathname.includes('/b/'));
    faults.push(...(await faultsUnder(page, 'balance')));
    const plan = await hosted.openProducts(['sofa'], { contact, deliveryZoneRef: undefined });
    await page.goto(plan.hostedUrl);
    await press(page, 'Save up for it');
    await page.getByLabel(/^How much do you pay now/).waitFor();
    faults.push(...(await faultsUnder(page, 'savings')));
    for (const path of ['f/ask', 'newsletter', 'restock/gone']) {
      await page.goto(`${hosted.service.urls[0]}/${hosted.shop.slug}/${path}`);
      faults.push(...(await faultsUnder(page, path.replace('/', '-'))));
      await submit(page);
      await page.getByRole('alert').waitFor();
      faults.push(...(await faultsUnder(page, `${path.replace('/', '-')}-errors`)));
    }
    expect(faults).toEqual([]);
  });
});
