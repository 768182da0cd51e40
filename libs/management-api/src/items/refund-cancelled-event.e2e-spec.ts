import { eventually, openBoxOffice, sharedService, type BoxOffice, type ErrorBody, type SharedService } from '@svc/testing';

interface Cancellation {
  refund: string;
  refunded: number;
  refundsOpen: number;
  refundsFailed: number;
}

interface Order {
  ref: string;
  number: string;
  status: string;
  paidMinor: number;
  refundedMinor: number;
  refunds: { reason?: string; amountMinor: number }[];
}

interface Exception {
  ref: string;
  kind: string;
  amountMinor?: number;
  message: string;
  resolvedAt?: string;
}

describe('[D-147] an event whose orders are all refunded', () => {
  let service: SharedService;
  let office: BoxOffice;
  let alertEmail: string;

  beforeAll(async () => {
    service = await sharedService();
  });

  beforeEach(async () => {
    office = await openBoxOffice(service, 'enugu');
    alertEmail = `alerts@${office.shop.slug}.example`;
    await service.client.patch('/v1/admin/workspace', { alertEmail }, { key: office.shop.adminToken });
  });

  afterEach(async () => {
    await office?.close();
  });

  const admin = <T>(path: string, body: object = {}) =>
    service.client.post<T & ErrorBody>(`/v1/admin/${path}`, body, { key: office.shop.adminToken });
  const get = async <T>(path: string) => (await service.client.get<T>(`/v1/admin/${path}`, { key: office.shop.adminToken })).body;
  const cancel = (body: object = {}) =>
    admin<{ cancellation: Cancellation }>('events/festival/cancel?force=true', { refund: 'all', reason: 'The hall is flooded.', ...body });
  const order = (ref: string) => get<Order>(`orders/${ref}`);
  const exceptions = async () => (await get<{ data: Exception[] }>('payments/exceptions?open=false')).data;
  const cancellation = async () => (await get<{ data: [{ cancellation: Cancellation }] }>('events?slug=festival')).data[0].cancellation;
  const untilRefunded = (orders: number) =>
    eventually(`${orders} orders are refunded`, async () => {
      const { refunded, refundsOpen } = await cancellation();
      return refunded === orders && refundsOpen === 0 ? true : undefined;
    });

  async function buy(tier: string, quantity = 1) {
    const body = office.asking([office.line(tier, { quantity })]);
    const { ref, orderRef } = (await office.open(body)).body;
    await office.play(ref, 'card');
    return { ref: orderRef, email: body.contact.email };
  }

  it('gives everything back once, with fees, and counts it at the event', async () => {
    const orders = [await buy('entry', 2), await buy('part'), await buy('entry')];
    expect(await cancel()).toMatchObject({ status: 200, body: { cancellation: { refund: 'all', refundsFailed: 0 } } });
    await untilRefunded(3);
    for (const { ref } of orders) {
      const { status, paidMinor, refundedMinor, refunds } = await order(ref);
      expect([status, refundedMinor, refunds]).toEqual([
        'refunded',
        paidMinor,
        [expect.objectContaining({ reason: 'The hall is flooded.' })],
      ]);
    }
    await cancel();
    await cancel({ refund: 'none' });
    expect(await cancellation()).toMatchObject({ refund: 'all', refunded: 3, refundsOpen: 0 });
    expect(await office.select('select count(*)::integer as n from sandbox_refund')).toEqual([{ n: 3 }]);
    const mails = await service.mails.mailsTo(orders[1]!.email);
    const news = mails.filter(({ subject = '' }) => subject.startsWith('Cancelled: '));
    expect(news).toHaveLength(1);
    expect(news[0]!.text).toMatch(/of your order \d+ back to you/);
    expect(mails.filter(({ subject = '' }) => subject.includes('on its way back'))).toEqual([]);
  });

  it('can be refunded later, which is news of its own, and lists what was taken by hand', async () => {
    const [paid, part] = [await buy('entry'), await buy('part')];
    await admin(`orders/${part.ref}/balance-paid`, { reason: 'cash' });
    await cancel({ refund: 'none' });
    await eventually('the seats have ended', async () => ((await office.held('entry')) === 0 ? true : undefined));
    const { paidMinor } = await order(part.ref);
    expect((await cancel()).status).toBe(200);
    await untilRefunded(2);
    expect(await order(paid.ref)).toMatchObject({ status: 'refunded' });
    const { refundedMinor, number } = await order(part.ref);
    expect(await exceptions()).toEqual([
      expect.objectContaining({ kind: 'taken_by_hand', amountMinor: paidMinor - refundedMinor, message: expect.stringContaining(number) }),
    ]);
    const mails = await service.mails.untilMails('the money', paid.email, (arrived) =>
      arrived.some(({ subject = '' }) => subject.includes('on its way back')) ? arrived : undefined,
    );
    expect(mails.filter(({ subject = '' }) => subject.startsWith('Cancelled: '))).toHaveLength(1);
  });

  it('tells its buyers later, once, where the merchant wants that after a silent cancellation', async () => {
    const { email } = await buy('entry');
    await cancel({ refund: 'none', notify: false });
    await eventually('the seats have ended', async () => ((await office.held('entry')) === 0 ? true : undefined));
    const news = (arrived: { subject?: string }[]) => arrived.filter(({ subject = '' }) => subject.startsWith('Cancelled: '));
    expect(news(await service.mails.mailsTo(email))).toEqual([]);
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect(await cancel({ refund: 'none', notify: true })).toMatchObject({ status: 200, body: { cancellation: { notify: true } } });
    const mails = await service.mails.untilMails('the cancellation', email, (arrived) => (news(arrived).length > 0 ? arrived : undefined));
    expect(news(mails)).toHaveLength(1);
    await cancel({ refund: 'all', notify: true });
    await untilRefunded(1);
    expect(news(await service.mails.mailsTo(email))).toHaveLength(1);
  });

  it('can be refunded by its ref after it was deleted, which cancels it first', async () => {
    const paid = await buy('entry');
    const open = (await office.open(office.asking([office.line('entry')]))).body.ref;
    const key = office.shop.adminToken;
    const { ref } = (await get<{ data: [{ ref: string }] }>('events?slug=festival')).data[0];
    const remove = (query = '') =>
      service.client.send<{ warnings: object[] }>(`/v1/admin/events/${ref}${query}`, { method: 'DELETE', key });
    expect((await remove()).status).toBe(409);
    const warnings = [
      { path: 'events[festival]', message: expect.stringContaining(': 1 paid order, 1 open checkout. Paid orders keep') as string },
    ];
    expect(await remove('?force=true')).toMatchObject({ status: 200, body: { warnings } });
    const news = await service.mails.untilMails('the cancellation', paid.email, (arrived) =>
      arrived.some(({ subject = '' }) => subject.startsWith('Cancelled: ')) ? arrived : undefined,
    );
    expect(news.filter(({ subject = '' }) => subject.startsWith('Cancelled: '))).toHaveLength(1);
    expect(await office.read(open)).toMatchObject({ status: 'cancelled', cancelReason: 'event_cancelled' });
    expect(await order(paid.ref)).toMatchObject({ status: 'paid', refundedMinor: 0 });

    expect(await admin(`events/${ref}/cancel`, { refund: 'all' })).toMatchObject({ status: 200, body: { deletedAt: expect.any(String) } });
    await eventually('the order is refunded', async () => {
      const { cancellation: counts } = await get<{ cancellation: Cancellation }>(`events/${ref}`);
      return counts.refunded === 1 && counts.refundsOpen === 0 ? true : undefined;
    });
    expect(await order(paid.ref)).toMatchObject({ status: 'refunded' });
    expect(await get('events?slug=festival')).toMatchObject({ data: [] });
    expect(await get(`registrations?event=${ref}`)).toMatchObject({ data: [{ eventRef: ref, attendees: [{ status: 'cancelled' }] }] });
  });

  it('ends in an exception where the provider refuses one, and refunds the others', async () => {
    await buy('entry');
    await buy('entry');
    await office.failNext('refund', 'refused');
    await cancel();
    const counts = await eventually('all refunds have ended', async () => {
      const each = await cancellation();
      return each.refundsOpen === 0 ? each : undefined;
    });
    expect(counts).toMatchObject({ refunded: 1, refundsFailed: 1 });
    expect(await exceptions()).toEqual([expect.objectContaining({ kind: 'refund_failed' })]);
  });

  it('waits where the provider lacks the merchant’s money, which the merchant hears once, and goes on when it is there', async () => {
    await buy('entry');
    await buy('entry');
    await office.failNext('refund', 'short');
    await cancel();
    const mails = await service.mails.untilMails('the alert', alertEmail, (arrived) => {
      const alerts = arrived.filter(({ subject = '' }) => subject.includes('wait for your balance'));
      return alerts.length > 0 ? alerts : undefined;
    });
    expect(mails).toHaveLength(1);
    expect(await cancellation()).toMatchObject({ refundsFailed: 0 });
    expect(await exceptions()).toEqual([expect.objectContaining({ kind: 'refunds_waiting' })]);
    await office.select(`update refund set due_at = service_now(workspace_id, mode) where status = 'pending'`);
    await untilRefunded(2);
    expect((await exceptions())[0]).toHaveProperty('resolvedAt');
  });
});
