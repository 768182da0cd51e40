import {
  amountsOnPage,
  inDays,
  openHostedCheckout,
  openShop,
  postCheckout,
  sharedService,
  sumMismatches,
  type SharedService,
  type Shop,
} from '@svc/testing';
import type { Email } from 'postal-mime';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  storefront: {
    website: 'https://adire.example',
    content: { contact: { email: 'desk@adire.ng', phoneNumbers: ['+234 803 123 4567'] } },
    businessHours: [{ day: 'mon', start: '09:00', end: '17:00' }],
  },
  products: [
    { slug: 'mug', name: 'Mug', needsDelivery: true, variants: [{ key: 'one', name: 'Indigo', prices: naira(500_000), stock: 90 }] },
    { slug: 'tote', name: 'Tote', needsDelivery: true, variants: [{ key: 'one', name: 'Large', prices: naira(300_000), stock: 90 }] },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos mainland', countries: ['NG'], prices: naira(150_000), etaText: '2 to 4 days' }],
  events: [
    {
      slug: 'gala',
      title: 'Harmattan gala',
      startAt: inDays(60),
      endAt: inDays(60.2),
      venueVisibility: 'registered_only',
      location: { venueName: 'Freedom Park', address: '1 Hospital Road', city: 'Lagos' },
      ticketTypes: [
        { key: 'entry', name: 'Entry', kind: 'paid', prices: naira(400_000) },
        {
          key: 'table',
          name: 'Table',
          kind: 'deposit',
          prices: naira(1_000_000),
          depositType: 'percent',
          depositValue: 30,
          depositBalanceDueAt: inDays(30),
        },
      ],
    },
  ],
};

describe('the page of an order', () => {
  let service: SharedService;
  let shop: Shop;
  let buyers = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'adire', document);
  });

  async function get(url: string) {
    const answer = await fetch(url, { redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, html: (await answer.text()).replaceAll('\u00a0', ' ') };
  }
  const linksIn = (html: string, part: string) =>
    [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')).filter((href) => href.includes(part));
  const admin = <T>(path: string, body: object) => service.client.post<T>(`/v1/admin/${path}`, body, { key: shop.adminToken });
  const contact = () => ({ name: 'Ada Obi', email: `ada-${(buyers += 1)}@${shop.slug}.example` });

  const subjectsOf = async (email: string, count: number) =>
    (await service.mails.mailsTo(email, count)).map(({ subject = '' }) => subject.replaceAll('\u00a0', ' '));

  /** Pays a checkout; returns its order, and the content of its own page. */
  async function paid({ ref, hostedUrl }: { ref: string; hostedUrl: string }, email: string, key = shop.keys.secretLive) {
    expect(
      (await service.client.post<{ status: string }>(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' })).body.status,
    ).toBe('paid');
    const { orderRef } = (await service.client.get<{ orderRef: string }>(`/v1/store/checkouts/${ref}`, { key })).body;
    const { html } = await get(hostedUrl);
    return { ref, orderRef, email, html, url: linksIn(html, '/o/')[0] ?? '' };
  }
  const goods = async () => {
    const buyer = contact();
    return paid(await openHostedCheckout(service, shop, ['mug', 'tote'], { contact: buyer }), buyer.email);
  };
  async function tickets(tier: string, quantity = 1, key = shop.keys.secretLive) {
    const { body } = await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/gala', { key });
    const buyer = contact();
    const ticketTypeRef = body.ticketTypes.find(({ name }) => name === tier)!.ref;
    const order = { tickets: [{ ticketTypeRef, quantity }], contact: buyer, returnUrl: 'https://adire.ng/thanks' };
    if (key === shop.keys.secretLive) return paid(await postCheckout(service, shop, 'events/gala/checkout', order), buyer.email);
    const opened = await service.client.post<{ ref: string; hostedUrl: string }>('/v1/store/events/gala/checkout', order, {
      key,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    return paid(opened.body, buyer.email, key);
  }

  it('[D-1a] is reached from the paid checkout by its full link, and not by one that masks', async () => {
    const { ref, url, html } = await goods();
    expect(html).toContain('See your order');
    expect(new URL(url).pathname).toMatch(new RegExp(`^/${shop.slug}/o/ord_`));
    expect((await get(url)).status).toBe(200);
    const read = await service.client.get<{ hostedUrl: string }>(`/v1/store/checkouts/${ref}`, {
      key: shop.keys.publishableLive,
      headers: { origin: 'http://shop.localhost:4444' },
    });
    const masked = await get(read.body.hostedUrl);
    expect([masked.status, linksIn(masked.html, '/o/'), masked.html.includes('See your order')]).toEqual([200, [], false]);
  });

  it('[D-112] shows the goods, their destination, a contact, and amounts that add up', async () => {
    const { html } = await get((await goods()).url);
    for (const part of [
      'Your order is being prepared',
      'Mug',
      'Indigo',
      'Lagos mainland',
      '14 Hughes Avenue',
      'Nigeria',
      '2 to 4 days',
      'mailto:desk@adire.ng',
      'tel:+2348031234567',
      '₦9,500',
    ])
      expect(html).toContain(part);
    expect(sumMismatches(amountsOnPage(html))).toEqual([]);
    expect(html).not.toMatch(/<script|<form|cus_|unfulfilled|adire\.example/);
  });

  it('is not cached, not indexed, runs nothing and reveals its link to no other site', async () => {
    const { headers } = await get((await goods()).url);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src /);
    expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'noindex',
      'same-origin',
    ]);
  });

  it('[D-1a] is the same nothing for a forged token, one of another order or of another purpose, and an order that there is not', async () => {
    const [one, other, deposit] = [await goods(), await goods(), await tickets('Table')];
    const tokenOf = (url: string) => new URL(url).searchParams.get('t')!;
    const balance = linksIn((await get(deposit.url)).html, '/b/')[0]!;
    const wrong = [
      one.url.replace(/t=.*/, 't=AAAAAAAAAAAAAAAAAAAAAA'),
      one.url.replace(/t=.*/, `t=${tokenOf(other.url)}`),
      deposit.url.replace(/t=.*/, `t=${tokenOf(balance)}`),
      balance.replace(/t=.*/, `t=${tokenOf(deposit.url)}`),
      one.url.replace(/\?.*/, ''),
      one.url.replace(one.orderRef, 'ord_00000000000000000000000000'),
      one.url.replace(one.orderRef, one.ref),
      one.url.replace(one.orderRef, '%00'),
    ];
    const answers = await Promise.all(wrong.map(get));
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 404));
    const ofOrders = answers.filter((_, index) => !wrong[index]!.includes('/b/'));
    expect(new Set(ofOrders.map(({ html }) => html)).size).toBe(1);
    const elsewhere = await get(one.url.replace(`/${shop.slug}/`, '/elsewhere/'));
    expect([elsewhere.status, elsewhere.html.includes(shop.slug)]).toEqual([404, false]);
  });

  it('[D-81] has a receipt as PDF, by the same link and by no other', async () => {
    const [{ url }, other] = [await goods(), await goods()];
    const [receipt] = linksIn((await get(url)).html, '/receipt.pdf');
    const answer = await fetch(receipt!);
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
      answer.headers.get('x-robots-tag'),
    ]).toEqual([200, 'application/pdf', 'no-store', 'noindex']);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="?receipt-\d+\.pdf"?$/);
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-[^]*%%EOF\s*$/);
    const strange = receipt!.replace(/t=.*/, new URL(other.url).search.slice(1));
    expect((await get(strange)).status).toBe(404);
  });

  it('[D-12] shows deliveries, refunds and the cancellation as they happen', async () => {
    const [{ url, orderRef, email }, other] = [await goods(), await goods()];
    for (const buyer of [email, other.email]) await service.mails.mailsTo(buyer);
    const { body } = await service.client.get<{ items: { ref: string }[] }>(`/v1/admin/orders/${orderRef}`, { key: shop.adminToken });
    const act = (what: string, body: object = {}) => admin(`orders/${orderRef}/${what}`, body);
    await act('fulfil', { items: [{ ref: body.items[0]!.ref, quantity: 1 }] });
    const partly = await get(url);
    for (const part of ['Part of your order has been sent', '1 of 1 sent', '0 of 1 sent']) expect(partly.html).toContain(part);
    await act('fulfil');
    expect((await get(url)).html).toContain('Your order has been sent');
    await act('refund', { amountMinor: 100_000 });
    const refunded = await get(url);
    expect(refunded.html).toMatch(/₦1,000 (is on its way back|was given back)/);
    expect(sumMismatches(amountsOnPage(refunded.html), ['Of which refunded'])).toEqual([]);
    await act('refund');
    const over = (await get(url)).html;
    expect(over).toContain('This order was refunded');

    await admin(`orders/${other.orderRef}/cancel`, {});
    expect((await get(other.url)).html).toContain('This order was cancelled');
    expect((await subjectsOf(email, 5)).sort()).toEqual([
      expect.stringMatching(/^Part of your order \d+ is on its way$/),
      expect.stringMatching(/^Your order \d+ at adire$/),
      expect.stringMatching(/^Your order \d+ is on its way$/),
      expect.stringMatching(/^₦1,000 of your order \d+ is on its way back$/),
      expect.stringMatching(/^₦8,500 of your order \d+ is on its way back$/),
    ]);
    expect(await subjectsOf(other.email, 2)).toContainEqual(expect.stringMatching(/^Your order \d+ at adire was cancelled$/));
    const [partlyMail] = (await service.mails.arrivedAt(email)).filter(({ subject }) => subject?.startsWith('Part of'));
    expect([partlyMail!.text!.includes('Sent: 1 × Mug, Indigo'), partlyMail!.text!.includes('Tote')]).toEqual([true, false]);
  });

  it('shows the event with the place that guests may know, and leads to each ticket and its calendar entry', async () => {
    const { html } = await get((await tickets('Entry', 2)).url);
    for (const part of [
      'You’re going to Harmattan gala',
      'Freedom Park',
      'https://www.openstreetmap.org/search?query=1+Hospital+Road',
      'https://adire.ng"',
    ])
      expect(html).toContain(part);
    const pages = linksIn(html, '/t/');
    expect(pages).toHaveLength(4);
    expect((await Promise.all(pages.map(get))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ticket = await get(pages[0]!);
    expect([ticket.html.includes('/o/'), ticket.html.includes('₦')]).toEqual([false, false]);
  });

  it('[D-11] leads to what is left to pay, and no more once it is paid', async () => {
    const { url, orderRef } = await tickets('Table');
    const owing = await get(url);
    expect(owing.html).toContain('₦7,000 is left to pay, by');
    expect((await get(linksIn(owing.html, '/b/')[0]!)).status).toBe(200);
    await admin(`orders/${orderRef}/balance-paid`, {});
    expect(linksIn((await get(url)).html, '/b/')).toEqual([]);
  });

  it('is linked to by the mails to its buyer, of goods and of tickets, beside the tickets', async () => {
    const [mug, seats] = [await goods(), await tickets('Entry', 2)];
    for (const { url, email } of [mug, seats]) {
      const [{ text, html }] = (await service.mails.mailsTo(email)) as [Email];
      const { pathname, search } = new URL(url);
      expect([text, html].map((part = '') => part.replaceAll('&amp;', '&').includes(`${pathname}${search}`))).toEqual([true, true]);
    }
  });

  it('[§6 test-mode] says of a test order that it is one', async () => {
    const { html } = await get((await tickets('Entry', 1, shop.keys.secretTest)).url);
    for (const part of ['This is a test order', 'Harmattan gala', 'Test orders have no tickets']) expect(html).toContain(part);
  });
});
