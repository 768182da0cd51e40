import {
  type BoxOffice,
  dateInDays,
  type ErrorBody,
  eventually,
  inDays,
  openBoxOffice,
  sharedService,
  type SharedService,
} from '@svc/testing';

interface Day {
  ref: string;
  key: string;
  cancelledAt?: string;
  cancelReason?: string;
  cancellation?: object;
}

interface Fair {
  ref: string;
  cancelledAt?: string;
  days: Day[];
  ticketTypes: { key: string; ref: string }[];
}

interface Progress {
  days: [{ cancellation: { refunded: number; refundsOpen: number; refundsFailed: number } }];
}

interface Order {
  status: string;
  items: { refundedQuantity: number; attendees: { ref: string; status: string }[] }[];
}

const prices = [{ currency: 'NGN', priceMinor: 5_000 }];
const paid = (key: string, fields: object = {}) => ({ key, name: key, kind: 'paid', prices, ...fields });
const free = (key: string, fields: object = {}) => ({ key, name: key, kind: 'free', ...fields });
const fair = {
  slug: 'fair',
  title: 'Design Fair',
  startAt: inDays(20),
  endAt: inDays(23),
  timezone: 'Africa/Lagos',
  days: [
    { key: 'fri', label: 'Opening', dayDate: dateInDays(20), capacity: 50 },
    { key: 'sat', dayDate: dateInDays(21) },
    { key: 'sun', dayDate: dateInDays(22) },
  ],
  ticketTypes: [
    paid('friday', { validDays: ['fri'] }),
    paid('pass'),
    free('free-friday', { validDays: ['fri'] }),
    free('free-weekend', { validDays: ['fri', 'sat'] }),
    free('free-saturday', { validDays: ['sat'] }),
  ],
};

describe('[D-147] a day of an event that its merchant cancels', () => {
  let service: SharedService;
  let office: BoxOffice;
  let event: Fair;
  let types: Record<string, string>;
  const guests = { friday: '', weekend: '' };
  const registrations = { friday: '', weekend: '' };
  let friday: { ref: string; email: string };
  let pass: { ref: string; email: string };
  let open: string;
  let openPass: string;

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'jos');
    event = (await admin<Fair>('events', fair)).body;
    types = Object.fromEntries(event.ticketTypes.map(({ key, ref }) => [key, ref]));
    for (const kind of ['friday', 'weekend'] as const) {
      guests[kind] = `${kind}@${office.shop.slug}.example`;
      registrations[kind] = (await register(`free-${kind}`, guests[kind])).body.ref;
    }
    friday = await buy('friday');
    pass = await buy('pass');
    open = (await opened(['friday', 'pass'])).body.ref;
    openPass = (await opened(['pass'])).body.ref;
    for (const email of [...Object.values(guests), friday.email, pass.email]) await service.mails.mailsTo(email);
  });

  afterAll(async () => {
    await office?.close();
  });

  const admin = <T>(path: string, body: object = {}) =>
    service.client.post<T & ErrorBody>(`/v1/admin/${path}`, body, { key: office.shop.adminToken });
  const get = async <T>(path: string, key = office.shop.adminToken) => (await service.client.get<T>(path, { key })).body;
  const cancel = (day: string, body: object = {}, query = '') =>
    admin<Fair>(`events/fair/days/${day}/cancel${query}`, { refund: 'none', ...body });
  const register = (tier: string, email: string) =>
    service.client.post<{ ref: string; attendees: { ref: string }[] } & ErrorBody>(
      '/v1/store/events/fair/register',
      { tickets: [office.line(types[tier]!)], contact: { name: 'Kofi Mensah', email } },
      { key: office.shop.keys.secretLive },
    );
  const opened = (tiers: string[]) => office.open(office.asking(tiers.map((tier) => office.line(types[tier]!))), { slug: 'fair' });
  const order = (ref: string) => get<Order>(`/v1/admin/orders/${ref}`);
  const page = async (path: string) => (await fetch(`${service.urls[0]}/${office.shop.slug}/e/fair${path}`)).text();

  async function buy(tier: string): Promise<{ ref: string; email: string }> {
    const body = office.asking([office.line(types[tier]!)]);
    const { ref, orderRef } = (await office.open(body, { slug: 'fair' })).body;
    await office.play(ref, 'card');
    return { ref: orderRef, email: body.contact.email };
  }

  it('is counted by a dry run, and refused without force, which write nothing', async () => {
    const counts = { people: 4, registrations: 2, orders: 2, openCheckouts: 2, savingsPlans: 0 };
    const preview = await cancel('fri', {}, '?dryRun=true');
    expect(preview).toMatchObject({ status: 200, body: { ...counts, refundMinor: { NGN: expect.any(Number) } } });
    expect((preview.body as unknown as { refundMinor: { NGN: number } }).refundMinor.NGN).toBeLessThan(7_000);
    expect(await cancel('fri')).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT', details: { affected: counts } } } });
    expect((await cancel('mon', {}, '?force=true')).status).toBe(404);
    expect((await cancel('fri', {}, '?forse=true')).status).toBe(400);
    expect((await get<{ data: Fair[] }>('/v1/admin/events?slug=fair')).data[0]!.days[0]).not.toHaveProperty('cancelledAt');
  });

  it('closes ticket types that are valid on it alone at once, and no others; a repeat corrects the reason', async () => {
    const answer = await cancel('fri', { reason: 'The hall is floded.' }, '?force=true');
    expect(answer).toMatchObject({
      status: 200,
      body: { days: [{ key: 'fri', cancelReason: 'The hall is floded.', cancellation: { orders: 2, notify: true } }, {}, {}] },
    });
    expect(answer.body).not.toHaveProperty('cancelledAt');
    const { ref, cancelledAt } = answer.body.days[0]!;
    const off = { invalid: [types['free-friday']], cancelled: [types['free-friday']] };
    expect(await register('free-friday', 'late@shop.example')).toMatchObject({ status: 400, body: { error: { details: off } } });
    expect(await register('free-weekend', `late@${office.shop.slug}.example`)).toMatchObject({ status: 201 });
    expect(await office.refusal(office.asking([office.line(types['friday']!)]), { slug: 'fair' })).toMatchObject({
      status: 400,
      cancelled: [types['friday']],
    });
    const again = await cancel(ref, { reason: 'The hall is flooded.' });
    expect(again).toMatchObject({ status: 200, body: { days: [{ cancelledAt, cancelReason: 'The hall is flooded.' }, {}, {}] } });
  });

  it('is shown as cancelled beside the others; its ticket types are sold out', async () => {
    const key = office.shop.keys.secretLive;
    const detail = await get<{ cancelled: boolean; days: object[]; ticketTypes: { ref: string; soldOut: boolean }[] }>(
      '/v1/store/events/fair',
      key,
    );
    expect(detail).toMatchObject({
      cancelled: false,
      days: [
        { cancelled: true, soldOut: true, remaining: 0, cancelReason: 'The hall is flooded.' },
        { cancelled: false, soldOut: false },
        { cancelled: false },
      ],
    });
    const soldOut = detail.ticketTypes.filter((type) => type.soldOut);
    expect(soldOut.map(({ ref }) => ref).sort()).toEqual([types['friday'], types['free-friday']].sort());
    for (const type of soldOut) expect(type).toMatchObject({ remaining: 0, saveForItSaveable: false });
    expect((await get<{ slug: string }[]>('/v1/store/events', key)).map(({ slug }) => slug)).toContain('fair');
    const shown = await page('');
    for (const words of [
      'cancelled. The hall is flooded.',
      '>Cancelled<',
      'https://schema.org/EventCancelled',
      'https://schema.org/EventScheduled',
    ])
      expect(shown).toContain(words);
    const file = await page('/event.ics');
    expect(file.match(/STATUS:CANCELLED/g)).toHaveLength(1);
    expect(file.match(/STATUS:CONFIRMED/g)).toHaveLength(2);
  });

  it('ends the seats and open checkouts of these ticket types alone', async () => {
    const ended = await eventually('the seats are cancelled', async () => {
      const { status, items } = await order(friday.ref);
      return items.every(({ attendees }) => attendees.every((seat) => seat.status === 'cancelled')) ? { status, items } : undefined;
    });
    expect(ended).toMatchObject({ status: 'paid', items: [{ refundedQuantity: 1 }] });
    expect(await order(pass.ref)).toMatchObject({ status: 'paid', items: [{ refundedQuantity: 0, attendees: [{ status: 'confirmed' }] }] });
    expect(await get(`/v1/admin/registrations/${registrations.friday}`)).toMatchObject({ attendees: [{ status: 'cancelled' }] });
    expect(await get(`/v1/admin/registrations/${registrations.weekend}`)).toMatchObject({ attendees: [{ status: 'confirmed' }] });
    expect(await office.read(open)).toMatchObject({ status: 'cancelled', cancelReason: 'event_cancelled' });
    expect(await office.read(openPass)).toMatchObject({ status: 'open' });
  });

  it('admits nobody, by every way of asking, while the others admit', async () => {
    const refused = (reason: string) => ({ status: 409, body: { error: { code: 'TICKET_REFUSED', details: { reason } } } });
    for (const day of ['fri', event.days[0]!.ref])
      for (const attendeeRef of Object.values(registrations))
        expect(await admin('check-ins', { attendeeRef, day })).toMatchObject(refused('event_cancelled'));
    expect(await admin('check-ins', { attendeeRef: registrations.friday, day: 'sat' })).toMatchObject(refused('event_cancelled'));
    expect(await admin('check-ins', { attendeeRef: registrations.weekend, day: 'sat' })).toMatchObject({ status: 201 });
  });

  it('is mailed once to each: which seats have ended, or which day is off for the others; its entry leaves the calendars', async () => {
    const dayId = (uid: string) => uid.includes(event.days[0]!.ref);
    for (const [email, words] of [
      [guests.friday, 'no longer kept'],
      [friday.email, 'no longer kept'],
      [guests.weekend, 'valid as before on the days below'],
      [pass.email, 'valid as before on the days below'],
    ] as const) {
      const mails = await service.mails.untilMails('the cancellation', email, (arrived) =>
        arrived.some(({ subject = '' }) => subject.startsWith('Cancelled: Design Fair, Opening')) ? arrived : undefined,
      );
      const news = mails.filter(({ subject = '' }) => subject.startsWith('Cancelled: '));
      expect([email, news.length]).toEqual([email, 1]);
      expect(news[0]!.text).toContain(words);
      const texts = (of: typeof news) =>
        of
          .flatMap(({ attachments }) => attachments.filter(({ mimeType }) => mimeType.includes('calendar')))
          .map(({ content }) =>
            Buffer.from(content as ArrayBuffer)
              .toString()
              .replaceAll('\r\n ', ''),
          );
      const uids = (files: string[], method: string) =>
        new Set(
          files
            .filter((file) => file.includes(`METHOD:${method}`))
            .flatMap((file) => [...file.matchAll(/^UID:(.*)$/gm)].map(([, uid]) => uid!.trim())),
        );
      const cancelled = [...uids(texts(news), 'CANCEL')];
      const sent = uids(texts(mails.filter((mail) => !news.includes(mail))), 'REQUEST');
      expect([cancelled.length, cancelled.every(dayId), cancelled.every((uid) => sent.has(uid))]).toEqual([1, true, true]);
    }
  });

  it('refunds the orders of these ticket types where that is wanted later, and no others', async () => {
    expect(await cancel('fri', { refund: 'all' })).toMatchObject({
      status: 200,
      body: { days: [{ cancellation: { refund: 'all' } }, {}, {}] },
    });
    await eventually('the order is refunded', async () => ((await order(friday.ref)).status === 'refunded' ? true : undefined));
    const ended = await eventually('no refund is open', async () => {
      const { cancellation } = (await get<{ data: [Progress] }>('/v1/admin/events?slug=fair')).data[0].days[0];
      return cancellation.refundsOpen === 0 ? cancellation : undefined;
    });
    expect(ended).toMatchObject({ refunded: 1, refundsFailed: 0 });
    expect(await order(pass.ref)).toMatchObject({ status: 'paid' });
  });

  it('is not brought back by what is written of the event', async () => {
    const { data } = await get<{ data: [Fair & Record<string, unknown>] }>('/v1/admin/events?slug=fair');
    const days = data[0].days.map(({ cancelledAt: _at, cancelReason: _reason, cancellation: _counts, ...day }) => day);
    const changed = await service.client.patch<Fair>(`/v1/admin/events/${event.ref}`, { days }, { key: office.shop.adminToken });
    expect(changed).toMatchObject({ status: 200, body: { days: [{ cancelReason: 'The hall is flooded.' }, {}, {}] } });
    const { ref: _ref, ...copy } = data[0];
    const made = await admin<Fair>('events', { ...copy, slug: 'second', ticketTypes: [], unlockCodes: [] });
    expect(made).toMatchObject({ status: 201 });
    expect(made.body.days[0]).not.toHaveProperty('cancelledAt');
    const exported = await get<{ events: (Fair & { slug: string })[] }>('/v1/admin/document');
    expect(exported.events.find(({ slug }) => slug === 'fair')!.days[0]).toMatchObject({ cancelReason: 'The hall is flooded.' });
  });

  it('cancels the event as a whole once it is the last one', async () => {
    expect(await cancel('sat', {}, '?force=true')).toMatchObject({ status: 200, body: { days: [{}, { cancellation: {} }, {}] } });
    expect(await cancel('sun')).toMatchObject({ status: 409 });
    const done = await cancel('sun', { reason: 'The fair is over.' }, '?force=true');
    expect(done).toMatchObject({
      status: 200,
      body: { cancelReason: 'The fair is over.', days: [{}, {}, { cancelReason: 'The fair is over.' }] },
    });
    expect(done.body.cancelledAt).toBeDefined();
    expect(await cancel('sun', { reason: 'Sold down the river.' })).toMatchObject({
      status: 200,
      body: { cancelReason: 'Sold down the river.' },
    });
    await eventually('the pass has ended', async () => {
      const { items } = await order(pass.ref);
      return items[0]!.attendees[0]!.status === 'cancelled' ? true : undefined;
    });
    expect(await get('/v1/store/events/fair', office.shop.keys.secretLive)).toMatchObject({
      cancelled: true,
      days: [{ cancelled: true }, { cancelled: true }, { cancelled: true }],
    });
    expect(await office.read(openPass)).toMatchObject({ status: 'cancelled' });
  });
});
