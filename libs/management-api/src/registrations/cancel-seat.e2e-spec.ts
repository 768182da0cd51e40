import { eventually, openBoxOffice, sharedService, type BoxOffice, type ErrorBody, type SharedService } from '@svc/testing';

interface Item {
  ref: string;
  refundedQuantity: number;
  attendees: { ref: string; status: string }[];
}

interface Order {
  ref: string;
  status: string;
  fulfillmentStatus: string;
  paidMinor: number;
  refundedMinor: number;
  balanceDueMinor: number;
  items: Item[];
}

interface Registration {
  ref: string;
  attendees: { ref: string; status: string }[];
}

describe('a seat that was bought', () => {
  let service: SharedService;
  let office: BoxOffice;

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'ibadan');
  });

  afterAll(async () => {
    await office?.close();
  });

  const admin = <T>(path: string, body: object = {}, key = office.shop.adminToken) =>
    service.client.post<T & ErrorBody>(`/v1/admin/${path}`, body, { key });
  const cancel = (ref: string, body: object = {}, key?: string) => admin<Registration>(`registrations/${ref}/cancel`, body, key);
  const refund = (order: Order, item: Item, quantity = 1) =>
    admin<Order>(`orders/${order.ref}/refund`, { items: [{ ref: item.ref, quantity }] });
  const read = async ({ ref }: { ref: string }) =>
    (await service.client.get<Order>(`/v1/admin/orders/${ref}`, { key: office.shop.adminToken })).body;
  const invalid = (field: string) => ({
    status: 400,
    body: { error: { code: 'VALIDATION_ERROR', details: { fields: { [field]: expect.stringContaining('bought') } } } },
  });

  /** Returns a paid order of these tickets, and its buyer's address. */
  async function buy(...tickets: [tier: string, quantity: number][]): Promise<{ order: Order; email: string }> {
    const body = office.asking(tickets.map(([tier, quantity]) => office.line(tier, { quantity })));
    const { ref, orderRef } = (await office.open(body)).body;
    await office.play(ref, 'card');
    return { order: await read({ ref: orderRef }), email: body.contact.email };
  }

  const sold = async (tier: string) =>
    (
      await office.select<{ sold: number }>(
        `select c.sold::integer from counter c join ticket_type t on t.id = c.subject_id where c.kind = 'ticket_type' and t.key = $1`,
        [tier],
      )
    )[0]?.sold ?? 0;

  it('[D-126] is cancelled alone, and states its refund; its ticket is void, and the buyer notified', async () => {
    const { order, email } = await buy(['few', 2]);
    const [one, other] = order.items[0]!.attendees as [Item['attendees'][number], Item['attendees'][number]];
    await service.mails.mailsTo(email);
    const before = await sold('few');

    expect(await cancel(one.ref)).toMatchObject(invalid('refund'));
    expect(await cancel(one.ref, { refund: 'share', attendeeRefs: [other.ref] })).toMatchObject(invalid('attendeeRefs'));
    expect((await cancel(one.ref, { refund: 'half' })).status).toBe(400);
    expect(await read(order)).toMatchObject({ status: 'paid', refundedMinor: 0, items: [{ refundedQuantity: 0 }] });

    const share = order.paidMinor / 2;
    expect(await cancel(one.ref, { refund: 'share', attendeeRefs: [one.ref] })).toMatchObject({
      status: 200,
      body: {
        attendees: [
          { ref: one.ref, status: 'cancelled' },
          { ref: other.ref, status: 'confirmed' },
        ],
      },
    });
    expect(await read(order)).toMatchObject({ status: 'partially_refunded', refundedMinor: share, items: [{ refundedQuantity: 1 }] });
    expect(await sold('few')).toBe(before - 1);
    expect(await admin('check-ins', { attendeeRef: one.ref })).toMatchObject({ status: 409, body: { error: { code: 'TICKET_REFUSED' } } });
    const mails = await service.mails.mailsTo(email, 2);
    expect(mails[1]!.text).toContain('cancelled');

    for (const body of [{ refund: 'share' }, { refund: 'none' }]) expect((await cancel(one.ref, body)).status).toBe(200);
    expect(await read(order)).toMatchObject({ refundedMinor: share, items: [{ refundedQuantity: 1 }] });
    expect(await sold('few')).toBe(before - 1);
  });

  it('[D-126] goes back once, however many people cancel and refund it at the same time', async () => {
    const { order } = await buy(['entry', 2]);
    const [item] = order.items as [Item];
    const answers = await Promise.all([
      cancel(item.attendees[1]!.ref, { refund: 'share' }),
      cancel(item.attendees[1]!.ref, { refund: 'share' }),
      cancel(item.attendees[0]!.ref, { refund: 'share' }),
      refund(order, item),
      admin<Order>(`orders/${order.ref}/cancel`),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const after = await eventually('the money is back', async () => {
      const now = await read(order);
      return now.refundedMinor === order.paidMinor ? now : undefined;
    });
    expect(after.items[0]!.attendees.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  it('[D-126] [D-13] is refused to be cancelled while its guest is checked in', async () => {
    const { order } = await buy(['entry', 1]);
    const { ref } = order.items[0]!.attendees[0]!;
    await admin('check-ins', { attendeeRef: ref });
    expect(await cancel(ref, { refund: 'none' })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('undo the check-in first') } },
    });
    await service.client.send(`/v1/admin/check-ins/${ref}`, { method: 'DELETE', key: office.shop.adminToken });
    expect((await cancel(ref, { refund: 'none' })).status).toBe(200);
    expect(await read(order)).toMatchObject({ status: 'cancelled', refundedMinor: 0 });
  });

  it('[D-126] costs nothing and is called off by item, of an order that is paid, and of one that is refunded', async () => {
    const { order } = await buy(['entry', 1], ['free', 2]);
    const [entry, free] = order.items as [Item, Item];
    expect(await refund(order, free)).toMatchObject({
      status: 200,
      body: { status: 'paid', refundedMinor: 0, items: [{}, { refundedQuantity: 1 }] },
    });
    expect(await refund(order, entry)).toMatchObject({ status: 200, body: { status: 'refunded' } });
    expect(await refund(order, free)).toMatchObject({ status: 200, body: { status: 'refunded', items: [{}, { refundedQuantity: 2 }] } });
    expect((await refund(order, free)).status).toBe(400);
  });

  it('[D-126] [D-11] owes nothing any more when its order was paid by deposit, and cancels it as its last', async () => {
    const { order } = await buy(['part', 2]);
    const [one, other] = order.items[0]!.attendees as [Item['attendees'][number], Item['attendees'][number]];
    await cancel(one.ref, { refund: 'none' });
    expect(await read(order)).toMatchObject({ status: 'deposit_paid', balanceDueMinor: order.balanceDueMinor / 2 });
    await cancel(other.ref, { refund: 'none' });
    expect(await read(order)).toMatchObject({ status: 'cancelled', fulfillmentStatus: 'cancelled', balanceDueMinor: 0, refundedMinor: 0 });
  });

  it('[D-126] is in the audit log with its refund, and is not found by another workspace', async () => {
    const { order } = await buy(['entry', 1]);
    const { ref } = order.items[0]!.attendees[0]!;
    const stranger = await openBoxOffice(service, 'stranger');
    expect((await cancel(ref, { refund: 'none' }, stranger.shop.adminToken)).status).toBe(404);
    await stranger.close();
    await cancel(ref, { refund: 'none' });
    const { body } = await service.client.get<{ data: { subject: { ref: string }; details?: object }[] }>('/v1/admin/audit', {
      key: office.shop.adminToken,
    });
    expect(body.data.find(({ subject }) => subject.ref === order.ref)).toMatchObject({
      details: { attendee: ref, refund: 'none', refundMinor: 0 },
    });
  });
});
