import { advanceClock, dateInDays, eventually, inDays, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import ICAL from 'ical.js';

const day = (key: string, at: number) => ({
  key,
  label: `Day ${key}`,
  dayDate: dateInDays(at),
  startAt: inDays(at),
  endAt: inDays(at + 0.1),
});
const [ONE, TWO] = [day('one', 30), day('two', 31)];
const document = {
  version: 1,
  events: [
    {
      slug: 'fair',
      title: 'Fair',
      startAt: ONE.startAt,
      endAt: inDays(32),
      location: { venueName: 'Freedom Park', city: 'Lagos' },
      days: [ONE, TWO],
      ticketTypes: [
        { key: 'all', name: 'All days', kind: 'free' },
        { key: 'first', name: 'Day one', kind: 'free', validDays: ['one'] },
        { key: 'asked', name: 'By approval', kind: 'free', approvalRequired: true },
      ],
    },
  ],
};

/** Entries that a calendar shows after these files, by UID and SEQUENCE (RFC 5546, 2.1.5), whatever their order. */
function calendarAfter(files: readonly string[]): string[] {
  const entries = new Map<string, { sequence: number; isOff: boolean; start: string }>();
  for (const file of files) {
    const calendar = new ICAL.Component(ICAL.parse(file) as never);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
    const isOff = calendar.getFirstPropertyValue('method') === 'CANCEL';
    const present = entries.get(event.uid);
    if (!present || event.sequence > present.sequence)
      entries.set(event.uid, { sequence: event.sequence, isOff, start: event.startDate.toJSDate().toISOString() });
  }
  return [...entries.values()].flatMap(({ isOff, start }) => (isOff ? [] : [start])).sort();
}

describe('notices of a changed event', () => {
  let service: SharedService;
  let shop: Shop;
  let ref: string;
  const [ada, bola, kemi] = ['ada', 'bola', 'kemi'].map((name) => `${name}@notices.example`) as [string, string, string];

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'notices', document);
    const { body } = await service.client.get<{ ref: string; ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/fair', {
      key: shop.keys.secretLive,
    });
    ref = body.ref;
    for (const [email, name] of [
      [ada, 'All days'],
      [bola, 'Day one'],
      [kemi, 'By approval'],
    ] as const) {
      const ticketTypeRef = body.ticketTypes.find((type) => type.name === name)!.ref;
      const registered = await service.client.post(
        '/v1/store/events/fair/register',
        { contact: { name: 'Guest', email }, tickets: [{ ticketTypeRef, quantity: 1 }] },
        { key: shop.keys.secretLive },
      );
      expect(registered.status).toBe(201);
      await mails(email, 1);
    }
  });

  const mails = (email: string, count: number) =>
    service.mails.untilMails(`${count} mails to ${email}`, email, (all) => (all.length >= count ? all : undefined));
  const change = (patch: object, query = '') =>
    service.client.patch<{ people?: number }>(`/v1/admin/events/${ref}${query}`, patch, { key: shop.adminToken });
  const files = async (email: string) =>
    (await service.mails.arrivedAt(email)).flatMap(({ attachments }) =>
      attachments
        .filter(({ mimeType, filename }) => mimeType.includes('calendar') && filename !== undefined)
        .map(({ content }) => (typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString())),
    );
  const notices = async () => {
    const { body } = await service.client.get<{ data: { kind: string; state: string; recipient: string }[] }>(
      '/v1/admin/messages?limit=200',
      {
        key: shop.adminToken,
      },
    );
    return body.data.filter(({ kind }) => kind === 'event_rescheduled');
  };

  it('[D-148] count whom a change concerns, and write nothing, in a dry run', async () => {
    const moved = { days: [ONE, day('two', 33)], endAt: inDays(34) };
    expect((await change(moved, '?dryRun=true')).body).toEqual({ people: 2 });
    expect((await change({ title: 'The fair' }, '?dryRun=true')).body).toEqual({ people: 0 });
    expect((await change({ days: [day('one', 29.5), TWO], startAt: inDays(29) }, '?dryRun=true&notify=false')).body).toEqual({ people: 0 });
    expect(await notices()).toEqual([]);
  });

  it('[D-148] are one mail after three moves, to those alone whom it concerns, those who wait among them', async () => {
    for (const at of [33, 34, 35]) expect((await change({ days: [ONE, day('two', at)], endAt: inDays(at + 1) })).status).toBe(200);
    await eventually('the notices wait', async () => ((await notices()).length === 2 ? true : undefined));
    await advanceClock(service, shop, 130);
    const [, notice] = await mails(ada, 2);
    expect(notice).toMatchObject({ subject: 'New time or place: Fair', text: expect.stringMatching(/Before: [\s\S]+Now: /) });
    expect((await mails(kemi, 2))[1]!.text).toMatch(/has still to approve your place/);
    expect((await service.mails.arrivedAt(bola)).map(({ subject }) => subject)).toHaveLength(1);
    expect(calendarAfter((await files(ada)).toReversed())).toEqual(
      [ONE.startAt, inDays(35)].map((at) => expect.stringContaining(at.slice(0, 13)) as unknown),
    );
  });

  it('[D-148] are none when all is back where it was', async () => {
    const before = (await notices()).length;
    await change({ location: { venueName: 'Town Hall', city: 'Lagos' } });
    await eventually('the notices wait', async () => ((await notices()).length === before + 3 ? true : undefined));
    await change({ location: { venueName: 'Freedom Park', city: 'Lagos' } });
    await advanceClock(service, shop, 130);
    await eventually('they are skipped', async () =>
      (await notices()).filter(({ state }) => state === 'skipped').length === 3 ? true : undefined,
    );
  });

  it('[D-148] call off the entries of days that are exchanged, also after a change that nobody was notified of', async () => {
    expect((await change({ location: { venueName: 'Terra Kulture', city: 'Lagos' } }, '?notify=false')).status).toBe(200);
    const before = (await notices()).length;
    expect((await change({ days: [ONE, day('three', 36)], endAt: inDays(37) }, '?force=true')).status).toBe(200);
    await eventually('the notices wait', async () => ((await notices()).length === before + 3 ? true : undefined));
    await advanceClock(service, shop, 130);
    const notice = (await mails(ada, 3))[2]!;
    expect(notice.text).toMatch(/Freedom Park[\s\S]+Terra Kulture[\s\S]+No longer/);
    expect((await mails(bola, 2))[1]!.text).toMatch(/Terra Kulture/);
    expect(calendarAfter((await files(ada)).toReversed())).toHaveLength(2);
  });

  it('[D-148] go to the holders of a ticket type that loses a day, by force alone', async () => {
    const ticketTypes = document.events[0]!.ticketTypes.map((type) => (type.key === 'first' ? { ...type, validDays: ['three'] } : type));
    const lost = { kind: 'valid_day', path: 'events[fair].ticketTypes[first].validDays[one]', guests: 1 };
    expect(await change({ ticketTypes })).toMatchObject({ status: 409, body: { error: { retryable: false, details: { inUse: [lost] } } } });
    expect((await change({ ticketTypes }, '?force=true')).status).toBe(200);
    await eventually('the notice waits', async () =>
      (await notices()).find(({ state, recipient }) => state === 'due' && recipient === bola),
    );
    await advanceClock(service, shop, 130);
    expect((await mails(bola, 3))[2]!.text).toMatch(/No longer/);
    expect(calendarAfter((await files(bola)).toReversed())).toHaveLength(1);
    expect((await service.mails.arrivedAt(ada)).length).toBe(3);
  });

  it('[D-148] [D-147] leave no entry in any calendar once the event is cancelled', async () => {
    const off = await service.client.post(`/v1/admin/events/${ref}/cancel?force=true`, { refund: 'none' }, { key: shop.adminToken });
    expect(off.status).toBe(200);
    await mails(ada, 4);
    await mails(bola, 4);
    for (const email of [ada, bola, kemi]) expect(calendarAfter((await files(email)).toReversed())).toEqual([]);
  });
});
