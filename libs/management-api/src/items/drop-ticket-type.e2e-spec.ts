import { type BoxOffice, type ErrorBody, eventually, inDays, openBoxOffice, sharedService, type SharedService } from '@svc/testing';

interface Gala {
  ref: string;
  ticketTypes: { key: string; ref: string }[];
  warnings?: { path: string; message: string }[];
}
interface Order {
  status: string;
  items: { refundedQuantity: number; attendees: { ref: string; status: string }[] }[];
}

const prices = [{ currency: 'NGN', priceMinor: 5_000 }];
const paid = (key: string) => ({ key, name: key, kind: 'paid', prices });
const free = (key: string) => ({ key, name: key, kind: 'free' });
const TYPES = [paid('gold'), free('guest'), paid('entry'), free('press')];

describe('[D-147] [ADR 0147 r19] a ticket type that a change of its event drops', () => {
  let service: SharedService;
  let office: BoxOffice;
  let event: Gala;
  let types: Record<string, string>;
  let gold: { ref: string; email: string };
  let entry: { ref: string; email: string };
  let guest: string;
  let press: string;
  let open: string;
  let emailOfGuest: string;

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'ilorin');
    event = (
      await admin<Gala>('events', {
        slug: 'ball',
        title: 'Winter Ball',
        startAt: inDays(20),
        endAt: inDays(20.2),
        timezone: 'Africa/Lagos',
        ticketTypes: TYPES,
      })
    ).body;
    types = Object.fromEntries(event.ticketTypes.map(({ key, ref }) => [key, ref]));
    emailOfGuest = `guest@${office.shop.slug}.example`;
    guest = (await register('guest', emailOfGuest)).body.ref;
    press = (await register('press', `press@${office.shop.slug}.example`)).body.ref;
    gold = await buy('gold');
    entry = await buy('entry');
    open = (await office.open(office.asking([office.line(types['gold']!)]), { slug: 'ball' })).body.ref;
    for (const email of [emailOfGuest, gold.email, entry.email]) await service.mails.mailsTo(email);
  });

  afterAll(async () => {
    await office?.close();
  });

  const key = () => ({ key: office.shop.adminToken });
  const admin = <T>(path: string, body: object = {}) => service.client.post<T & ErrorBody>(`/v1/admin/${path}`, body, key());
  const get = async <T>(path: string) => (await service.client.get<T>(path, key())).body;
  const register = (tier: string, email: string) =>
    service.client.post<{ ref: string }>(
      '/v1/store/events/ball/register',
      { tickets: [office.line(types[tier]!)], contact: { name: 'Kofi Mensah', email } },
      { key: office.shop.keys.secretLive },
    );
  const order = (ref: string) => get<Order>(`/v1/admin/orders/${ref}`);
  const change = (query: string, ...keys: string[]) =>
    service.client.patch<Gala & { people: number } & ErrorBody>(
      `/v1/admin/events/${event.ref}${query}`,
      { ticketTypes: TYPES.filter((type) => keys.includes(type.key)) },
      key(),
    );

  async function buy(tier: string): Promise<{ ref: string; email: string }> {
    const body = office.asking([office.line(types[tier]!)]);
    const { ref, orderRef } = (await office.open(body, { slug: 'ball' })).body;
    await office.play(ref, 'card');
    return { ref: orderRef, email: body.contact.email };
  }

  it('is refused with what it has, and counted by a dry run', async () => {
    expect(await change('', 'entry', 'press')).toMatchObject({
      status: 409,
      body: {
        error: {
          details: {
            inUse: [
              { path: 'events[ball].ticketTypes[gold]', guests: 1, checkouts: 1 },
              { path: 'events[ball].ticketTypes[guest]', guests: 1 },
            ],
          },
        },
      },
    });
    expect(await change('?force=true&dryRun=true', 'entry', 'press')).toMatchObject({ status: 200, body: { people: 2 } });
    expect((await order(gold.ref)).items[0]!.attendees[0]!.status).toBe('confirmed');
  });

  it('is cancelled first, with a warning of what ends and keeps its money; others go on', async () => {
    const { status, body } = await change('?force=true', 'entry', 'press');
    expect([status, body.ticketTypes.map((type) => type.key)]).toEqual([200, ['entry', 'press']]);
    const message =
      'The ticket type is cancelled before it is dropped, which ends: 1 paid order, 1 open checkout. Paid orders keep their money until you refund them.';
    expect(body.warnings).toEqual(
      expect.arrayContaining([
        { path: 'ticketTypes[gold]', message },
        { path: 'ticketTypes[guest]', message: 'The ticket type is cancelled before it is dropped, which ends: 1 registration.' },
      ]),
    );
    const ended = await eventually('the seats are cancelled', async () => {
      const { status: paidStatus, items } = await order(gold.ref);
      return items[0]!.attendees[0]!.status === 'cancelled' ? { status: paidStatus, items } : undefined;
    });
    expect(ended).toMatchObject({ status: 'paid', items: [{ refundedQuantity: 1 }] });
    await eventually('the guest has no seat', async () => {
      const { attendees } = await get<{ attendees: { status: string }[] }>(`/v1/admin/registrations/${guest}`);
      return attendees[0]!.status === 'cancelled' ? true : undefined;
    });
    expect(await office.read(open)).toMatchObject({ status: 'cancelled', cancelReason: 'event_cancelled' });
    expect(await order(entry.ref)).toMatchObject({ status: 'paid', items: [{ attendees: [{ status: 'confirmed' }] }] });
    expect(await admin('check-ins', { attendeeRef: guest })).toMatchObject({
      status: 409,
      body: { error: { details: { reason: 'cancelled' } } },
    });
    const { data } = await get<{ data: { fields?: string[]; details?: object }[] }>(`/v1/admin/audit?subject=${event.ref}`);
    expect(data.flatMap(({ fields = [] }) => fields)).toEqual(
      expect.arrayContaining(['ticketTypes.gold.cancelledAt', 'ticketTypes.guest.cancelledAt']),
    );
  });

  it('is mailed once to whoever had a seat of it, as a seat that its merchant cancels, and to nobody else', async () => {
    for (const email of [emailOfGuest, gold.email]) {
      const mails = await service.mails.untilMails('the cancellation', email, (arrived) =>
        arrived.some(({ subject = '' }) => /cancel/i.test(subject)) ? arrived : undefined,
      );
      const news = mails.filter(({ subject = '' }) => /cancel/i.test(subject));
      expect([email, news.map(({ text = '' }) => /does not take place/.test(text))]).toEqual([email, [false]]);
    }
    expect((await service.mails.mailsTo(entry.email)).filter(({ subject = '' }) => /cancel/i.test(subject))).toEqual([]);
  });

  it('is cancelled by a document as well, silently where the event is changed with notify=false', async () => {
    const { status, body } = await change('?force=true&notify=false', 'entry');
    expect([status, body.warnings]).toEqual([
      200,
      expect.arrayContaining([
        { path: 'ticketTypes[press]', message: 'The ticket type is cancelled before it is dropped, which ends: 1 registration.' },
      ]),
    ]);
    await eventually('the seat has ended', async () => {
      const { attendees } = await get<{ attendees: { status: string }[] }>(`/v1/admin/registrations/${press}`);
      return attendees[0]!.status === 'cancelled' ? true : undefined;
    });
    const { events } = await get<{ events: { slug: string }[] }>('/v1/admin/document');
    const document = { version: 1, events: events.map((each) => (each.slug === 'ball' ? { ...each, ticketTypes: [free('new')] } : each)) };
    const applied = await service.client.put<{ warnings: { path: string; message: string }[] }>(
      '/v1/admin/document?force=true',
      document,
      key(),
    );
    expect(applied).toMatchObject({ status: 200 });
    expect(applied.body.warnings).toContainEqual({
      path: 'events[ball].ticketTypes[entry]',
      message: expect.stringContaining('which ends: 1 paid order.') as string,
    });
    await eventually('the last seat has ended', async () =>
      (await order(entry.ref)).items[0]!.attendees[0]!.status === 'cancelled' ? true : undefined,
    );
    expect(
      (await service.mails.mailsTo(`press@${office.shop.slug}.example`)).filter(({ subject = '' }) => /cancel/i.test(subject)),
    ).toEqual([]);
  });
});
