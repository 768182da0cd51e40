import { randomBytes } from 'node:crypto';
import { DerivedTicketSigner } from '@svc/composition';
import { idOf } from '@svc/kernel';
import { advanceClock, openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';
import { checkTicket } from '@svc/ticketing';

interface CheckIn {
  attendeeRef: string;
  name?: string;
  ticketTypeName: string;
  eventSlug: string;
  day?: { ref: string; key: string; label?: string; dayDate: string };
  checkedInAt: string;
}

interface Guest {
  attendees: { status: string; validDays?: string[]; admissions?: { day?: string; checkedInAt: string }[]; checkedInAt?: string }[];
}

const batcher = {
  slug: 'gathering',
  title: 'Gathering',
  startAt: '2030-03-01T17:00:00Z',
  endAt: '2030-03-01T20:00:00Z',
  ticketTypes: [
    { key: 'entry', name: 'Entry', kind: 'free' },
    { key: 'press', name: 'Press', kind: 'free', approvalRequired: true },
  ],
};

const HOUR = 3_600_000;
/** The first day begins an hour after the file is loaded; the next a day and a half later. */
const fairAt = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const fairDay = (key: string, from: number) => ({
  key,
  dayDate: fairAt(from).slice(0, 10),
  startAt: fairAt(from),
  endAt: fairAt(from + 3),
});
const fair = {
  slug: 'fair',
  title: 'Fair',
  timezone: 'UTC',
  startAt: fairAt(0.5),
  endAt: fairAt(100),
  days: [{ ...fairDay('first', 1), label: 'Opening' }, fairDay('next', 37)],
  ticketTypes: [
    { key: 'pass', name: 'Pass', kind: 'free' },
    { key: 'next', name: 'Next day', kind: 'free', validDays: ['next'] },
  ],
};

describe('the door', () => {
  let service: SharedService;
  let signer: DerivedTicketSigner;
  let shop: Shop;
  let eventId: string;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
    signer = new DerivedTicketSigner([service.secretKey]);
  });

  beforeEach(async () => {
    shops += 1;
    const events = [batcher, { ...batcher, slug: 'other', title: 'Other' }, fair];
    shop = await openShop(service, `door-${shops}`, { version: 1, events });
    eventId = idOf('evt', (await event('gathering')).ref)!;
  });

  const event = async (slug: string) =>
    (await service.client.get<{ ref: string; ticketTypes: { ref: string }[] }>(`/v1/store/events/${slug}`, { key: shop.keys.secretLive }))
      .body;

  async function register(name: string, { slug = 'gathering', tier = 0 } = {}): Promise<string> {
    const { ticketTypes } = await event(slug);
    const request = {
      tickets: [{ ticketTypeRef: ticketTypes[tier]!.ref, quantity: 1 }],
      contact: { name, email: `${name.toLowerCase()}@guests.example` },
    };
    return (await service.client.post<{ ref: string }>(`/v1/store/events/${slug}/register`, request, { key: shop.keys.secretLive })).body
      .ref;
  }
  const codeOf = (ref: string, { of = eventId, serial = 1 } = {}) => signer.sign({ eventId: of, ticketId: idOf('att', ref)!, serial });
  const admit = (body: unknown, key = shop.adminToken) => service.client.post<CheckIn & ErrorBody>('/v1/admin/check-ins', body, { key });
  const undo = (ref: string, key = shop.adminToken) => service.client.send(`/v1/admin/check-ins/${ref}`, { method: 'DELETE', key });
  const statusOf = async (ref: string) =>
    (await service.client.get<{ status: string }>(`/v1/admin/registrations/${ref}`, { key: shop.adminToken })).body.status;
  const refused = (reason: string, words = '') => ({
    status: 409,
    body: {
      error: {
        code: 'TICKET_REFUSED',
        retryable: false,
        message: expect.stringContaining(words),
        details: expect.objectContaining({ reason }),
      },
    },
  });

  it('[D-80] lets a guest in by the code of the ticket, and shows the name', async () => {
    const ref = await register('Ada');
    const answer = await admit({ code: codeOf(ref), event: 'gathering' });
    expect(answer).toMatchObject({
      status: 201,
      body: { attendeeRef: ref, name: 'Ada', ticketTypeName: 'Entry', eventSlug: 'gathering', eventTitle: 'Gathering' },
    });
    expect(await statusOf(ref)).toBe('checked_in');
  });

  it('lets nobody in a second time, and says since when they are there', async () => {
    const ref = await register('Ada');
    const { checkedInAt } = (await admit({ code: codeOf(ref) })).body;
    for (const body of [{ code: codeOf(ref) }, { attendeeRef: ref }]) {
      const again = await admit(body);
      expect(again).toMatchObject(refused('already_checked_in', 'Ada was let in already, at '));
      expect(again.body.error.details).toMatchObject({ checkedInAt });
    }
  });

  it('lets one of two guests in with the same ticket at once', async () => {
    const code = codeOf(await register('Ada'));
    const answers = await Promise.all(Array.from({ length: 4 }, () => admit({ code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('[D-13] undoes a check-in, and then lets the guest in again', async () => {
    const ref = await register('Ada');
    await admit({ attendeeRef: ref });
    for (let times = 0; times < 2; times += 1) {
      expect((await undo(ref)).status).toBe(204);
      expect(await statusOf(ref)).toBe('confirmed');
    }
    expect((await admit({ code: codeOf(ref) })).status).toBe(201);
  });

  it('refuses a ticket of another event', async () => {
    const ref = await register('Ada', { slug: 'other' });
    const code = codeOf(ref, { of: idOf('evt', (await event('other')).ref)! });
    expect(await admit({ code, event: 'gathering' })).toMatchObject(refused('other_event', 'Other'));
    expect((await admit({ code, event: 'other' })).status).toBe(201);
  });

  it('[D-13] refuses guests who were not approved, and cancelled seats', async () => {
    const [pending, cancelled] = [await register('Chidi', { tier: 1 }), await register('Ada')];
    await service.client.post(`/v1/admin/registrations/${cancelled}/cancel`, undefined, { key: shop.adminToken });
    expect(await admit({ code: codeOf(pending) })).toMatchObject(refused('pending', 'Chidi'));
    expect(await admit({ code: codeOf(cancelled) })).toMatchObject(refused('cancelled', 'Ada'));
  });

  it('[D-80] refuses a ticket that has been reissued since', async () => {
    const ref = await register('Ada');
    await service.client.post(`/v1/admin/registrations/${ref}/reissue-ticket`, undefined, { key: shop.adminToken });
    expect(await admit({ code: codeOf(ref) })).toMatchObject(refused('replaced', 'newer'));
    expect((await admit({ code: codeOf(ref, { serial: 2 }) })).status).toBe(201);
  });

  it('[D-80] refuses what the service has not signed', async () => {
    const ref = await register('Ada');
    const forger = new DerivedTicketSigner([randomBytes(32)]);
    const forged = forger.sign({ eventId, ticketId: idOf('att', ref)!, serial: 1 });
    expect(await admit({ code: forged })).toMatchObject(refused('forged'));
    expect(await admit({ code: codeOf('att_01h455vb4pex5vsknk084sn02q') })).toMatchObject(refused('unknown'));
    for (const code of ['', 'hello', 'SVC1..', `${codeOf(ref)}x`, '<script>'])
      expect(await admit({ code })).toMatchObject(refused('not_a_ticket'));
  });

  it.each([
    [{}, 'code'],
    [{ code: 'x', attendeeRef: 'att_01h455vb4pex5vsknk084sn02q' }, 'code'],
    [{ attendeeRef: 'ada' }, 'attendeeRef'],
    [{ code: 'x'.repeat(1_001) }, 'code'],
    [{ code: 'x', gate: 1 }, 'gate'],
    [{ code: 1 }, 'code'],
  ])('lets nobody in by %j', async (body, field) => {
    expect(await admit(body)).toMatchObject({
      status: 400,
      body: { error: { code: 'VALIDATION_ERROR', details: { fields: { [field]: expect.any(String) } } } },
    });
  });

  it('is not opened for an event that there is not', async () => {
    expect(await admit({ code: 'x', event: 'nowhere' })).toMatchObject({
      status: 400,
      body: { error: { details: { invalid: ['event'] } } },
    });
  });

  it('[D-5] knows the guests of its own workspace alone', async () => {
    const ref = await register('Ada');
    const { adminToken } = await openShop(service, `door-other-${shops}`);
    expect(await admit({ code: codeOf(ref) }, adminToken)).toMatchObject(refused('unknown'));
    expect((await admit({ attendeeRef: ref }, adminToken)).status).toBe(404);
    expect((await undo(ref, adminToken)).status).toBe(404);
  });

  it('records the author of a check-in in the audit log', async () => {
    const ref = await register('Ada');
    await admit({ attendeeRef: ref });
    await admit({ attendeeRef: ref });
    await undo(ref);
    const { body } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${ref}`, { key: shop.adminToken });
    expect(body.data).toMatchObject([{ subject: { kind: 'attendee' }, fields: ['status'] }, { subject: { kind: 'attendee' } }]);
  });

  describe('[D-125] the door of an event with days', () => {
    const atFair = (name: string, tier = 0) => register(name, { slug: 'fair', tier });
    const seatOf = async (ref: string) =>
      (await service.client.get<Guest>(`/v1/admin/registrations/${ref}`, { key: shop.adminToken })).body.attendees[0]!;
    const first = { key: 'first', label: 'Opening', dayDate: fair.days[0]!.dayDate };

    it('lets a ticket of several days in once on each, as time goes on', async () => {
      const ref = await atFair('Ada');
      const code = codeOf(ref, { of: idOf('evt', (await event('fair')).ref)! });
      const entered = await admit({ code, event: 'fair' });
      expect(entered).toMatchObject({ status: 201, body: { attendeeRef: ref, day: { ref: expect.stringMatching(/^day_/), ...first } } });
      const again = await admit({ code, event: 'fair' });
      expect(again).toMatchObject(refused('already_checked_in', 'on Opening ('));
      expect(again.body.error.details).toMatchObject({ day: first, checkedInAt: entered.body.checkedInAt });
      await advanceClock(service, shop, 20 * 3_600);
      expect(await admit({ code })).toMatchObject({
        status: 400,
        body: {
          error: {
            code: 'VALIDATION_ERROR',
            details: { fields: { day: expect.stringContaining('first, next') }, accepted: ['first', 'next'] },
          },
        },
      });
      await advanceClock(service, shop, 16 * 3_600);
      expect(await admit({ code })).toMatchObject({ status: 201, body: { day: { key: 'next' } } });
      expect(await admit({ code })).toMatchObject(refused('already_checked_in'));
      expect((await seatOf(ref)).admissions!.map(({ day }) => day)).toEqual(['first', 'next']);
    });

    it('refuses a ticket of another day, and says which days it admits to', async () => {
      const ref = await atFair('Ada', 1);
      const answer = await admit({ attendeeRef: ref });
      expect(answer).toMatchObject(refused('wrong_day', 'The ticket of Ada does not admit on Opening ('));
      expect(answer.body.error.details).toEqual({ reason: 'wrong_day', day: first, validDays: ['next'] });
      expect(await admit({ attendeeRef: ref, day: 'first' })).toMatchObject(refused('wrong_day'));
      expect(await seatOf(ref)).toMatchObject({ status: 'confirmed', validDays: ['next'] });
      expect(await admit({ attendeeRef: ref, day: 'next' })).toMatchObject({ status: 201, body: { day: { key: 'next' } } });
    });

    it('lets one of several guests in with the same ticket at once', async () => {
      const ref = await atFair('Ada');
      const answers = await Promise.all(Array.from({ length: 4 }, () => admit({ attendeeRef: ref })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      for (const { status, body } of answers)
        if (status === 409) expect(body.error.details).toMatchObject({ reason: 'already_checked_in', day: first });
      expect((await seatOf(ref)).admissions).toHaveLength(1);
    });

    it('undoes one admission while another remains, the latest unless a day is named', async () => {
      const ref = await atFair('Ada');
      const { checkedInAt } = (await admit({ attendeeRef: ref })).body;
      await admit({ attendeeRef: ref, day: 'next' });
      expect((await undo(ref)).status).toBe(204);
      expect(await seatOf(ref)).toMatchObject({ status: 'checked_in', checkedInAt, admissions: [{ day: 'first', checkedInAt }] });
      for (let times = 0; times < 2; times += 1) expect((await undo(`${ref}?day=next`)).status).toBe(204);
      expect((await seatOf(ref)).status).toBe('checked_in');
      expect((await undo(`${ref}?day=first`)).status).toBe(204);
      const { status, admissions, checkedInAt: since } = await seatOf(ref);
      expect([status, admissions, since]).toEqual(['confirmed', undefined, undefined]);
      expect((await undo(`${ref}?day=never`)).status).toBe(400);
      expect((await undo(`${ref}?dya=first`)).status).toBe(400);
    });

    it('names days and admissions in the table of guests', async () => {
      const [ada, bola] = [await atFair('Ada'), await atFair('Bola', 1)];
      await admit({ attendeeRef: ada });
      await admit({ attendeeRef: ada, day: 'next' });
      const { text } = await service.client.get('/v1/admin/registrations.csv?event=fair', { key: shop.adminToken });
      const [headings, ...lines] = text.split('\r\n');
      expect(headings).toMatch(/,Ticket serial,Valid days,Admitted on \(UTC\),Short code,Order number,Price$/);
      const lineOf = (ref: string) => lines.find((line) => line.startsWith(ref));
      expect(lineOf(ada)).toMatch(/,1,,"first [\d-]{10} [\d:]{8}, next [\d-]{10} [\d:]{8}",[\w-]{9},,$/);
      expect(lineOf(bola)).toMatch(/,1,next,,[\w-]{9},,$/);
    });

    it('refuses a day of another event, and any day of an event without days', async () => {
      const [ada, bola] = [await atFair('Ada'), await register('Bola')];
      for (const [attendeeRef, day] of [
        [ada, 'never'],
        [ada, ''],
        [ada, 1],
        [bola, 'first'],
      ])
        expect(await admit({ attendeeRef, day })).toMatchObject({
          status: 400,
          body: { error: { details: { fields: { day: expect.any(String) } } } },
        });
      expect((await admit({ attendeeRef: bola })).body.day).toBeUndefined();
    });
  });

  it('[D-80] may check codes without a network, by keys of the event', async () => {
    const ref = await register('Ada');
    const { body } = await service.client.get<{ eventRef: string; publicKeys: string[] }>('/v1/admin/check-ins/keys?event=gathering', {
      key: shop.adminToken,
    });
    expect(body.eventRef).toBe((await event('gathering')).ref);
    expect(checkTicket(codeOf(ref), { eventId, publicKeys: body.publicKeys })).toMatchObject({ ok: true });
    expect((await service.client.get('/v1/admin/check-ins/keys', { key: shop.adminToken })).status).toBe(400);
  });
});
