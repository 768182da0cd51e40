import { eventually, openBoxOffice, sharedService, type BoxOffice, type ErrorBody, type SharedService } from '@svc/testing';

interface CancelledEvent {
  ref: string;
  cancelledAt?: string;
  cancelReason?: string;
  cancellation?: { registrations: number; orders: number; notify: boolean };
  warnings?: object[];
}

interface Order {
  ref: string;
  status: string;
  paidMinor: number;
  balanceDueMinor: number;
  refundedMinor: number;
  items: { refundedQuantity: number; attendees: { ref: string; status: string }[] }[];
}

describe('[D-147] an event that its merchant cancels', () => {
  let service: SharedService;
  let office: BoxOffice;
  let guest: string;
  let registration: string;
  let paid: { ref: string; email: string };
  let deposit: { ref: string; email: string };
  let open: string;

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'calabar');
    guest = `guest@${office.shop.slug}.example`;
    registration = (await register(guest)).body.ref;
    paid = await buy('entry', 2);
    deposit = await buy('part', 1);
    open = (await office.open(office.asking([office.line('entry')]))).body.ref;
    await service.mails.mailsTo(guest);
    await service.mails.mailsTo(paid.email);
    await service.mails.mailsTo(deposit.email);
  });

  afterAll(async () => {
    await office?.close();
  });

  const admin = <T>(path: string, body: object = {}) =>
    service.client.post<T & ErrorBody>(`/v1/admin/${path}`, body, { key: office.shop.adminToken });
  const get = async <T>(path: string, key = office.shop.adminToken) => (await service.client.get<T>(path, { key })).body;
  const cancel = (body: object = {}, query = '') => admin<CancelledEvent>(`events/festival/cancel${query}`, { refund: 'none', ...body });
  const register = (email: string) =>
    service.client.post<{ ref: string } & ErrorBody>(
      '/v1/store/events/festival/register',
      { tickets: [office.line('free')], contact: { name: 'Kofi Mensah', email } },
      { key: office.shop.keys.secretLive },
    );
  const order = (ref: string) => get<Order>(`/v1/admin/orders/${ref}`);

  async function buy(tier: string, quantity: number): Promise<{ ref: string; email: string }> {
    const body = office.asking([office.line(tier, { quantity })]);
    const { ref, orderRef } = (await office.open(body)).body;
    await office.play(ref, 'card');
    return { ref: orderRef, email: body.contact.email };
  }

  it('is counted by a dry run, and refused without force, which write nothing', async () => {
    const paidMinor = (await order(paid.ref)).paidMinor + (await order(deposit.ref)).paidMinor;
    const counts = { people: 3, registrations: 1, orders: 2, openCheckouts: 1, savingsPlans: 0, refundMinor: { NGN: paidMinor } };
    expect(await cancel({}, '?dryRun=true')).toMatchObject({ status: 200, body: counts });
    const refused = await cancel();
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT', retryable: false, details: { affected: counts } } } });
    expect(refused.headers.get('retry-after')).toBeNull();
    expect((await cancel({ refund: 'some' }, '?force=true')).status).toBe(400);
    expect((await cancel({}, '?forse=true')).status).toBe(400);
    expect(await get<CancelledEvent>('/v1/admin/events?slug=festival')).not.toHaveProperty('data.0.cancelledAt');
  });

  it('closes every path at once, and stays as it is for a repeat, which corrects the reason', async () => {
    const answer = await cancel({ reason: 'The hall is floded.' }, '?force=true');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        cancelReason: 'The hall is floded.',
        cancellation: { registrations: 1, orders: 2, notify: true, refunded: 0, refundsOpen: 0 },
      },
    });
    const { ref, cancelledAt } = answer.body;
    expect(await register('late@shop.example')).toMatchObject({ status: 400, body: { error: { details: { cancelled: [ref] } } } });
    expect(await office.refusal(office.asking([office.line('entry')]))).toMatchObject({ status: 400, cancelled: [ref] });

    const again = await cancel({ reason: 'The hall is flooded.' });
    expect(again).toMatchObject({ status: 200, body: { cancelledAt, cancelReason: 'The hall is flooded.' } });
  });

  it('leaves the lists of the storefront, and shows its detail as cancelled and sold out', async () => {
    const key = office.shop.keys.secretLive;
    const list = await eventually('it has left the list', async () => {
      const events = await get<{ slug: string }[]>('/v1/store/events', key);
      return events.some(({ slug }) => slug === 'festival') ? undefined : events;
    });
    expect(list).toEqual([]);
    const detail = await get<{ cancelled: boolean; cancelReason: string; ticketTypes: object[] }>('/v1/store/events/festival', key);
    expect(detail).toMatchObject({ cancelled: true, cancelReason: 'The hall is flooded.' });
    expect(detail.ticketTypes.length).toBeGreaterThan(2);
    for (const type of detail.ticketTypes) expect(type).toMatchObject({ soldOut: true, remaining: 0, saveForItSaveable: false });
    const page = await (await fetch(`${service.urls[0]}/${office.shop.slug}/e/festival`)).text();
    for (const words of ['has cancelled this event', 'The hall is flooded.', 'https://schema.org/EventCancelled'])
      expect(page).toContain(words);
    expect(page).not.toContain('name="quantity.');
    const file = await (await fetch(`${service.urls[0]}/${office.shop.slug}/e/festival/event.ics`)).text();
    expect(file).toContain('STATUS:CANCELLED');
  });

  it('ends seats and open checkouts; orders keep their status and owe nothing', async () => {
    const ended = await eventually('the seats are cancelled', async () => {
      const orders = [await order(paid.ref), await order(deposit.ref)];
      const seats = orders.flatMap(({ items }) => items.flatMap(({ attendees }) => attendees));
      return seats.every(({ status }) => status === 'cancelled') ? orders : undefined;
    });
    expect(ended).toMatchObject([
      { status: 'paid', balanceDueMinor: 0, refundedMinor: 0, items: [{ refundedQuantity: 2 }] },
      { status: 'deposit_paid', balanceDueMinor: 0, refundedMinor: 0, items: [{ refundedQuantity: 1 }] },
    ]);
    expect(await get(`/v1/admin/registrations/${registration}`)).toMatchObject({ attendees: [{ status: 'cancelled' }] });
    expect(await office.read(open)).toMatchObject({ status: 'cancelled', cancelReason: 'event_cancelled' });
    await eventually('nothing is held or sold', async () => ((await office.held('entry')) === 0 ? true : undefined));
    expect(await admin('check-ins', { attendeeRef: registration })).toMatchObject({
      status: 409,
      body: { error: { code: 'TICKET_REFUSED', details: { reason: 'event_cancelled' } } },
    });
  });

  it('tells each of them once, and takes the event out of their calendars', async () => {
    for (const email of [guest, paid.email, deposit.email]) {
      const mails = await service.mails.untilMails('the cancellation', email, (arrived) =>
        arrived.some(({ subject = '' }) => subject.startsWith('Cancelled: ')) ? arrived : undefined,
      );
      const news = mails.filter(({ subject = '' }) => subject.startsWith('Cancelled: '));
      expect(news).toHaveLength(1);
      const files = news[0]!.attachments.filter(({ mimeType }) => mimeType.includes('calendar'));
      expect(files.map(({ content }) => Buffer.from(content as ArrayBuffer).toString())).toEqual(
        expect.arrayContaining([expect.stringMatching(/METHOD:CANCEL[\s\S]+STATUS:CANCELLED/)]),
      );
    }
  });

  it('says on the page of a ticket that the event is cancelled, and why', async () => {
    const [ticket] = await service.mails.mailsTo(guest);
    const { pathname, search } = new URL(/https?:\S+\?t=[\w-]+/.exec(ticket!.text ?? '')![0]);
    const page = await (await fetch(`${service.urls[0]}${pathname}${search}`)).text();
    expect(page).toContain('has cancelled this event. The hall is flooded.');
  });

  it('can be refunded order by order', async () => {
    expect(await admin(`orders/${paid.ref}/cancel`)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await admin(`orders/${deposit.ref}/cancel`)).toMatchObject({ status: 200 });
  });

  it('ignores its cancellation in bodies, and makes an event that is on of a copy', async () => {
    const { data } = await get<{ data: [CancelledEvent] }>('/v1/admin/events?slug=festival');
    const changed = await service.client.patch<CancelledEvent>(
      `/v1/admin/events/${data[0].ref}`,
      { tagline: 'Never again', cancelledAt: null, cancelReason: 'None', cancellation: {} },
      { key: office.shop.adminToken },
    );
    expect([changed.status, changed.body.cancelReason]).toEqual([200, 'The hall is flooded.']);
    const { ref: _ref, ...copy } = data[0];
    const made = await admin<CancelledEvent>('events', { ...copy, slug: 'second', ticketTypes: [], unlockCodes: [] });
    expect(made).toMatchObject({ status: 201 });
    expect(made.body).not.toHaveProperty('cancelledAt');
    const exported = await get<{ events: CancelledEvent[] }>('/v1/admin/document');
    expect(exported.events.map(({ cancelReason }) => cancelReason)).toContain('The hall is flooded.');
  });
});
