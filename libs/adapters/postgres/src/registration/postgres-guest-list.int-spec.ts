import { randomUUID } from 'node:crypto';
import { anEvent, aTicketType } from '@svc/ticketing/testing';
import { PostgresEventStore } from '../ticketing';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresGuestList } from './guest-list';

interface Guest {
  name?: string;
  email?: string;
  eventSlug?: string;
  mode?: string;
  responses?: object;
  seats?: { tier?: string; status?: string; name?: string; responses?: object; checkedInAt?: string }[];
}

const database = useDatabase();
let guests: PostgresGuestList;
let workspaceId: string;

beforeAll(() => {
  guests = new PostgresGuestList(database.sql);
});

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  const meal = { key: 'meal', type: 'text', label: 'What do you eat?' } as const;
  const ticketTypes = [
    aTicketType({ key: 'entry', name: 'Entry', formFields: [{ key: 'about', type: 'heading', label: 'About you' }, meal] }),
    aTicketType({
      key: 'vip',
      name: 'VIP',
      formFields: [
        { ...meal, label: 'Your meal' },
        { key: 'car', type: 'text', label: 'Your car' },
      ],
    }),
  ];
  await save(
    { slug: 'launch-night', title: 'Launch night', timezone: 'Europe/London', ticketTypes },
    { slug: 'fair', title: 'Fair', ticketTypes: ticketTypes.slice(0, 1) },
  );
});

const save = (...events: Parameters<typeof anEvent>[0][]) =>
  database.sql.transaction((sql) =>
    put(
      new PostgresEventStore(sql, workspaceId, randomIds),
      events.map((event) => anEvent(event)),
    ),
  );

/** Counter of registrations, whose ids rise, as those of the service do. */
let made = 0;
const nextId = () => `01980000-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`;

async function register({
  name = 'Ada Obi',
  email = `${randomUUID()}@guests.example`,
  eventSlug = 'launch-night',
  mode = 'live',
  responses = {},
  seats = [{}],
}: Guest = {}) {
  const id = nextId();
  const [event] = await database.source.query<{ id: string }[]>(`select id from event where workspace_id = $1 and slug = $2`, [
    workspaceId,
    eventSlug,
  ]);
  await database.source.query(
    `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, date_of_birth, responses, source) values ($1, $2, $3, $4, $5, $6, $5, '1990-05-01', $7, 'rsvp_link')`,
    [workspaceId, mode, id, event!.id, email, name, responses],
  );
  const attendees: string[] = [];
  for (const [position, seat] of seats.entries()) {
    attendees.push(nextId());
    await database.source.query(
      `insert into attendee (workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, name, status, responses, checked_in_at)
       select $1, $2, $3, $4, $5, t.id, $6, $6, $7, $8, $9, $10 from ticket_type t where t.workspace_id = $1 and t.event_id = $5 and t.key = $11`,
      [
        workspaceId,
        mode,
        attendees[position],
        id,
        event!.id,
        position,
        seat.name,
        seat.status ?? 'confirmed',
        seat.responses ?? {},
        seat.checkedInAt,
        seat.tier ?? 'entry',
      ],
    );
  }
  return { id, attendees, eventId: event!.id };
}

/** Returns the id of a ticket type of the launch night; the fair has one of the same key. */
const tierId = async (key: string) => {
  const [row] = await database.source.query<{ id: string }[]>(
    `select t.id from ticket_type t join event e on e.workspace_id = t.workspace_id and e.id = t.event_id where t.workspace_id = $1 and t.key = $2 and e.slug = 'launch-night'`,
    [workspaceId, key],
  );
  return row!.id;
};
const idsOf = async (query: Partial<Parameters<PostgresGuestList['page']>[1]> = {}) =>
  (await guests.page(workspaceId, { mode: 'live', limit: 10, ...query })).data.map(({ id }) => id);

describe('guests in Postgres', () => {
  it('are read whole, by the registration or by any of its attendees', async () => {
    const { id, attendees, eventId } = await register({
      email: 'ada@guests.example',
      responses: { meal: 'Yam' },
      seats: [
        { checkedInAt: '2026-03-01T18:00:00Z', status: 'checked_in' },
        { name: 'Bola', tier: 'vip' },
      ],
    });
    const registration = await guests.find({ workspaceId, mode: 'live', by: { registrationId: id } });
    expect(registration).toEqual({
      workspaceId,
      mode: 'live',
      id,
      eventId,
      event: { id: eventId, slug: 'launch-night', title: 'Launch night', timezone: 'Europe/London' },
      contact: { name: 'Ada Obi', email: 'ada@guests.example', phone: undefined },
      dateOfBirth: '1990-05-01',
      responses: { meal: 'Yam' },
      unlockCodeIds: [],
      source: 'rsvp_link',
      createdAt: expect.any(Date),
      seats: [
        {
          id: attendees[0],
          ticketTypeId: await tierId('entry'),
          ticketTypeName: 'Entry',
          position: 0,
          ticket: 0,
          countedDayIds: [],
          responses: {},
          status: 'checked_in',
          serial: 1,
          shortCode: expect.stringMatching(/^[0-9A-Z]{8}$/),
          checkedInAt: new Date('2026-03-01T18:00:00Z'),
          validDays: [],
          admissions: [{ at: new Date('2026-03-01T18:00:00Z') }],
        },
        {
          id: attendees[1],
          ticketTypeId: await tierId('vip'),
          ticketTypeName: 'VIP',
          position: 1,
          ticket: 1,
          countedDayIds: [],
          name: 'Bola',
          responses: {},
          status: 'confirmed',
          serial: 1,
          shortCode: expect.stringMatching(/^[0-9A-Z]{8}$/),
          checkedInAt: undefined,
          validDays: [],
          admissions: [],
        },
      ],
    });
    expect(await guests.find({ workspaceId, mode: 'live', by: { attendeeId: attendees[1]! } })).toEqual(registration);
  });

  it('[D-5] [D-6] are those of one workspace and one mode', async () => {
    const { id, attendees } = await register();
    const { id: tested } = await register({ mode: 'test' });
    expect([await idsOf(), await idsOf({ mode: 'test' })]).toEqual([[id], [tested]]);
    const other = await database.makeWorkspace();
    expect((await guests.page(other, { mode: 'live', limit: 10 })).data).toEqual([]);
    for (const owner of [
      { workspaceId: other, mode: 'live' },
      { workspaceId, mode: 'test' },
    ] as const) {
      expect(await guests.find({ ...owner, by: { registrationId: id } })).toBeUndefined();
      expect(await guests.find({ ...owner, by: { attendeeId: attendees[0]! } })).toBeUndefined();
      expect(await guests.atDoor({ ...owner, attendeeId: attendees[0]! })).toBeUndefined();
    }
    expect(await guests.event(other, { slug: 'launch-night' })).toBeUndefined();
  });

  it('are listed newest first, page by page', async () => {
    const made = [await register(), await register(), await register()].map(({ id }) => id).reverse();
    const first = await guests.page(workspaceId, { mode: 'live', limit: 2 });
    expect([first.data.map(({ id }) => id), first.next]).toEqual([made.slice(0, 2), made[1]]);
    expect(await guests.page(workspaceId, { mode: 'live', limit: 2, after: first.next })).toEqual({
      data: [expect.objectContaining({ id: made[2] })],
    });
  });

  it('are found by event, and by status and ticket type of one seat', async () => {
    const mixed = await register({ seats: [{ tier: 'vip', status: 'cancelled' }, { tier: 'entry' }] });
    const fair = await register({ eventSlug: 'fair', seats: [{ status: 'pending' }] });
    expect(await idsOf({ eventId: fair.eventId })).toEqual([fair.id]);
    expect(await idsOf({ status: 'pending' })).toEqual([fair.id]);
    expect(await idsOf({ ticketTypeId: await tierId('vip') })).toEqual([mixed.id]);
    expect(await idsOf({ ticketTypeId: await tierId('vip'), status: 'cancelled' })).toEqual([mixed.id]);
    expect(await idsOf({ ticketTypeId: await tierId('vip'), status: 'confirmed' })).toEqual([]);
  });

  it('are found by part of a name or an e-mail, of the contact or of a seat, in which no sign is a wildcard', async () => {
    const { id } = await register({ name: 'Adé 100% Obi', email: 'ada_obi@guests.example', seats: [{}, { name: 'Bola Ige' }] });
    for (const search of ['adÉ', '100%', 'ADA_OBI@', 'ola ig']) expect(await idsOf({ search })).toEqual([id]);
    for (const search of ['1%O', 'adaxobi', 'nobody', '\\']) expect(await idsOf({ search })).toEqual([]);
  });

  it('come to the door with the name on the seat, else that of their registrant', async () => {
    const { attendees } = await register({ seats: [{}, { name: 'Bola', tier: 'vip' }] });
    const at = (attendeeId: string) => guests.atDoor({ workspaceId, mode: 'live', attendeeId });
    expect(await at(attendees[0]!)).toMatchObject({
      name: 'Ada Obi',
      ticketTypeName: 'Entry',
      event: { slug: 'launch-night' },
      attendee: { id: attendees[0], status: 'confirmed', serial: 1 },
    });
    expect(await at(attendees[1]!)).toMatchObject({ name: 'Bola', ticketTypeName: 'VIP' });
    expect(await at(randomUUID())).toBeUndefined();
  });

  it('come to an event whose questions are listed once each, those of old answers last', async () => {
    const { eventId } = await register({ responses: { meal: 'Yam', shoe: '42' }, seats: [{ responses: { hat: 'Yes' } }] });
    const questions = [
      { key: 'meal', label: 'What do you eat?' },
      { key: 'car', label: 'Your car' },
      { key: 'hat', label: 'hat' },
      { key: 'shoe', label: 'shoe' },
    ];
    expect(await guests.event(workspaceId, { slug: 'LAUNCH-night' })).toEqual({
      id: eventId,
      slug: 'launch-night',
      title: 'Launch night',
      timezone: 'Europe/London',
      questions,
    });
    expect(await guests.event(workspaceId, { id: eventId })).toMatchObject({ id: eventId });
    expect(await guests.event(workspaceId, { slug: 'nowhere' })).toBeUndefined();
    expect(await guests.event(workspaceId, { slug: 'fair' })).toMatchObject({ timezone: 'Africa/Lagos' });
  });

  it('[ADR 0100 r1] come to an event whose dropped questions keep their labels, where guests have answered them', async () => {
    await register({ responses: { meal: 'Yam', shoe: '42' } });
    const dropped = [aTicketType({ key: 'entry', name: 'Entry' }), aTicketType({ key: 'vip', name: 'VIP' })];
    await save({ slug: 'launch-night', title: 'Launch night', ticketTypes: dropped });
    await save({ slug: 'launch-night', title: 'Launch night', tagline: 'Again', ticketTypes: dropped });
    expect((await guests.event(workspaceId, { slug: 'launch-night' }))!.questions).toEqual([
      { key: 'meal', label: 'What do you eat?' },
      { key: 'shoe', label: 'shoe' },
    ]);
    const again = { key: 'meal', type: 'text', label: 'Your diet' } as const;
    await save({ slug: 'launch-night', title: 'Launch night', ticketTypes: [aTicketType({ key: 'entry', formFields: [again] })] });
    expect((await guests.event(workspaceId, { slug: 'launch-night' }))!.questions[0]).toEqual({ key: 'meal', label: 'Your diet' });
  });
});
