import { type BoxOffice, eventually, openBoxOffice, sharedService, type SharedService } from '@svc/testing';

interface Order {
  ref: string;
  number: number;
  status: string;
  fulfillmentStatus: string;
  paidMinor: number;
  refundedMinor: number;
  refunds: object[];
  items: { ref: string; refundedQuantity: number }[];
}

describe('[D-151] a refund that the provider does not make', () => {
  let service: SharedService;
  let office: BoxOffice;
  let buyers = 0;

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'jos');
  });

  afterAll(async () => {
    await office?.close();
  });

  const key = () => ({ key: office.shop.adminToken });
  const read = async <T>(path: string) => (await service.client.get<T>(`/v1/admin/${path}`, key())).body;
  const order = (ref: string) => read<Order>(`orders/${ref}`);

  async function buy(quantity = 1) {
    const contact = { name: 'Ada Obi', email: `ada-${(buyers += 1)}@${office.shop.slug}.example` };
    const { ref, orderRef } = (await office.open(office.asking([office.line('entry', { quantity })], { contact }))).body;
    await office.play(ref, 'card');
    const [mail] = await service.mails.mailsTo(contact.email, 1);
    return { ref: orderRef, email: contact.email, page: /http\S+\/o\/ord_\S+/.exec(mail!.text!)![0] };
  }

  async function failed(ref: string, action: 'refund' | 'cancel', body: object = {}) {
    await office.failNext('refund', 'refused');
    expect((await service.client.post(`/v1/admin/orders/${ref}/${action}`, body, key())).status).toBe(200);
    return eventually('the refund has failed', async () => {
      const { data } = await read<{ data: { kind: string; orderRef?: string; resolvedAt?: string }[] }>('payments/exceptions');
      const each = await order(ref);
      return data.some(({ kind }) => kind === 'refund_failed') && each.refunds.length === 0 ? each : undefined;
    });
  }

  const newsTo = (email: string) =>
    service.mails.untilMails('the news', email, (arrived) => arrived.find(({ subject = '' }) => subject.includes('has not come through')));

  it('counts the order from its money, everywhere, and says so to its buyer', async () => {
    const { ref, email, page } = await buy(2);
    const { paidMinor, number } = await order(ref);
    const after = await failed(ref, 'refund');
    expect(after).toMatchObject({ status: 'paid', fulfillmentStatus: 'not_required', paidMinor, refundedMinor: 0, refunds: [] });
    expect(after.items.map(({ refundedQuantity }) => refundedQuantity)).toEqual([2]);
    const shown = { ref, status: 'paid', refundedMinor: 0 };
    const feed = await eventually('the order is in the feed', async () => {
      const { body } = await service.client.get<Order[]>('/v1/store/orders', { key: office.shop.keys.secretLive });
      return body.find((each) => each.ref === ref);
    });
    expect(feed).toMatchObject(shown);
    expect(await read('orders?status=paid')).toMatchObject({ data: expect.arrayContaining([expect.objectContaining(shown)]) });
    const news = await newsTo(email);
    expect(news.text!.replaceAll('\u00a0', ' ')).toContain(`of your order ${number}, but the money could not be given back`);
    const { pathname, search } = new URL(page);
    const html = await (await fetch(new URL(`${pathname}${search}`, service.urls[0]))).text();
    expect(html).toContain('This order was cancelled');
    expect(html).toContain('could not be given back the way it came');
  });

  it('counts a part beside another refund, and leaves a cancelled order cancelled', async () => {
    const part = await buy(2);
    const { paidMinor } = await order(part.ref);
    expect((await service.client.post(`/v1/admin/orders/${part.ref}/refund`, { amountMinor: 10_000 }, key())).status).toBe(200);
    await eventually('the first refund is made', async () =>
      (await office.select<{ n: number }>('select count(*)::integer as n from sandbox_refund'))[0]?.n === 1 ? true : undefined,
    );
    await office.failNext('refund', 'refused');
    await service.client.post(`/v1/admin/orders/${part.ref}/refund`, { amountMinor: paidMinor - 10_000 }, key());
    await newsTo(part.email);
    expect(await order(part.ref)).toMatchObject({ status: 'partially_refunded', refundedMinor: 10_000 });

    const whole = await buy();
    await failed(whole.ref, 'cancel');
    expect(await order(whole.ref)).toMatchObject({ status: 'cancelled', refundedMinor: 0 });
    await newsTo(whole.email);
  });
});
