import { aSubmission } from '@svc/content/testing';
import { factOf, type KnownFact } from '@svc/contracts';
import { MOST_GUESTS_AT_ONCE, PlanMessages, type EventNews } from '@svc/notifications';
import { aMessage } from '@svc/notifications/testing';
import { randomUUID } from 'node:crypto';
import { bindSubmissionTx } from '../content';
import { PostgresOutbox } from '../outbox';
import { inTurnOf, randomIds, useDatabase } from '../testing';
import { bindMessageTx, PostgresEmailSources } from '.';
import { Sql } from '../work/sql';

const database = useDatabase();
const [lagos, START, END] = [{ city: 'Lagos' }, '2026-12-05T17:00:00.000Z', '2026-12-05T20:30:00.000Z'];

describe('the data that messages are planned and written from', () => {
  let workspaceId: string;
  let eventId: string;
  let tierId: string;

  beforeEach(async () => {
    workspaceId = await database.makeWorkspace();
    [eventId, tierId] = [randomUUID(), randomUUID()];
    await database.source.query(
      `insert into event (workspace_id, id, slug, title, published, start_at, end_at, attached_product_ids, attached_package_ids, details)
       values ($1, $2, 'fair', 'Fair', true, $3, $4, '{}', '{}', $5)`,
      [workspaceId, eventId, START, END, { location: lagos, venueVisibility: 'public', timezone: 'Africa/Accra' }],
    );
    await database.source.query(
      `insert into ticket_type (workspace_id, id, event_id, key, position, valid_day_ids, price_phases, details) values ($1, $2, $3, 'entry', 0, '{}', '[]', '{"name":"Entry","kind":"free","approvalRequired":false}')`,
      [workspaceId, tierId, eventId],
    );
  });

  async function register(email: string | null, phone: string | null, statuses: readonly string[], ended = false): Promise<string> {
    const id = randomUUID();
    await database.source.query(
      `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, phone, source, ended_at)
       values ($1, 'live', $2::uuid, $3, $2::text, 'Adé', $4, $5, 'admin', ${ended ? 'service_now()' : 'null'})`,
      [workspaceId, id, eventId, email, phone],
    );
    for (const [position, status] of statuses.entries()) {
      await database.source.query(
        `insert into attendee (workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, name, status)
         values ($1, 'live', $2, $3, $4, $5, $6, 0, $7, $8)`,
        [workspaceId, randomUUID(), id, eventId, tierId, position, position === 0 ? null : `Guest ${position}`, status],
      );
    }
    return id;
  }

  const news = (overrides: Partial<EventNews> = {}): EventNews => ({
    workspaceId,
    eventId,
    news: 'rescheduled',
    who: 'guests',
    cause: randomUUID(),
    ...overrides,
  });
  const plan = () => inTurnOf(database.sql, workspaceId, (sql) => bindMessageTx(sql, randomIds).plan);

  it('finds the registrants, and whether a seat of theirs is confirmed', async () => {
    const ade = await register('ade@example.com', '+2348031234567', ['pending', 'confirmed']);
    const bola = await register(null, '+2348031234568', ['pending']);
    const addressees = await plan().addressees([ade, bola].map((id) => ({ workspaceId, id })));
    expect(new Set(addressees)).toEqual(
      new Set([
        { workspaceId, mode: 'live', registrationId: ade, eventId, email: 'ade@example.com', phone: '+2348031234567', admitted: true },
        { workspaceId, mode: 'live', registrationId: bola, eventId, phone: '+2348031234568', admitted: false },
      ]),
    );
  });

  it('finds the guests of an event, each once, and nobody who gave the seat back', async () => {
    const ade = await register('ade@example.com', null, ['confirmed']);
    await register('gone@example.com', null, ['cancelled'], true);
    const guestLists = await plan().guestsOf([news(), news()], 10);
    expect(guestLists.map((guests) => guests.map(({ subjectId }) => subjectId))).toEqual([[ade], [ade]]);
  });

  it('finds them so many at a time, each once, those of each event by themselves', async () => {
    const all: string[] = [];
    for (const name of ['a', 'b', 'c']) all.push(await register(`${name}@example.com`, null, ['confirmed']));
    all.sort();
    const idsOf = async (after?: string) =>
      (await plan().guestsOf([news({ eventId: randomUUID() }), news({ after })], 2)).map((guests) =>
        guests.map(({ subjectId }) => subjectId),
      );
    expect(await idsOf()).toEqual([[], all.slice(0, 2)]);
    expect(await idsOf(all[1])).toEqual([[], all.slice(2)]);
    expect(await idsOf(all[2])).toEqual([[], []]);
  });

  async function buy(email: string, status: string, mode = 'live'): Promise<string> {
    const [order, item] = [randomUUID(), randomUUID()];
    await database.source.query(
      `insert into store_order (workspace_id, mode, id, event_id, source, status, fulfillment_status, totals, paid_minor, contact, contact_email, placed_at)
       values ($1, $2, $3, $4, 'storefront_api', 'paid', 'not_required', '{}', 0, $5, $6, service_now())`,
      [workspaceId, mode, order, eventId, { name: 'Adé', email }, email],
    );
    await database.source.query(
      `insert into order_item (workspace_id, mode, id, order_id, position, line) values ($1, $2, $3, $4, 0, '{}')`,
      [workspaceId, mode, item, order],
    );
    await database.source.query(
      `insert into attendee (workspace_id, mode, id, order_item_id, event_id, ticket_type_id, position, ticket, status) values ($1, $2, $3, $4, $5, $6, 0, 0, $7)`,
      [workspaceId, mode, randomUUID(), item, eventId, tierId, status],
    );
    return order;
  }

  it('finds buyers of tickets that let in, so many at a time, and neither those who gave them back nor those of test mode', async () => {
    const orders = [await buy('ade@example.com', 'confirmed'), await buy('bola@example.com', 'checked_in')].sort();
    await buy('gone@example.com', 'cancelled');
    await buy('tess@example.com', 'confirmed', 'test');
    await register('guest@example.com', null, ['confirmed']);
    const idsOf = async (after?: string) =>
      (await plan().guestsOf([news({ who: 'buyers', after })], 1)).flat().map(({ subjectId }) => subjectId);
    expect([await idsOf(), await idsOf(orders[0]), await idsOf(orders[1])]).toEqual([[orders[0]], [orders[1]], []]);
  });

  it('[D-153] tells paid orders from others, and starts the count of unanswered mails to their buyers over', async () => {
    const [paid, free] = [await buy('ade@example.com', 'confirmed'), await buy('bola@example.com', 'confirmed')];
    await database.source.query('update store_order set paid_minor = 500 where id = $1', [paid]);
    const orders = [paid, free].map((id) => ({ workspaceId, id }));
    const buyers = await plan().buyers({ orders, refunds: [], attempts: [] });
    expect(new Map(buyers.map(({ subjectId, unpaid }) => [subjectId, unpaid]))).toEqual(
      new Map([
        [paid, false],
        [free, true],
      ]),
    );
    const { mails } = bindMessageTx(database.sql, randomIds);
    const counted = ['Ade@example.com', 'bola@example.com'].map((recipient) => aMessage({ workspaceId, recipient }));
    const stored = counted.map((message) => ({ ...message, state: 'due' as const, attempts: 0, dueAt: new Date(), createdAt: new Date() }));
    await plan().insert(counted);
    for (const message of stored) await mails.count(message, new Date());
    await plan().clearForPayers(orders);
    expect(await Promise.all(stored.map((message) => mails.isCounted(message)))).toEqual([false, true]);
  });

  it('[D-153] lists the registrations of an address whose event is to come, by the first seat that is still theirs', async () => {
    const registration = await register('Ade@Example.com', null, ['cancelled', 'confirmed']);
    await register('bola@example.com', null, ['confirmed']);
    await register('ade@example.com', null, ['cancelled'], true);
    await database.source.query('update registration set guest_key = lower(email), created_at = now() where workspace_id = $1', [
      workspaceId,
    ]);
    await database.source.query(`update event set start_at = now(), end_at = now() + interval '1 day' where id = $1`, [eventId]);
    const read = () =>
      new PostgresEmailSources(database.sql).read('registrations', aMessage({ workspaceId, recipient: ' ADE@example.com' }));
    const [seat] = await database.source.query<{ id: string }[]>(
      `select id from attendee where registration_id = $1 and status = 'confirmed'`,
      [registration],
    );
    expect(await read()).toMatchObject({
      total: 1,
      registrations: [{ title: 'Fair', timezone: 'Africa/Accra', seat: { attendeeId: seat!.id, serial: 1 } }],
    });
    await database.source.query(
      `update event set end_at = now() - interval '1 hour', start_at = now() - interval '2 hours' where id = $1`,
      [eventId],
    );
    expect(await read()).toMatchObject({ total: 0, registrations: [] });
  });

  describe('[ADR 0067 r7] the data of seats that were given to somebody', () => {
    /** Gives the seat at this position of a registration or an order to somebody. */
    async function give(to: string, column: 'registration_id' | 'order_item_id', owner: string, position = 0): Promise<string> {
      const [[seat]] = await database.source.query<[{ id: string }[], number]>(
        `update attendee set name = 'Bọ́lá', email = $1, language = 'fr-FR', serial = serial + 1, given_at = '2026-03-01T12:00:00.123Z'
          where workspace_id = $2 and position = $4 and ${column === 'registration_id' ? column : '(select order_id from order_item i where i.id = order_item_id)'} = $3 returning id`,
        [to, workspaceId, owner, position],
      );
      return seat!.id;
    }
    const sources = () => new PostgresEmailSources(database.sql);

    it('finds their holders, and leaves them out of messages to the buyer', async () => {
      const registration = await register('ade@example.com', null, ['confirmed', 'pending']);
      const order = await buy('buyer@example.com', 'confirmed');
      const [first, bought] = [
        await give('bola@example.com', 'registration_id', registration),
        await give('kemi@example.com', 'order_item_id', order),
      ];
      const holders = await plan().holders([first, bought, randomUUID()].map((id) => ({ workspaceId, id })));
      expect(new Set(holders)).toEqual(
        new Set([
          { workspaceId, attendeeId: first, email: 'bola@example.com', pending: false, trusted: true },
          { workspaceId, attendeeId: bought, email: 'kemi@example.com', pending: false, trusted: false },
        ]),
      );
      expect(await plan().addressees([{ workspaceId, id: registration }])).toMatchObject([{ admitted: false }]);
      expect(
        (await plan().guestsOf([news({ who: 'buyers' }), news({ who: 'holders' })], 10)).map((guests) =>
          guests.map(({ email }) => email).sort(),
        ),
      ).toEqual([[], ['bola@example.com', 'kemi@example.com']]);
      expect((await sources().read('seats', aMessage({ workspaceId, subjectId: registration })))!.seats).toMatchObject([
        { name: 'Guest 1' },
      ]);
    });

    it('reads a seat for its present holder, and for no former one', async () => {
      const registration = await register('ade@example.com', null, ['confirmed']);
      const subjectId = await give('bola@example.com', 'registration_id', registration);
      const read = (recipient: string) => sources().read('seats', aMessage({ workspaceId, subjectId, recipient }));
      expect(await read('Bola@example.com')).toMatchObject({
        contactName: 'Bọ́lá',
        language: 'fr-FR',
        given: true,
        takenAt: '2026-03-01T12:00:00.123Z',
        seats: [{ attendeeId: subjectId, serial: 2, tierName: 'Entry' }],
      });
      expect([await read('ade@example.com'), await sources().read('seats', aMessage({ workspaceId, subjectId: registration }))]).toEqual([
        undefined,
        undefined,
      ]);
    });
  });

  it('[D-137] finds attendees with an address of their own, in orders and registrations, and the messages sent to them', async () => {
    const [registration, order] = [
      await register('ade@example.com', null, ['confirmed', 'confirmed', 'pending']),
      await buy('ade@example.com', 'confirmed'),
    ];
    const seats = await database.source.query<{ id: string; registration_id: string | null }[]>(
      'select id, registration_id from attendee where workspace_id = $1 order by registration_id is null, position',
      [workspaceId],
    );
    const [own, second, third, bought] = seats.map(({ id }) => id) as [string, string, string, string];
    const name = (id: string, email: string) => database.source.query('update attendee set email = $2 where id = $1', [id, email]);
    await name(own, 'ADE@example.com ');
    for (const id of [second, third]) await name(id, 'kemi@example.com');
    await name(bought, 'Kemi@example.com');
    const find = () =>
      plan().attendees({
        registrations: [{ workspaceId, id: registration }],
        orders: [{ workspaceId, id: order }],
        seats: [own, bought].map((id) => ({ workspaceId, id })),
      });
    const seat = {
      workspaceId,
      takenBy: registration,
      email: 'kemi@example.com',
      admitted: true,
      wanted: false,
      notified: false,
      trusted: true,
    };
    const attendees = (overrides: object = {}) =>
      new Set([
        { ...seat, attendeeId: second, ...overrides },
        { ...seat, attendeeId: third, admitted: false, ...overrides },
        { ...seat, attendeeId: bought, takenBy: order, email: 'Kemi@example.com', trusted: false, ...overrides },
      ]);
    expect(new Set(await find())).toEqual(attendees());
    await database.source.query(`update workspace set settings = settings || '{"messages":{"attendees":true}}' where id = $1`, [
      workspaceId,
    ]);
    expect(new Set(await find())).toEqual(attendees({ wanted: true }));

    const heard = async () => (await plan().guestsOf([news({ who: 'holders' })], 10)).flat();
    expect(await heard()).toEqual([]);
    const facts = [
      factOf('checkout.paid.v1', { id: randomUUID(), workspaceId, mode: 'live' }, { checkoutId: randomUUID(), orderId: order } as never),
      factOf(
        'registration.approved.v1',
        { id: randomUUID(), workspaceId, mode: 'live' },
        { registrationId: registration, attendeeIds: [second] },
      ),
    ];
    await new PlanMessages(randomIds).execute(plan(), facts);
    expect(new Set(await find())).toEqual(attendees({ wanted: true, notified: true }));
    await database.source.query(`update attendee set status = 'confirmed' where id = $1`, [third]);
    const [first, last, ...others] = await heard();
    expect([first!.attendeeIds!.length, last!.attendeeIds!.length, others.length].sort()).toEqual([0, 1, 2]);
    expect((await plan().guestsOf([news({ who: 'holders', after: first!.subjectId })], 10)).flat()).toEqual([last]);

    const read = (recipient: string, subjectId = second) =>
      new PostgresEmailSources(database.sql).read('seats', aMessage({ workspaceId, subjectId, recipient }));
    expect(await read('KEMI@example.com')).toMatchObject({
      contactName: 'Guest 1',
      seats: [
        { attendeeId: second, alone: 'kemi@example.com', tierName: 'Entry' },
        { attendeeId: third, alone: 'kemi@example.com' },
      ],
    });
    expect(await read('kemi@example.com', bought)).toMatchObject({ contactName: 'Kemi@example.com', seats: [{ attendeeId: bought }] });
    expect([await read('bola@example.com'), await read('ade@example.com', own)]).toEqual([undefined, undefined]);
  });

  it('[D-137] finds recipients of a ticket for a seat that was given to somebody else, with their remaining seats', async () => {
    const [registration, order] = [
      await register('ade@example.com', null, ['confirmed', 'confirmed', 'confirmed']),
      await buy('ade@example.com', 'confirmed'),
    ];
    const seats = await database.source.query<{ id: string }[]>(
      'select id from attendee where workspace_id = $1 order by registration_id is null, position',
      [workspaceId],
    );
    const [own, second, third, bought] = seats.map(({ id }) => id) as [string, string, string, string];
    const set = (id: string, email: string, isGiven = false) =>
      database.source.query(
        `update attendee set email = $3, given_at = ${isGiven ? 'service_now()' : 'null'} where workspace_id = $1 and id = $2`,
        [workspaceId, id, email],
      );
    for (const id of [second, third, bought]) await set(id, 'Kemi@example.com');
    await database.source.query(`update workspace set settings = settings || '{"messages":{"attendees":true}}' where id = $1`, [
      workspaceId,
    ]);
    const head = () => ({ id: randomUUID(), workspaceId, mode: 'live' as const });
    await new PlanMessages(randomIds).execute(plan(), [
      factOf('checkout.paid.v1', head(), { checkoutId: randomUUID(), orderId: order } as never),
      factOf('registration.approved.v1', head(), { registrationId: registration, attendeeIds: [own, second, third] }),
    ]);
    const find = () => plan().formerAttendees([own, second, bought].map((id) => ({ workspaceId, id })));
    await set(second, 'bola@example.com', true);
    await set(bought, 'KEMI@example.com', true);
    await set(own, 'sewa@example.com', true);
    expect(await find()).toEqual([]);
    await database.source.query(`update message set state = 'sent', sent_at = service_now() where workspace_id = $1`, [workspaceId]);
    const former = { workspaceId, email: 'kemi@example.com' };
    expect(await find()).toEqual([{ ...former, attendeeId: second, attendeeIds: [second, third] }]);
    await set(bought, 'bola@example.com', true);
    await set(third, 'tolu@example.com');
    expect(new Set(await find())).toEqual(
      new Set([
        { ...former, attendeeId: second, attendeeIds: [second] },
        { ...former, attendeeId: bought, attendeeIds: [bought] },
      ]),
    );
  });

  it('[D-83] every guest of a large event is notified once, in batches of bounded size; a batch that is lost leaves nothing behind, and is done again', async () => {
    const guests = MOST_GUESTS_AT_ONCE + 20;
    await database.source.query(
      `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, source)
       select $1, 'live', gen_random_uuid(), $2, 'guest ' || n, 'Adé', 'guest-' || n || '@example.com', 'admin' from generate_series(1, $3::integer) n`,
      [workspaceId, eventId, guests],
    );
    await database.source.query(
      `insert into notified_schedule (workspace_id, mode, subject_id, reader, event_id, revision, schedule, written_at, ends_at)
       select workspace_id, mode, id, 'taker', event_id, 1, '{"days":[{"date":"2026-12-05","timezone":"Africa/Lagos"}],"entries":[]}', now(), now()
         from registration where workspace_id = $1`,
      [workspaceId],
    );
    const planned = async () =>
      (await database.source.query<{ count: number }[]>('select count(*)::integer from message where workspace_id = $1', [workspaceId]))[0]!
        .count;
    const waiting = () =>
      database.source.query<KnownFact[]>('select id, type, workspace_id as "workspaceId", mode, data from outbox where workspace_id = $1', [
        workspaceId,
      ]);
    const turn = (fact: KnownFact, dies = false) =>
      database.source.transaction(async (manager) => {
        await manager.query('delete from outbox where id = $1', [fact.id]);
        const sql = new Sql(manager);
        await sql.turnTo(workspaceId);
        const jobs = await new PlanMessages(randomIds).execute(bindMessageTx(sql, randomIds).plan, [fact]);
        if (dies) throw new Error('The worker was killed.');
        return jobs.length;
      });

    await database.sql.transaction((sql) =>
      new PostgresOutbox(sql).append([factOf('event.rescheduled.v1', { id: randomUUID(), workspaceId, mode: null }, { eventId })]),
    );
    const sizes: number[] = [];
    for (let [fact] = await waiting(); fact; [fact] = await waiting()) {
      const before = await planned();
      await expect(turn(fact, true)).rejects.toThrow('killed');
      expect([await planned(), (await waiting()).map(({ id }) => id)]).toEqual([before, [fact.id]]);
      sizes.push(await turn(fact));
    }
    expect([Math.max(...sizes) <= MOST_GUESTS_AT_ONCE, sizes.length > 1, await planned()]).toEqual([true, true, guests]);
  });

  it('finds nobody to notify of a deleted event that is over', async () => {
    await register('ade@example.com', null, ['confirmed']);
    const endsIn = (days: number) =>
      database.source.query(
        `update event set start_at = service_now() + make_interval(days => $2 - 1), end_at = service_now() + make_interval(days => $2) where workspace_id = $1`,
        [workspaceId, days],
      );
    const deleted = async () => (await plan().guestsOf([news({ news: 'deleted' })], 10)).flat();
    await endsIn(1);
    expect(await deleted()).toHaveLength(1);
    await endsIn(-1);
    expect(await deleted()).toEqual([]);
  });

  it('[D-147] finds nobody to notify of a change or the deletion of a cancelled event', async () => {
    await register('ade@example.com', null, ['confirmed']);
    const heard = async () => (await plan().guestsOf([news({ news: 'deleted' }), news({ news: 'rescheduled' })], 10)).flat();
    await database.source.query(
      `update event set end_at = service_now() + interval '1 day', start_at = service_now() where workspace_id = $1`,
      [workspaceId],
    );
    expect(await heard()).toHaveLength(2);
    await database.source.query('update event set cancelled_at = now() where workspace_id = $1', [workspaceId]);
    expect(await heard()).toEqual([]);
  });

  it('[D-147] finds those with a ticket for a cancelled day that keeps other days, and nobody else', async () => {
    const days = [randomUUID(), randomUUID()];
    for (const [position, id] of days.entries())
      await database.source.query(
        `insert into event_day (workspace_id, id, event_id, key, position, details) values ($1, $2, $3, $4, $5, '{"dayDate": "2036-03-01"}')`,
        [workspaceId, id, eventId, `day-${position}`, position],
      );
    const heard = async () => (await plan().guestsOf([news({ news: 'cancelled', dayId: days[0] })], 10)).flat();
    const validOn = (ids: string[]) =>
      database.source.query('update ticket_type set valid_day_ids = $2 where workspace_id = $1', [workspaceId, ids]);
    await register('ade@example.com', null, ['confirmed']);
    await register('kemi@example.com', null, ['cancelled']);
    await database.source.query('update event_day set cancelled_at = now() where workspace_id = $1 and id = $2', [workspaceId, days[0]]);
    expect(await heard()).toMatchObject([{ email: 'ade@example.com' }]);
    await validOn(days);
    expect(await heard()).toHaveLength(1);
    for (const ids of [[days[0]!], [days[1]!]]) {
      await validOn(ids);
      expect(await heard()).toEqual([]);
    }
  });

  it('[ADR 0147 r15] finds those whose seats have ended with a cancelled event, with these seats, and nobody who gave theirs back', async () => {
    const id = await register('ade@example.com', null, ['cancelled', 'cancelled']);
    await register('gone@example.com', null, ['cancelled'], true);
    await register('kemi@example.com', null, ['confirmed']);
    const [seat] = await database.source
      .query<
        { id: string }[]
      >(`update attendee set ended_for = event_id where workspace_id = $1 and registration_id = $2 and position = 1 returning id`, [workspaceId, id])
      .then(([rows]) => rows as unknown as { id: string }[]);
    await database.source.query(
      `update event set cancelled_at = now(), end_at = now(), start_at = now() - interval '1 hour' where workspace_id = $1`,
      [workspaceId],
    );
    const heard = (overrides: Partial<EventNews> = {}) => plan().guestsOf([news({ news: 'seats_ended', ...overrides })], 10);
    expect(await heard()).toMatchObject([[{ subjectId: id, email: 'ade@example.com', attendeeIds: [seat!.id] }]]);
    expect(await heard({ after: id })).toEqual([[]]);
    expect(await heard({ dayId: randomUUID() })).toEqual([[]]);
    await database.source.query('update attendee set given_at = now(), email = $2 where workspace_id = $1 and ended_for is not null', [
      workspaceId,
      'ngozi@example.com',
    ]);
    expect(await heard()).toEqual([[]]);
    expect(await heard({ who: 'holders' })).toMatchObject([[{ subjectId: seat!.id, email: 'ngozi@example.com' }]]);
  });

  it('[D-5] finds nobody of another workspace', async () => {
    const id = await register('ade@example.com', null, ['confirmed']);
    const other = await database.makeWorkspace();
    expect(await plan().addressees([{ workspaceId: other, id }])).toEqual([]);
    expect(await plan().guestsOf([news({ workspaceId: other })], 10)).toEqual([[]]);
    expect(
      await new PostgresEmailSources(database.sql).read('seats', aMessage({ workspaceId: other, mode: 'live', subjectId: id })),
    ).toBeUndefined();
  });

  it('finds the addressees of a form, of one workspace alone', async () => {
    const id = randomUUID();
    await database.source.query(
      `insert into form (workspace_id, id, slug, name, submit_label, thank_you_message, fields, notify, published) values ($1, $2, 'contact', 'Contact', 'Send', 'Thanks', '[]', $3, true)`,
      [workspaceId, id, JSON.stringify(['desk@example.com', 'ada@example.com'])],
    );
    const other = await database.makeWorkspace();
    expect(
      await plan().formNotices([
        { workspaceId, id },
        { workspaceId: other, id },
      ]),
    ).toEqual([{ workspaceId, formId: id, emails: ['desk@example.com', 'ada@example.com'] }]);
  });

  it('reads all the content of an email, by mode', async () => {
    await database.source.query(
      `insert into event_day (workspace_id, id, event_id, key, position, details) values ($1, $2, $3, 'one', 0, '{"dayDate":"2026-12-05"}')`,
      [workspaceId, randomUUID(), eventId],
    );
    const subjectId = await register('ade@example.com', null, ['confirmed', 'pending']);
    const sources = new PostgresEmailSources(database.sql);
    expect(await sources.read('seats', aMessage({ workspaceId, mode: 'test', subjectId }))).toBeUndefined();
    const shortCode = expect.stringMatching(/^[0-9A-Z]{8}$/) as unknown;
    const seat = { attendeeId: expect.any(String), serial: 1, shortCode, tierName: 'Entry', validDayIds: [] };
    expect(await sources.read('seats', aMessage({ workspaceId, subjectId }))).toEqual({
      workspace: { slug: `w-${workspaceId}`, displayName: 'Ile', timezone: 'Africa/Lagos' },
      branding: {},
      contact: {},
      event: {
        id: eventId,
        version: 1,
        title: 'Fair',
        startAt: START,
        endAt: END,
        timezone: 'Africa/Accra',
        location: lagos,
        venueVisibility: 'public',
        ticketTypes: [{ kind: 'free', approvalRequired: false }],
        removed: false,
        days: [{ id: expect.any(String), dayDate: '2026-12-05' }],
      },
      contactName: 'Adé',
      takenAt: expect.stringMatching(/Z$/),
      seats: [
        { ...seat, status: 'confirmed' },
        { ...seat, status: 'pending', name: 'Guest 1' },
      ],
      reader: { subjectId, reader: 'taker' },
    });
  });

  it('reads the whole content of a mail about a filled-in form, of one workspace alone', async () => {
    const submission = aSubmission({ workspaceId });
    const { id: subjectId, formName, answers, files, identity } = submission;
    await bindSubmissionTx(database.sql, randomIds).submissions.insert(submission);
    const sources = new PostgresEmailSources(database.sql);
    expect(await sources.read('submission', aMessage({ workspaceId, subjectId }))).toEqual({
      workspace: { displayName: 'Ile', timezone: 'Africa/Lagos' },
      branding: {},
      submission: { id: subjectId, formName, submittedAt: '2026-03-01T12:00:00.123Z', answers, files, identity },
    });
    expect(
      await sources.read('submission', aMessage({ workspaceId: await database.makeWorkspace(), mode: 'live', subjectId })),
    ).toBeUndefined();
  });

  it('[D-109] reads which admin token was made, of one workspace alone', async () => {
    const subjectId = randomUUID();
    await database.source.query(
      `insert into access_key (workspace_id, id, kind, scopes, origins, limits, prefix, ending, created_at) values ($1, $2, 'admin', '{}', '{}', '{}', 'svc_ad_abcde', 'x7Qz', '2026-03-01T12:00:00.123Z')`,
      [workspaceId, subjectId],
    );
    const sources = new PostgresEmailSources(database.sql);
    expect(await sources.read('adminToken', aMessage({ workspaceId, subjectId }))).toEqual({
      workspace: { displayName: 'Ile', timezone: 'Africa/Lagos' },
      branding: {},
      token: { id: subjectId, ending: 'x7Qz', madeAt: '2026-03-01T12:00:00.123Z' },
    });
    expect(await sources.read('adminToken', aMessage({ workspaceId: await database.makeWorkspace(), subjectId }))).toBeUndefined();
  });

  it('[D-127] reads why a provider refuses to charge, of one workspace and mode alone', async () => {
    const subjectId = randomUUID();
    await database.source.query(
      `insert into payment_exception (workspace_id, mode, id, kind, rail, message, created_at) values ($1, 'live', $2, 'rail_refused', 'card', 'No.', '2026-03-01T12:00:00.123Z')`,
      [workspaceId, subjectId],
    );
    const sources = new PostgresEmailSources(database.sql);
    const source = {
      workspace: { displayName: 'Ile', timezone: 'Africa/Lagos' },
      branding: {},
      exception: { id: subjectId, message: 'No.', since: '2026-03-01T12:00:00.123Z', isResolved: false },
    };
    expect(await sources.read('exception', aMessage({ workspaceId, subjectId }))).toEqual(source);
    expect(await sources.read('exception', aMessage({ workspaceId, mode: 'test', subjectId }))).toBeUndefined();
    expect(
      await sources.read('exception', aMessage({ workspaceId: await database.makeWorkspace(), mode: 'live', subjectId })),
    ).toBeUndefined();
    await database.source.query('update payment_exception set resolved_at = now() where id = $1', [subjectId]);
    expect((await sources.read('exception', aMessage({ workspaceId, subjectId })))!.exception.isResolved).toBe(true);
  });

  it('[D-74] reads the whole content of an alert about a destination, of one workspace alone', async () => {
    const subjectId = randomUUID();
    await database.source.query(
      `insert into webhook_destination (workspace_id, id, url, mode, events, secret, created_at, disabled_at, disabled_reason, health)
       values ($1, $2, 'https://erp.example/hooks', 'both', '{*}', 'sealed', $3, $4, 'failing', $5)`,
      [workspaceId, subjectId, START, END, { failingSince: Date.parse(START), failures: 20 }],
    );
    const sources = new PostgresEmailSources(database.sql);
    expect(await sources.read('destination', aMessage({ workspaceId, subjectId }))).toEqual({
      workspace: { displayName: 'Ile', timezone: 'Africa/Lagos' },
      branding: {},
      destination: { id: subjectId, url: 'https://erp.example/hooks', failingSince: START, disabledAt: END },
    });
    expect(await sources.read('destination', aMessage({ workspaceId: await database.makeWorkspace(), subjectId }))).toBeUndefined();
    await database.source.query(`update webhook_destination set health = '{}', disabled_at = null, disabled_reason = null where id = $1`, [
      subjectId,
    ]);
    expect((await sources.read('destination', aMessage({ workspaceId, subjectId })))!.destination).toEqual({
      id: subjectId,
      url: 'https://erp.example/hooks',
    });
  });
});
