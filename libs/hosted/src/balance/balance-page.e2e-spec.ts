import {
  amountsInMail,
  amountsOnPage,
  eventually,
  inDays,
  advanceClock,
  openShop,
  sharedService,
  sumMismatches,
  type SharedService,
  type Shop,
} from '@svc/testing';
import type { Email } from 'postal-mime';

interface Order {
  ref: string;
  number: string;
  status: string;
  paidMinor: number;
  refundedMinor: number;
  balanceDueMinor: number;
  balanceDueAt?: string;
  fulfillmentStatus: string;
  payments: { amountMinor: number; status: string }[];
  refunds: { amountMinor: number }[];
}

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const TABLE_DUE_AT = new Date(Date.now() + 30 * 86_400_000).toISOString();
const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const deposit = { kind: 'deposit', prices: naira(1_000_000), depositType: 'percent', depositValue: 30 };
const document = {
  version: 1,
  products: [
    {
      slug: 'coat',
      name: 'Coat',
      variants: [{ key: 'one', name: 'Blue', prices: naira(1_000_000), stock: 0 }],
      preorderable: true,
      preorderEtaText: 'Ready in May',
      preorderDepositType: 'percent',
      preorderDepositValue: 30,
    },
  ],
  events: [
    {
      slug: 'gala',
      title: 'Gala',
      startAt: inDays(60),
      endAt: inDays(60.2),
      ticketTypes: [
        { key: 'table', name: 'Table', ...deposit, depositBalanceDueAt: TABLE_DUE_AT },
        { key: 'door', name: 'Chair', ...deposit, depositBalanceMode: 'at_door' },
      ],
    },
  ],
};

describe('the page of an order’s outstanding amount', () => {
  let service: SharedService;
  let shop: Shop;
  let emails = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'ile', document);
  });

  const key = () => ({ key: shop.keys.secretLive });
  const play = (ref: string, rail: string, outcome: string) =>
    service.client.post<{ status: string }>(`/dev/sandbox/checkouts/${ref}`, { rail, outcome });
  const admin = async <T>(path: string) => (await service.client.get<T>(`/v1/admin/${path}`, { key: shop.adminToken })).body;
  const order = (ref: string) => admin<Order>(`orders/${ref}`);
  const act = (ref: string, what: string, body: object = {}) =>
    service.client.post<Order>(`/v1/admin/orders/${ref}/${what}`, body, { key: shop.adminToken });
  const textsOf = (mails: Email[]) => mails.map(({ subject, text }) => `${subject}\n${text}`.replaceAll('\u00a0', ' '));
  const sentEmails = async (to: string) => textsOf(await service.mails.arrivedAt(to));
  /** Returns the texts of the mails to a recipient that have one of the parts each, once there is one with each. */
  const mailsWith = (to: string, ...parts: string[]) =>
    service.mails.untilMails(`mails with “${parts.join('”, “')}”`, to, (mails) => {
      const texts = textsOf(mails);
      return parts.every((part) => texts.some((text) => text.includes(part))) && texts;
    });
  const advance = (seconds: number) => advanceClock(service, shop, seconds);
  const orders = async (query: string) => (await admin<{ data: Order[] }>(`orders?${query}`)).data.map(({ ref }) => ref);

  async function get(url: string) {
    const answer = await fetch(url, { redirect: 'manual' });
    return { status: answer.status, to: new URL(answer.headers.get('location') ?? '/', url).href, html: await answer.text() };
  }
  async function post(url: string, fields: Record<string, string>) {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    return { status: answer.status, to: new URL(answer.headers.get('location') ?? '/', url).href, html: await answer.text() };
  }
  const below = (url: string, part: string) => url.replace(/(?=\?)|(?<!\?.*)$/, `/${part}`);
  /** Returns path and query of a link, since its host depends on the process that wrote it. */
  const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

  /** Pays a deposit; returns the order, and its page as linked by the paid checkout and the mail. */
  async function deposited(what: 'table' | 'door' | 'coat' = 'table', { secret = shop.keys.secretLive } = {}) {
    emails += 1;
    const email = `ada-${emails}@${shop.slug}.example`;
    const contact = { name: 'Ada Obi', email };
    const returnUrl = 'https://shop.example/thanks';
    const opened = await openCheckout(what, { contact, returnUrl }, secret);
    expect((await play(opened.ref, 'card', 'succeed')).body.status).toBe('paid');
    const { orderRef } = (await service.client.get<{ orderRef: string }>(`/v1/store/checkouts/${opened.ref}`, { key: secret })).body;
    const { html } = await get(opened.hostedUrl);
    return {
      ref: orderRef,
      email,
      checkout: opened.ref,
      html,
      page: /href="([^"]*\/b\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
    };
  }

  async function openCheckout(what: string, fields: object, secret: string): Promise<{ ref: string; hostedUrl: string }> {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    if (what === 'coat') {
      const { body } = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/coat', { key: secret });
      return (
        await service.client.post<{ ref: string; hostedUrl: string }>(
          '/v1/store/checkouts',
          { items: [{ variantRef: body.variants[0]!.ref, quantity: 1 }], ...fields },
          { key: secret, headers },
        )
      ).body;
    }
    const { body } = await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/gala', { key: secret });
    const ticketTypeRef = body.ticketTypes.find(({ name }) => name === (what === 'table' ? 'Table' : 'Chair'))!.ref;
    const tickets = { tickets: [{ ticketTypeRef, quantity: 1 }], ...fields };
    return (
      await service.client.post<{ ref: string; hostedUrl: string }>('/v1/store/events/gala/checkout', tickets, { key: secret, headers })
    ).body;
  }

  const pay = (page: string, rail = 'card') => post(below(page, 'pay'), { rail, seenTotal: '700000', seenDueNow: '700000' });
  const payByCard = async (page: string, number = '4242424242424242') => {
    const started = await pay(page);
    expect(new URL(started.to).pathname).toMatch(/^\/sandbox\/pay_/);
    return post(below(started.to, 'card'), { number });
  };

  it('[D-158] says that the shop is closed, and takes the rest meanwhile', async () => {
    const { page, ref } = await deposited();
    const close = (closed: object | null) => service.client.patch('/v1/admin/workspace', { closed }, { key: shop.adminToken });
    await close({ note: 'Back in May.' });
    const { html } = await get(page);
    expect(html).toMatch(/is closed at the moment\.[^]*Back in May\./);
    await payByCard(page);
    await eventually('the order is paid', async () => (await order(ref)).status === 'paid');
    await close(null);
  });

  it('[D-104] is paid by anyone with its link, which does not change the buyer', async () => {
    const { page } = await deposited();
    const stranger = {
      'contact.name': 'Mallory',
      'contact.email': 'mallory@example.com',
      'contact.phone': '+2348039999999',
      'address.line1': '1 Elm St',
    };
    for (const act of ['', 'update', 'save', 'drop']) {
      const { status, html } = await post(below(page, 'pay'), {
        rail: 'card',
        seenTotal: '700000',
        seenDueNow: '700000',
        ...stranger,
        act,
      });
      expect([status, html.includes('Only the link that the buyer was given changes it')]).toEqual([400, true]);
    }
    expect(JSON.stringify(await admin('checkouts'))).not.toContain('allory');
    expect((await pay(page)).to).toContain('/sandbox/');
  });

  it('[D-11] [D-12] [D-112] takes the rest by card, with amounts that add up: the order is paid, the merchant’s server and the buyer are notified once', async () => {
    const { ref, page, html, email } = await deposited();
    expect(html).toContain('₦7,000 is still to be paid by');
    expect(await order(ref)).toMatchObject({
      status: 'deposit_paid',
      paidMinor: 300_000,
      balanceDueMinor: 700_000,
      balanceDueAt: TABLE_DUE_AT,
    });
    const shown = await get(page);
    for (const part of ['₦7,000 is left to pay, by', 'Pay ₦7,000</button>', 'Paid so far', 'Table']) expect(shown.html).toContain(part);
    expect(shown.html).not.toContain(email);
    expect(sumMismatches(amountsOnPage(shown.html))).toEqual([]);
    // A mail about the deposit that is written once all is paid has no link to pay by.
    await mailsWith(email, pathOf(page));

    await payByCard(page);
    expect((await get(below(page, 'return'))).to).toBe(page);
    expect((await get(page)).html).toContain('All is paid, thank you');
    expect(await order(ref)).toMatchObject({
      status: 'paid',
      paidMinor: 1_000_000,
      balanceDueMinor: 0,
      payments: [{ amountMinor: 300_000 }, { amountMinor: 700_000 }],
    });
    expect((await pay(page)).to).toBe(page);

    const mails = await mailsWith(email, 'it is paid in full, ₦10,000');
    expect(mails.flatMap((text) => sumMismatches(amountsInMail(text)))).toEqual([]);
    const checkouts = (await admin<{ data: { ref: string; kind: string; orderRef: string }[] }>(`checkouts?search=${email}`)).data;
    const [balance] = checkouts.filter(({ kind }) => kind === 'balance');
    expect(balance).toMatchObject({ orderRef: ref });
    expect((await service.client.get(`/v1/store/checkouts/${balance!.ref}`, key())).status).toBe(404);
    expect((await service.client.post(`/v1/store/checkouts/${balance!.ref}/cancel`, {}, key())).status).toBe(404);
  });

  it('[D-1a] is the same nothing for a forged token, that of another order or of a checkout, and an unknown order', async () => {
    const [{ page, ref }, other] = [await deposited(), await deposited()];
    const tokenOf = (url: string) => new URL(url).searchParams.get('t')!;
    const wrong = [
      page.replace(/t=.*/, 't=AAAAAAAAAAAAAAAAAAAAAA'),
      page.replace(/t=.*/, `t=${tokenOf(other.page)}`),
      page.replace(/\?.*/, ''),
      page.replace(ref, 'ord_00000000000000000000000000'),
      page.replace('/b/', '/c/'),
      page.replace(ref, '%00'),
    ];
    const shown = await Promise.all([...wrong.map(get), ...wrong.map((url) => get(below(url, 'return')))]);
    const sent = await Promise.all(wrong.map((url) => pay(url)));
    expect([...shown, ...sent].map(({ status }) => status)).toEqual([...shown, ...sent].map(() => 404));
    for (const answers of [shown, sent]) expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
    const elsewhere = await get(page.replace(`/${shop.slug}/`, '/elsewhere/'));
    expect([elsewhere.status, elsewhere.html.includes(shop.slug)]).toEqual([404, false]);
    expect((await order(ref)).status).toBe('deposit_paid');
  });

  it('[ADR 0028 r2] takes the rest once: a payment in a second window, after the merchant took it, or after the order was cancelled, is refunded', async () => {
    const [twice, byHand, off] = [await deposited(), await deposited(), await deposited()];
    const transfers = await Promise.all([pay(twice.page, 'bank_transfer'), pay(twice.page, 'bank_transfer')]);
    expect(transfers.map(({ to }) => to)).toEqual([twice.page, twice.page]);
    const sandboxOf = async (page: string) => /href="([^"]*\/sandbox\/[^"]*)"/.exec((await get(page)).html)![1]!.replaceAll('&amp;', '&');
    await post(below(await sandboxOf(twice.page), 'transfer'), { outcome: 'twice' });
    for (const { page } of [byHand, off]) await pay(page, 'bank_transfer');
    const accounts = [await sandboxOf(byHand.page), await sandboxOf(off.page)];
    expect((await act(byHand.ref, 'balance-paid', { reason: 'Cash' })).body).toMatchObject({
      status: 'paid',
      paidMinor: 1_000_000,
      payments: [{ amountMinor: 300_000 }],
    });
    expect((await act(byHand.ref, 'balance-paid')).status).toBe(400);
    expect((await act(off.ref, 'cancel')).body).toMatchObject({ status: 'cancelled', refundedMinor: 300_000 });
    expect((await get(byHand.page)).html).toContain('All is paid, thank you');
    expect((await get(off.page)).html).toContain('This order was cancelled');
    for (const account of accounts) await post(below(account, 'transfer'), { outcome: 'succeed' });

    const exceptions = await eventually('three exceptions are open', async () => {
      const { data } = await admin<{ data: { amountMinor: number; message: string }[] }>('payments/exceptions?open=true');
      return data.length >= 3 ? data : undefined;
    });
    expect(exceptions.map(({ amountMinor, message }) => `${amountMinor} ${/: (.*)\./.exec(message)![1]}`).sort()).toEqual([
      '700000 it came after the checkout was cancelled',
      '700000 the checkout was paid already',
      '700000 the checkout was paid already',
    ]);
    expect(await order(twice.ref)).toMatchObject({ status: 'paid', paidMinor: 1_000_000 });
    expect(await order(byHand.ref)).toMatchObject({ status: 'paid', paidMinor: 1_000_000, payments: [{ amountMinor: 300_000 }] });
    expect((await get(twice.page)).html).toContain('₦7,000 is on its way back to you');
    for (const { ref } of exceptions as unknown as { ref: string }[])
      await service.client.post(`/v1/admin/payments/exceptions/${ref}/resolve`, {}, { key: shop.adminToken });
  });

  it('[D-11] is refunded with the deposit: both payments, while money taken by hand is the merchant’s to return', async () => {
    const { ref, page } = await deposited();
    await payByCard(page);
    await get(below(page, 'return'));
    expect((await act(ref, 'refund', { amountMinor: 400_000 })).body).toMatchObject({ status: 'partially_refunded' });
    expect((await act(ref, 'refund')).body).toMatchObject({
      status: 'refunded',
      refundedMinor: 1_000_000,
      refunds: [{ amountMinor: 300_000 }, { amountMinor: 100_000 }, { amountMinor: 600_000 }],
    });
    expect((await get(page)).html).toContain('This order was refunded');
    await eventually('both payments are refunded', async () => (await order(ref)).payments.every(({ status }) => status === 'refunded'));
  });

  it('is paid at the door when the merchant wants it so, and noted then', async () => {
    const { ref, page, html, email } = await deposited('door');
    expect(html).toContain('₦7,000 is still to be paid, at the door.');
    const shown = (await get(page)).html;
    expect(shown).toContain('You pay the rest to ile at the door.');
    expect(shown).not.toContain('<form');
    expect((await pay(page)).to).toBe(page);
    expect((await act(ref, 'ask-for-balance')).status).toBe(400);
    await act(ref, 'balance-paid');
    await mailsWith(email, 'is paid in full');
  });

  it('[§2.3 r4] [D-12] asks for the rest of a pre-order when the merchant does; the buyer is notified of the due date, and of the delivery', async () => {
    const { ref, page, email } = await deposited('coat');
    expect(await order(ref)).toMatchObject({ status: 'deposit_paid', fulfillmentStatus: 'scheduled', balanceDueMinor: 700_000 });
    expect((await get(page)).html).toContain('Ready in May');
    await mailsWith(email, '(pre-order: Ready in May)');
    const dueAt = inDays(20);
    expect((await act(ref, 'ask-for-balance', { dueAt })).body.balanceDueAt).toBe(dueAt);
    expect((await act(ref, 'ask-for-balance', { dueAt: inDays(-1) })).status).toBe(400);
    const reminder = (await mailsWith(email, 'asks you for the rest')).find((text) => text.includes('asks you for the rest'));
    expect(reminder).toContain(pathOf(page));
    await payByCard(page);
    await get(below(page, 'return'));
    expect(await order(ref)).toMatchObject({ status: 'paid', fulfillmentStatus: 'scheduled' });
  });

  it('[§6 test-mode] is paid in test mode as well, and nobody gets a mail', async () => {
    const { ref, page, email } = await deposited('table', { secret: shop.keys.secretTest });
    expect((await get(page)).html).toContain('This is a test');
    await act(ref, 'ask-for-balance');
    await payByCard(page);
    await get(below(page, 'return'));
    expect(await order(ref)).toMatchObject({ status: 'paid', test: true });
    const { email: later } = await deposited();
    await service.mails.mailsTo(later);
    expect(await sentEmails(email)).toEqual([]);
  });

  it('reminds of the rest a week, a day and some hours before, each once and never of what is paid; then it is overdue, and can still be paid', async () => {
    const [owing, paid] = [await deposited(), await deposited()];
    await act(paid.ref, 'balance-paid');
    const remindersIn = (mails: Email[]) => textsOf(mails).filter((text) => text.includes('A reminder of what is left to pay')).length;
    const reminders = async (email: string) => remindersIn(await service.mails.arrivedAt(email));
    const comes = (count: number) => service.mails.untilMails(`${count} reminders`, owing.email, (mails) => remindersIn(mails) === count);
    await advance(23 * DAY_S + HOUR_S);
    await comes(1);
    await advance(6 * DAY_S);
    await comes(2);
    await advance(20 * HOUR_S);
    await comes(3);
    expect(await orders('balance=overdue')).toEqual([]);
    await advance(5 * HOUR_S);
    expect(await orders('balance=overdue')).toContain(owing.ref);
    expect(await orders('balance=due')).not.toContain(paid.ref);
    expect((await get(owing.page)).html).toContain('was to be paid by');
    await payByCard(owing.page);
    await get(below(owing.page, 'return'));
    expect((await order(owing.ref)).status).toBe('paid');
    await mailsWith(owing.email, 'is paid in full');
    expect([await reminders(owing.email), await reminders(paid.email), await orders('balance=overdue')]).toEqual([
      3,
      0,
      expect.not.arrayContaining([owing.ref]),
    ]);
  });
});
