import {
  DESKTOP,
  DESKTOP_BY_NIGHT,
  faultsOf,
  inDays,
  keepEveryLanguage,
  keepPrint,
  PHONE,
  PHONE_BY_NIGHT,
  shiftsOf,
  tabTo,
  useHostedShop,
  type Visitor,
} from '@svc/testing';
import type { Page } from 'playwright-core';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  storefront: {
    renderConfig: { templateId: 'courtyard', theme: { brandColor: '#2b3a67' } },
    content: { contact: { email: 'desk@adire.ng', phoneNumbers: ['+234 803 123 4567'] } },
    businessHours: [
      { day: 'mon', start: '09:00', end: '17:00' },
      { day: 'tue', start: '09:00', end: '17:00' },
      { day: 'sat', start: '10:00', end: '14:00' },
    ],
  },
  products: [
    {
      slug: 'coat',
      name: 'Aṣọ òkè coat, woven to measure',
      variants: [{ key: 'one', name: 'Indigo, large', prices: naira(8_000_000), stock: 0 }],
      needsDelivery: true,
      preorderable: true,
      preorderEtaText: 'Ready in May',
      preorderDepositType: 'percent',
      preorderDepositValue: 25,
    },
    {
      slug: 'mug',
      name: 'Stoneware mug',
      needsDelivery: true,
      variants: [{ key: 'one', name: 'Indigo', prices: naira(500_000), stock: 90 }],
    },
    { slug: 'bowl', name: 'Bowl', needsDelivery: true, variants: [{ key: 'one', name: 'Large', prices: naira(700_000), stock: 90 }] },
  ],
  deliveryZones: [
    {
      key: 'studio',
      kind: 'pickup',
      name: 'Pick up at the studio',
      prices: naira(0),
      etaText: 'From tomorrow on',
      pickupLocation: { venueName: 'Adire House Studio', address: '14 Hughes Avenue', city: 'Yaba', country: 'NG' },
    },
    { key: 'courier', name: 'Courier in Lagos', countries: ['NG'], prices: naira(150_000), etaText: 'Soon', etaMinDays: 1, etaMaxDays: 3 },
  ],
  events: [
    {
      slug: 'gala',
      title: 'Ọjọ́ Ìṣẹ̀dá: an evening of making',
      startAt: inDays(60),
      endAt: inDays(60.2),
      location: { venueName: 'Freedom Park', address: '1 Hospital Road', city: 'Lagos', country: 'NG' },
      ticketTypes: [
        {
          key: 'table',
          name: 'Seat at a table',
          kind: 'deposit',
          prices: naira(2_500_000),
          depositType: 'percent',
          depositValue: 40,
          depositBalanceDueAt: inDays(30),
        },
      ],
    },
  ],
};
const LOOKS = [PHONE, PHONE_BY_NIGHT, DESKTOP, DESKTOP_BY_NIGHT];
const MOST_BYTES = 60 * 1_024;

describe('the page of an order in a browser', () => {
  const hosted = useHostedShop('ile', document);
  const contact = { name: 'Kẹ́mi Adébáyọ̀', email: 'kemi@guests.example' };

  /** Expects a page without a fault, and keeps its pictures in both languages. */
  const isInOrder = async (page: Page, picture: string) => {
    expect([picture, await faultsOf(page, LOOKS, picture)]).toEqual([picture, []]);
    await keepEveryLanguage(page, picture);
  };

  /** Opens the page of an order, as its buyer reaches it from the paid checkout. */
  async function bought({ ref, hostedUrl }: { ref: string; hostedUrl: string }, visitor?: Visitor, picture?: string) {
    await hosted.service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const watched = await hosted.visit(hostedUrl, visitor);
    if (picture) await isInOrder(watched.page, picture);
    await watched.page.getByRole('link', { name: 'See your order' }).click();
    await watched.page.waitForURL((url) => url.pathname.includes('/o/ord_'));
    return { ...watched, orderRef: (await hosted.read<{ orderRef: string }>(`checkouts/${ref}`)).orderRef };
  }
  const tickets = async () => {
    const { ticketTypes } = await hosted.read<{ ticketTypes: { ref: string }[] }>('events/gala');
    return hosted.open('events/gala/checkout', { tickets: [{ ticketTypeRef: ticketTypes[0]!.ref, quantity: 3 }], contact });
  };
  const goods = () => hosted.openProducts(['mug', 'coat'], { contact });
  const act = (ref: string, what: string, body: object = {}) =>
    hosted.service.client.post(`/v1/admin/orders/${ref}/${what}`, body, { key: hosted.shop.adminToken });

  it('has nothing that keeps anybody out, in any state, on a phone and a desktop, by day and by night', async () => {
    const event = await bought(await tickets(), undefined, 'paid-tickets');
    await isInOrder(event.page, 'order-tickets');
    await keepPrint(
      event.page,
      (await event.page.getByRole('link', { name: 'Save the receipt as PDF' }).getAttribute('href'))!,
      'print-receipt-of-tickets',
    );
    await event.page.getByRole('link', { name: /^Show ticket 1/ }).click();
    await keepPrint(
      event.page,
      (await event.page.getByRole('link', { name: 'Save tickets as PDF' }).getAttribute('href'))!,
      'print-tickets',
    );
    await event.page.goBack();
    const { page, orderRef, troubles } = await bought(await goods());
    await isInOrder(page, 'order-goods');
    await keepPrint(page, (await page.getByRole('link', { name: 'Save the receipt as PDF' }).getAttribute('href'))!, 'print-receipt');
    for (const [what, state] of [
      ['fulfil', 'handed-over'],
      ['refund', 'refunded'],
    ] as const) {
      await act(orderRef, what);
      await page.reload();
      await isInOrder(page, `order-${state}`);
    }
    await act(event.orderRef, 'cancel');
    await event.page.reload();
    await event.page.getByRole('heading', { level: 1, name: 'This order was cancelled' }).waitFor();
    await isInOrder(event.page, 'order-cancelled');
    expect([...troubles, ...event.troubles]).toEqual([]);
  });

  it('[ADR 0116 r2, r3] tells when it arrives, and once it is sent by whom and where it is followed, also in French', async () => {
    const [, courier] = await hosted.read<{ ref: string }[]>('delivery-zones');
    const deliveryAddress = { line1: '4 Awolowo Road', city: 'Ikoyi', state: 'Lagos', country: 'NG' };
    const checkout = await hosted.openProducts(['mug', 'bowl'], { contact, deliveryZoneRef: courier!.ref, deliveryAddress });
    const { page, orderRef, troubles } = await bought(checkout, undefined, 'paid-delivery');
    await page.getByText('Arrives', { exact: true }).waitFor();
    expect(await page.locator('[aria-current=step]').innerText()).toBe('Preparing');
    await isInOrder(page, 'order-arrives');
    const [item] = (
      await hosted.service.client.get<{ items: { ref: string }[] }>(`/v1/admin/orders/${orderRef}`, { key: hosted.shop.adminToken })
    ).body.items;
    const shipment = { carrier: 'GIG Logistics', trackingNumber: 'GIGL-2026-0004711', trackingUrl: 'https://track.example/4711' };
    await act(orderRef, 'fulfil', { items: [{ ref: item!.ref, quantity: 1 }], ...shipment });
    await page.reload();
    await isInOrder(page, 'order-partly-sent');
    await act(orderRef, 'fulfil', { carrier: 'DHL', trackingNumber: 'JD014600006' });
    await page.reload();
    expect(await page.getByRole('link', { name: 'Follow the parcel' }).getAttribute('href')).toBe(shipment.trackingUrl);
    expect(await page.getByText('Arrives', { exact: true }).count()).toBe(0);
    await isInOrder(page, 'order-sent');
    await page.getByRole('link', { name: 'Français', exact: true }).click();
    await page.getByText(/^Expédié le .* par DHL$/).waitFor();
    expect(await faultsOf(page, LOOKS, 'order-sent-fr')).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('is one answer of less than 60 KB, the same without JavaScript, and asks nobody else', async () => {
    const { page, troubles } = await bought(await tickets(), { javaScriptEnabled: false });
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const answer = await page.reload();
    expect((await answer!.body()).length).toBeLessThan(MOST_BYTES);
    expect(urls.filter((url) => !url.startsWith('data:'))).toEqual([page.url()]);
    await page.getByRole('link', { name: 'Show ticket 2 of 3: Seat at a table, Kẹ́mi Adébáyọ̀', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ọjọ́ Ìṣẹ̀dá' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('moves nothing once it is shown', async () => {
    const { page } = await bought(await goods());
    await page.reload({ waitUntil: 'load' });
    expect(await shiftsOf(page)).toBe(0);
  });

  it('is linked to by mails that nothing keeps anybody out of either, by day and by night', async () => {
    const email = `mails@${hosted.shop.slug}.example`;
    const { ref } = await hosted.openProducts(['mug', 'coat'], { contact: { ...contact, email } });
    await hosted.service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const [mail] = await hosted.service.mails.mailsTo(email);
    const { page, troubles } = await hosted.newPage();
    await page.setContent(mail!.html ?? '');
    expect(await faultsOf(page, LOOKS, 'mail-of-order')).toEqual([]);
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(17, 20, 22)');
    expect(troubles).toEqual([]);
  });

  it('leads by the keyboard alone to what is left to pay', async () => {
    const { page } = await bought(await tickets());
    await page.getByText('₦45,000 is left to pay, by').waitFor();
    await tabTo(page, 'a.button');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Your order \d+$/ }).waitFor();
  });
});
