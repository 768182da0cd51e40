import { openHostedCheckout, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  products: [
    { slug: 'mug', name: 'Mug', needsDelivery: true, variants: [{ key: 'one', name: 'Indigo', prices: naira(500_000), stock: 90 }] },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(150_000) }],
};
const ALL = 650_000;

interface Record {
  status: string;
  refundedMinor: number;
  refundRequest?: { state: string; reason?: string; message?: string };
}

describe('[ADR 0068 r2] a refund request of an order’s buyer', () => {
  let service: SharedService;
  let shop: Shop;
  let buyers = 0;
  const alertEmail = () => `desk@${shop.slug}.example`;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'own-refund', document);
    await service.client.patch(
      '/v1/admin/workspace',
      { alertEmail: alertEmail(), selfService: { orders: { requestRefund: true } } },
      { key: shop.adminToken },
    );
  });

  const get = async <T>(path: string) => (await service.client.get<T>(`/v1/admin/${path}`, { key: shop.adminToken })).body;
  const post = (path: string, body: object = {}) => service.client.post<Record>(`/v1/admin/${path}`, body, { key: shop.adminToken });

  async function bought() {
    const email = `refund-${(buyers += 1)}@${shop.slug}.example`;
    const { ref, hostedUrl } = await openHostedCheckout(service, shop, ['mug'], { contact: { name: 'Ada Obi', email } });
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const { orderRef } = (await service.client.get<{ orderRef: string }>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretLive })).body;
    const html = (await show(hostedUrl)).text;
    return { email, orderRef, url: /href="([^"]*\/o\/[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&') };
  }
  const show = async (url: string) => {
    const response = await fetch(url);
    return { status: response.status, text: (await response.text()).replaceAll('\u00a0', ' ') };
  };
  const send = async (url: string, what: string, fields: { [name: string]: string } = {}) => {
    const response = await fetch(url.replace('?', `/${what}?`), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    return { status: response.status, to: response.headers.get('location') ?? '', text: (await response.text()).replaceAll('\u00a0', ' ') };
  };
  const mailTo = (to: string, part: string) =>
    service.mails.untilMails(`a mail about “${part}”`, to, (mails) => mails.find(({ subject }) => subject?.includes(part)));
  const codeFor = async (email: string) => /^\d{6}/.exec((await mailTo(email, 'is your code')).subject!)![0];
  const recordOf = (ref: string) => get<Record>(`orders/${ref}`);
  async function asked(reason = 'Too small') {
    const order = await bought();
    expect((await send(order.url, 'refund', { reason })).status).toBe(200);
    const code = await codeFor(order.email);
    const sent = await Promise.all([
      send(order.url, 'refund/confirm', { reason, code }),
      send(order.url, 'refund/confirm', { reason, code }),
    ]);
    expect(sent.map(({ to }) => to)).toEqual([`${order.url}&news=refundAsked`, `${order.url}&news=refundAsked`]);
    return order;
  }

  it('waits for the merchant, who is notified of it, once it is confirmed by the code that is mailed', async () => {
    const { url, orderRef } = await asked('Too small\nand <b>torn</b>');
    const page = (await show(url)).text;
    for (const part of ['You asked for a refund on', 'Too small', 'and &lt;b>torn', 'own-refund will answer.'])
      expect(page.replaceAll('&gt;', '>')).toContain(part);
    expect(page).not.toContain('Ask for a refund');
    expect((await recordOf(orderRef)).refundRequest).toMatchObject({ state: 'open', reason: 'Too small\nand <b>torn</b>' });
    const { data } = await get<{ data: { orderRef: string; contact: { ref: string } }[] }>('refund-requests?state=open');
    const { contact } = data.find((one) => one.orderRef === orderRef)!;
    expect((await get<{ orders: object[] }>(`contacts/${contact.ref}/export`)).orders).toMatchObject([
      { ref: orderRef, refundRequest: { state: 'open', reason: 'Too small\nand <b>torn</b>' } },
    ]);
    expect(data).toContainEqual(
      expect.objectContaining({
        orderRef,
        state: 'open',
        refundableMinor: ALL,
        currency: 'NGN',
        contact: expect.objectContaining({ name: 'Ada Obi' }),
      }),
    );
    const number = /Order (\d+)/.exec(page)![1]!;
    expect((await mailTo(alertEmail(), `order ${number} is asked`)).text).toContain('Too small');
    const { data: log } = await get<{ data: object[] }>(`audit?subject=${orderRef}`);
    expect(log).toMatchObject([{ fields: ['refundRequest'], details: { by: 'buyer' } }]);
  });

  it('is accepted once, whole or in part, and the money goes back', async () => {
    const { url, orderRef, email } = await asked('');
    const accepted = await Promise.all([
      post(`orders/${orderRef}/refund-request/accept`, { amountMinor: 100_000 }),
      post(`orders/${orderRef}/refund-request/accept`, { amountMinor: 100_000 }),
    ]);
    expect(accepted.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await recordOf(orderRef)).toMatchObject({
      status: 'partially_refunded',
      refundedMinor: 100_000,
      refundRequest: { state: 'accepted' },
    });
    await mailTo(email, 'is on its way back');
    const page = (await show(url)).text;
    expect([page.includes('Ask for a refund'), page.includes('You asked for a refund')]).toEqual([true, false]);
  });

  it('is answered by any other refund as well', async () => {
    const { orderRef } = await asked();
    expect((await post(`orders/${orderRef}/refund`)).body).toMatchObject({
      status: 'refunded',
      refundedMinor: ALL,
      refundRequest: { state: 'accepted' },
    });
    expect((await post(`orders/${orderRef}/refund-request/accept`)).status).toBe(400);
    const { data } = await get<{ data: { orderRef: string }[] }>('refund-requests?state=accepted');
    expect(data.map((one) => one.orderRef)).toContain(orderRef);
  });

  it('is declined with a message, which the buyer is mailed and reads on the page, and may be asked for again', async () => {
    const { url, orderRef, email } = await asked();
    expect((await post(`orders/${orderRef}/refund-request/decline`)).status).toBe(400);
    const { status, body } = await post(`orders/${orderRef}/refund-request/decline`, { message: 'It was worn.' });
    expect([status, body.refundRequest]).toMatchObject([200, { state: 'declined', message: 'It was worn.' }]);
    expect((await post(`orders/${orderRef}/refund-request/decline`, { message: 'Again.' })).status).toBe(400);
    expect((await mailTo(email, 'About the refund')).text).toContain('It was worn.');
    const page = (await show(url)).text;
    for (const part of ['has declined it on', 'It was worn.', 'Ask again']) expect(page).toContain(part);
  });

  it('is refused where the shop has switched it off, with an invalid reason, and for an order that is over', async () => {
    const { url, orderRef } = await bought();
    const long = await send(url, 'refund', { reason: 'x'.repeat(501) });
    expect([long.status, long.text.includes('Use at most 500 characters.')]).toEqual([422, true]);
    expect((await send(url.replace(/t=.*/, 't=AAAAAAAAAAAAAAAAAAAAAA'), 'refund')).status).toBe(404);
    await post(`orders/${orderRef}/cancel`);
    expect([(await send(url, 'refund')).to, (await show(url)).text.includes('Ask for a refund')]).toEqual([`${url}&news=refused`, false]);
    const other = await openShop(service, 'no-refund', document);
    const { ref, hostedUrl } = await openHostedCheckout(service, other, ['mug'], {
      contact: { name: 'Ada Obi', email: `ada@${other.slug}.example` },
    });
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const own = /href="([^"]*\/o\/[^"]*)"/.exec((await show(hostedUrl)).text)![1]!.replaceAll('&amp;', '&');
    expect([(await show(own)).text.includes('Ask for a refund'), (await send(own, 'refund')).to]).toEqual([false, `${own}&news=refused`]);
  });
});
