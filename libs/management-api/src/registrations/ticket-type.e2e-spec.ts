import { idOf } from '@svc/kernel';
import {
  type BoxOffice,
  dateInDays,
  type ErrorBody,
  eventually,
  openBoxOffice,
  openShop,
  sharedService,
  type SharedService,
} from '@svc/testing';
import { SEATED } from '@svc/ticketing';

interface Seats {
  ref: string;
  groupRef: string | null;
  contact: { email: string };
  attendees: { ref: string; ticketTypeRef: string; ticketTypeName: string; ticketSerial: number; validDays?: string[]; status: string }[];
  warnings?: { path: string; message: string }[];
}

interface Order {
  ref: string;
  paidMinor: number;
  refundedMinor: number;
  items: { ref: string; name: string; quantity: number; totalMinor: number; ticketTypeRef: string; attendees: { ref: string }[] }[];
}

describe('[D-149] a seat that gets another ticket type', () => {
  let service: SharedService;
  let office: BoxOffice;
  let types: Record<string, string>;
  let guests = 0;

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'nsukka');
    const { adminToken } = office.shop;
    const [event] = (
      await service.client.get<{ data: { ref: string; ticketTypes: object[] }[] }>('/v1/admin/events?slug=festival', { key: adminToken })
    ).body.data;
    const phases = [{ key: 'early', prices: [{ currency: 'NGN', priceMinor: 5_000 }], capacity: 3 }];
    const more = [
      { key: 'friday', name: 'Friday', kind: 'free', validDays: ['fri'] },
      { key: 'saturday', name: 'Saturday', kind: 'free', validDays: ['sat'], minAge: 18 },
      { key: 'later', name: 'Later', kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 5_000 }], validDays: ['sat'] },
      { key: 'full', name: 'Full', kind: 'free', capacity: 0 },
      {
        key: 'phased',
        name: 'Phased',
        kind: 'paid',
        prices: [{ currency: 'NGN', priceMinor: 9_000 }],
        pricePhases: phases,
        validDays: ['sat'],
      },
      {
        key: 'share',
        name: 'Share',
        kind: 'deposit',
        prices: [{ currency: 'NGN', priceMinor: 1_000 }],
        depositType: 'percent',
        depositValue: 50,
      },
      {
        key: 'parts',
        name: 'Parts',
        kind: 'deposit',
        prices: [{ currency: 'NGN', priceMinor: 1_000 }],
        depositType: 'percent',
        depositValue: 30,
      },
    ];
    const body = {
      days: [
        { key: 'fri', dayDate: dateInDays(10) },
        { key: 'sat', dayDate: dateInDays(11) },
      ],
      ticketTypes: [...event!.ticketTypes, ...more],
    };
    const changed = await service.client.patch<{ ticketTypes: { key: string; ref: string }[] }>(`/v1/admin/events/${event!.ref}`, body, {
      key: adminToken,
    });
    types = Object.fromEntries(changed.body.ticketTypes.map(({ key, ref }) => [key, ref]));
  });

  afterAll(() => office?.close());

  const admin = <T>(path: string, body: object = {}, { key = office.shop.adminToken, idempotencyKey = '' } = {}) =>
    service.client.post<T & ErrorBody>(`/v1/admin/${path}`, body, {
      key,
      ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
    });
  const get = async <T>(path: string) => (await service.client.get<T>(`/v1/admin/${path}`, { key: office.shop.adminToken })).body;
  const change = (ref: string, type: string, more: object = {}, options: Parameters<typeof admin>[2] = {}) =>
    admin<Seats>(`registrations/${ref}/ticket-type`, { ticketTypeRef: types[type] ?? type, ...more }, options);
  const refusedAs = (reason: string, details: object = {}) => ({
    status: 409,
    body: { error: { code: 'CONFLICT', retryable: false, details: { reason, ...details } } },
  });

  /** Returns the counters that differ from seats and holds. */
  const drift = () => office.select(`select kind, sold, should_have_sold from inventory_drift_v2(current_workspace(), $1)`, [SEATED]);
  const soldOf = async (type: string) => {
    const [row] = await office.select<{ sold: number }>(`select sold from counter where kind = 'ticket_type' and subject_id = $1`, [
      idOf('tkt', types[type]!),
    ]);
    return Number(row?.sold ?? 0);
  };

  async function register(type = 'friday', quantity = 1): Promise<Seats> {
    const contact = { name: 'Ada Obi', email: `guest.${(guests += 1)}@${office.shop.slug}.example` };
    const { body } = await service.client.post<{ ref: string }>(
      '/v1/store/events/festival/register',
      { tickets: [office.line(types[type]!, { quantity })], contact },
      { key: office.shop.keys.secretLive },
    );
    return get<Seats>(`registrations/${body.ref}`);
  }

  async function buy(type: string, quantity = 1, overrides: object = {}): Promise<{ order: Order; seats: string[]; email: string }> {
    const request = office.asking([office.line(types[type]!, { quantity })], overrides);
    const { ref, orderRef } = (await office.open(request)).body;
    await office.play(ref, 'card');
    const order = await get<Order>(`orders/${orderRef}`);
    return { order, seats: order.items.flatMap(({ attendees }) => attendees.map((seat) => seat.ref)), email: request.contact.email };
  }

  it('[ADR 0159 r1] admits to the days of the new one by the same ticket, and is mailed so with its calendar', async () => {
    const guest = await register();
    await service.mails.mailsTo(guest.contact.email);
    const changed = await change(guest.ref, 'saturday');
    expect(changed).toMatchObject({
      status: 200,
      body: {
        ref: guest.ref,
        attendees: [
          { ticketTypeRef: types['saturday'], ticketTypeName: 'Saturday', validDays: ['sat'], ticketSerial: 1, status: 'confirmed' },
        ],
        warnings: [{ path: 'ticketTypeRef', message: expect.stringContaining('18') }],
      },
    });
    const [first, second] = await service.mails.mailsTo(guest.contact.email, 2);
    expect(second).toMatchObject({ subject: 'Your ticket has changed: Festival', text: expect.stringContaining('Saturday') });
    const entries = second!.attachments.filter(({ mimeType }) => mimeType === 'text/calendar').map(({ content }) => calendarOf(content));
    expect(entries.map((entry) => /METHOD:(\w+)/.exec(entry)![1]).sort()).toEqual(['CANCEL', 'REQUEST']);
    const pageOf = (mail: { text?: string } | undefined) => /https?:\/\/\S+\/t\/att_\S+/.exec(mail!.text!)![0];
    expect(pageOf(second)).toBe(pageOf(first));
    const { pathname, search } = new URL(pageOf(first));
    expect(await (await fetch(`${service.urls[0]}${pathname}${search}`)).text()).toContain('Saturday');
    expect(await drift()).toEqual([]);
  });

  it('[D-42] changes once by one key, and nothing where it has the type; `notify` false mails nobody', async () => {
    const guest = await register();
    await service.mails.mailsTo(guest.contact.email);
    const once = () => change(guest.ref, 'saturday', { notify: false }, { idempotencyKey: 'swap-1' });
    const [one, again] = [await once(), await once()];
    expect([one.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 200, 'true']);
    expect((await change(guest.ref, 'saturday')).body.attendees).toMatchObject([{ ticketTypeRef: types['saturday'] }]);
    const audit = await get<{ data: object[] }>(`audit?subject=${guest.ref}`);
    expect(audit.data).toMatchObject([
      { action: 'change', fields: ['ticketType'], details: { before: types['friday'], after: types['saturday'] } },
    ]);
    const { data } = await get<{ data: { kind: string }[] }>(`messages?subject=${guest.ref}`);
    expect(data.filter(({ kind }) => kind === 'ticket_changed')).toEqual([]);
  });

  it('is named by its own ref, in the own workspace, and gets a type of its own event', async () => {
    const guest = await register('friday', 2);
    expect(await change(guest.groupRef!, 'saturday')).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('att_') } },
    });
    const other = await openShop(service, 'nsukka-other');
    expect((await change(guest.ref, 'saturday', {}, { key: other.adminToken })).status).toBe(404);
    expect((await change('att_01h455vb4pex5vsknk084sn02q', 'saturday')).status).toBe(404);
    for (const unknown of ['tkt_01h455vb4pex5vsknk084sn02q', 'saturday-night'])
      expect(await change(guest.ref, unknown)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
    expect((await change(guest.attendees[1]!.ref, 'saturday')).body.attendees.map(({ ticketTypeName }) => ticketTypeName)).toEqual([
      'Friday',
      'Saturday',
    ]);
  });

  it('is refused what is full, dearer, or whose guest is there or gone', async () => {
    const guest = await register();
    expect(await change(guest.ref, 'full')).toMatchObject(refusedAs('sold_out'));
    expect(await change(guest.ref, 'entry')).toMatchObject(
      refusedAs('another_price', { soldMinor: 0, priceMinor: 5_000, currency: 'NGN' }),
    );
    expect(await change(guest.ref, 'gift')).toMatchObject(refusedAs('donation'));
    await admin('check-ins', { attendeeRef: guest.ref, day: 'fri' });
    expect(await change(guest.ref, 'saturday')).toMatchObject(refusedAs('checked_in'));
    const gone = await register();
    await admin(`registrations/${gone.ref}/cancel`);
    expect(await change(gone.ref, 'saturday')).toMatchObject(refusedAs('seat_ended'));
    expect(await drift()).toEqual([]);
  });

  it('[ADR 0159 r3] is an item of its own in its order, at the name and price as sold, and gives back what it has when it is refunded', async () => {
    const { order, seats, email } = await buy('entry', 3, { discountCode: 'TENOFF' });
    const [entries, phased] = [await soldOf('entry'), await soldOf('phased')];
    const changed = await change(seats[1]!, 'phased');
    expect([changed.status, await soldOf('entry'), await soldOf('phased'), await drift()]).toEqual([200, entries - 1, phased + 1, []]);
    const after = await get<Order>(`orders/${order.ref}`);
    expect(after.items).toMatchObject([
      { name: 'Entry', quantity: 2, ticketTypeRef: types['entry'], attendees: [{ ref: seats[0] }, { ref: seats[2] }] },
      { name: 'Entry', quantity: 1, ticketTypeRef: types['phased'], attendees: [{ ref: seats[1] }] },
    ]);
    const total = ({ items }: Order) => items.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
    expect([total(after), after.paidMinor]).toEqual([total(order), order.paidMinor]);
    const [, mail] = await service.mails.mailsTo(email, 2);
    expect(mail).toMatchObject({ subject: 'Your ticket has changed: Festival', text: expect.stringContaining('Phased') });

    await admin(`orders/${order.ref}/refund`);
    expect(await get<Order>(`orders/${order.ref}`)).toMatchObject({ refundedMinor: order.paidMinor });
    expect([await soldOf('entry'), await soldOf('phased'), await drift()]).toEqual([entries - 3, phased, []]);
  });

  it('[ADR 0159 r2] goes by the present price phase, and is refused at another price or deposit', async () => {
    const { seats } = await buy('entry', 3);
    for (const seat of seats) expect((await change(seat, 'phased')).status).toBe(200);
    expect(await drift()).toEqual([]);
    const next = await buy('entry');
    expect(await change(next.seats[0]!, 'phased')).toMatchObject(refusedAs('another_price', { soldMinor: 5_000, priceMinor: 9_000 }));
    expect((await change(seats[0]!, 'entry')).status).toBe(200);
    expect((await change(next.seats[0]!, 'phased')).status).toBe(200);
    const part = await buy('part');
    expect(await change(part.seats[0]!, 'share')).toMatchObject(refusedAs('other_deposit'));
    expect((await change(part.seats[0]!, 'parts')).status).toBe(200);
    expect(await drift()).toEqual([]);
  });

  it('[ADR 0159 r2] counts as it is, also where its order is refunded or the seat is cancelled at the same moment', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => buy('entry', 2)));
    const few = orders.flatMap(({ seats }) => seats).map((seat) => change(seat, 'few'));
    const ends = orders.slice(0, 2).map(({ order }) => admin(`orders/${order.ref}/refund`));
    const gone = admin(`registrations/${orders[3]!.seats[0]}/cancel`, { refund: 'share' });
    const answers = await Promise.all([...few, ...ends, gone]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await drift()).toEqual([]);
    expect(await soldOf('few')).toBeLessThanOrEqual(2);
  });

  it('[ADR 0159 r3] ends with the day of its present type, and not with that of what was bought', async () => {
    const { order, seats } = await buy('entry', 2);
    expect((await change(seats[0]!, 'later')).status).toBe(200);
    expect((await admin('events/festival/days/sat/cancel', { refund: 'all' })).status).toBe(409);
    await admin('events/festival/days/sat/cancel?force=true', { refund: 'all' });
    const ended = await eventually('the seat has ended', async () => {
      const { attendees } = await get<Seats>(`registrations/${seats[0]}`);
      return attendees.some(({ status }) => status === 'cancelled') ? attendees : undefined;
    });
    expect(Object.fromEntries(ended.map(({ ref, status }) => [ref, status]))).toEqual({
      [seats[0]!]: 'cancelled',
      [seats[1]!]: 'confirmed',
    });
    const { refundedMinor, paidMinor } = await eventually('half of it is refunded', async () => {
      const read = await get<Order>(`orders/${order.ref}`);
      return read.refundedMinor > 0 ? read : undefined;
    });
    expect(refundedMinor * 2).toBe(paidMinor);
  });
});

function calendarOf(content: unknown): string {
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
}
