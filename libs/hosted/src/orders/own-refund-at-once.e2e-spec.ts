import { inDays, openShop, postCheckout, sharedService, type SharedService, type Shop } from '@svc/testing';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const event = (slug: string, selfRefundUntil?: string) => ({
  slug,
  title: `Gala ${slug}`,
  startAt: inDays(60),
  endAt: inDays(60.2),
  selfRefundUntil,
  customerFee: { pct: 0, flatMinor: 10_000 },
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'paid', prices: naira(400_000), capacity: 2 }],
});
const document = { version: 1, events: [event('open', inDays(50)), event('closed', inDays(-1)), event('plain')] };

interface Record {
  status: string;
  paidMinor: number;
  refundedMinor: number;
  refundRequest?: { state: string };
  refunds: object[];
  items: { attendees: { ref: string; status: string }[] }[];
}

describe('[ADR 0068 r3] a refund request of a buyer of tickets', () => {
  let service: SharedService;
  let shop: Shop;
  let buyers = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'at-once', document);
    await service.client.patch('/v1/admin/workspace', { selfService: { orders: { requestRefund: true } } }, { key: shop.adminToken });
  });

  const read = async <T>(path: string) => (await service.client.get<T>(`/v1/store/${path}`, { key: shop.keys.secretLive })).body;
  const recordOf = async (ref: string) => (await service.client.get<Record>(`/v1/admin/orders/${ref}`, { key: shop.adminToken })).body;
  const show = async (url: string) => {
    const response = await fetch(url);
    return { status: response.status, text: (await response.text()).replaceAll('\u00a0', ' ') };
  };
  const send = async (url: string, what: string, fields: { [name: string]: string } = {}) => {
    const response = await fetch(url.replace('?', `/${what}?`), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    return { status: response.status, to: response.headers.get('location') ?? '', text: (await response.text()).replaceAll('\u00a0', ' ') };
  };
  const mailTo = (to: string, part: RegExp) =>
    service.mails.untilMails(`a mail about “${part}”`, to, (mails) =>
      mails.find(({ subject = '' }) => part.test(subject.replaceAll('\u00a0', ' '))),
    );
  const leftOf = async (slug: string) =>
    (await read<{ ticketTypes: { remaining?: number; soldOut: boolean }[] }>(`events/${slug}`)).ticketTypes[0]!;

  async function bought(slug: string) {
    const email = `at-once-${(buyers += 1)}@${shop.slug}.example`;
    const { ticketTypes } = await read<{ ticketTypes: { ref: string }[] }>(`events/${slug}`);
    const { ref, hostedUrl } = await postCheckout(service, shop, `events/${slug}/checkout`, {
      tickets: [{ ticketTypeRef: ticketTypes[0]!.ref, quantity: 2 }],
      contact: { name: 'Ada Obi', email },
    });
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const { orderRef } = await read<{ orderRef: string }>(`checkouts/${ref}`);
    const html = (await show(hostedUrl)).text;
    return { email, orderRef, url: /href="([^"]*\/o\/[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&') };
  }
  const codeFor = async (email: string) => /^\d{6}/.exec((await mailTo(email, /is your code/)).subject!)![0];

  it('is made at once until the moment of the event: the money goes back, the tickets are void and their seats on sale again, once', async () => {
    const { url, email, orderRef } = await bought('open');
    expect((await leftOf('open')).soldOut).toBe(true);
    const { paidMinor, items } = await recordOf(orderRef);
    const amount = `₦${(paidMinor / 100).toLocaleString('en')}`;
    const page = (await show(url)).text;
    for (const part of [`You get ${amount} back at once, the way it came.`, 'Your tickets let nobody in any more then', 'This holds until'])
      expect(page).toContain(part);
    const codePage = await send(url, 'refund', { reason: 'Ill' });
    for (const part of ['Confirm the refund', `You get ${amount} back at once`]) expect(codePage.text).toContain(part);
    expect((await recordOf(orderRef)).status).toBe('paid');
    const fields = { reason: 'Ill', code: await codeFor(email) };
    const merchant = service.client.post(`/v1/admin/orders/${orderRef}/refund`, {}, { key: shop.adminToken });
    const [first, second] = await Promise.all([send(url, 'refund/confirm', fields), send(url, 'refund/confirm', fields), merchant]);
    expect([first.to, second.to]).toEqual([`${url}&news=refunded`, `${url}&news=refunded`]);
    const after = await recordOf(orderRef);
    expect(after).toMatchObject({ status: 'refunded', refundedMinor: paidMinor });
    expect(JSON.stringify(after.refunds)).not.toContain('Ill');
    expect(after.items[0]!.attendees.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect((await leftOf('open')).soldOut).toBe(false);
    expect((await show(first.to)).text).toContain('Your money is on its way back to you.');
    await mailTo(email, /ticket|way back/i);
    expect(items[0]!.attendees).toHaveLength(2);
  });

  it('is noted as the buyer’s own in the audit log, and their words with the order alone', async () => {
    const { url, email, orderRef } = await bought('open');
    await send(url, 'refund', { reason: 'I am ill' });
    await send(url, 'refund/confirm', { reason: 'I am ill', code: await codeFor(email) });
    const { data } = (await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${orderRef}`, { key: shop.adminToken })).body;
    const { paidMinor, refundRequest } = await recordOf(orderRef);
    expect(data).toMatchObject([{ details: { by: 'buyer', refundMinor: paidMinor, reason: null } }]);
    expect(refundRequest).toMatchObject({ state: 'accepted', reason: 'I am ill' });
    const page = (await show(url)).text;
    expect([page.includes('You asked for this refund. Nothing more is to be paid.'), page.includes('if you did not expect this')]).toEqual([
      true,
      false,
    ]);
  });

  it('is a request once that moment is over, and of an event that names none', async () => {
    for (const slug of ['closed', 'plain']) {
      const { url, email, orderRef } = await bought(slug);
      expect((await show(url)).text).toContain('reads your request and answers it');
      await send(url, 'refund');
      expect((await send(url, 'refund/confirm', { code: await codeFor(email) })).to).toBe(`${url}&news=refundAsked`);
      expect(await recordOf(orderRef)).toMatchObject({ status: 'paid', refundedMinor: 0, refundRequest: { state: 'open' } });
    }
  });

  it('names a moment before the event begins', async () => {
    const { ref } = await read<{ ref: string }>('events/plain');
    const patch = (moment: string) =>
      service.client.patch<{ selfRefundUntil: string }>(`/v1/admin/events/${ref}`, { selfRefundUntil: moment }, { key: shop.adminToken });
    const refused = await patch(inDays(61));
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Let refunds at once end when the event starts, or before.'),
    ]);
    const selfRefundUntil = inDays(59);
    const taken = await patch(selfRefundUntil);
    expect([taken.status, Date.parse(taken.body.selfRefundUntil)]).toEqual([200, Date.parse(selfRefundUntil)]);
  });
});
