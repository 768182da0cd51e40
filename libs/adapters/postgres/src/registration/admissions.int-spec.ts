import { randomUUID } from 'node:crypto';
import {
  AdmitGuest,
  type AttendeeName,
  CheckInAttendee,
  type RegistrationTx,
  RegistrationUnitOfWork,
  UndoCheckIn,
} from '@svc/registration';
import { OPERATOR } from '@svc/kernel/testing';
import { describeWithOneServer } from '@svc/testing';
import type { EventItemInput } from '@svc/ticketing';
import { anEvent, PlainTicketSigner } from '@svc/ticketing/testing';
import { Admissions1763700007300 } from '../migrations/1763700007300-admissions';
import { OutboxNotifier } from '../outbox';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresEventStore } from '../ticketing';
import { bindRegistrationTx, PostgresGuestList } from '.';

const database = useDatabase();
let owner: { workspaceId: string; mode: 'live' };
let notifier: OutboxNotifier;
let work: RegistrationUnitOfWork;
let guests: PostgresGuestList;

beforeEach(async () => {
  owner = { workspaceId: await database.makeWorkspace(), mode: 'live' };
  notifier = new OutboxNotifier(database.sql, (error) => {
    throw error;
  });
  work = new PostgresUnitOfWork<RegistrationTx>(database.sql, (sql) => bindRegistrationTx(sql, randomIds), notifier);
  guests = new PostgresGuestList(database.sql);
  await save();
});

afterEach(() => notifier.silence());

const TIMED = [
  { key: 'fri', dayDate: '2030-03-01', startAt: '2030-03-01T17:00:00Z', endAt: '2030-03-01T22:00:00Z' },
  { key: 'sat', dayDate: '2030-03-02', startAt: '2030-03-02T17:00:00Z', endAt: '2030-03-02T22:00:00Z' },
];

const save = (overrides: Partial<EventItemInput> = {}, validDays = ['sat']) =>
  database.sql.transaction((sql) =>
    put(new PostgresEventStore(sql, owner.workspaceId, randomIds), [
      anEvent({
        slug: 'fair',
        title: 'Fair',
        timezone: 'Africa/Lagos',
        startAt: '2030-02-01T00:00:00Z',
        endAt: '2030-04-01T00:00:00Z',
        days: TIMED,
        ticketTypes: [
          { key: 'pass', name: 'Pass', kind: 'free' },
          { key: 'some', name: 'Some', kind: 'free', validDays },
        ],
        ...overrides,
      }),
    ]),
  );

/** Registers an expected guest. */
async function guest(tier = 'pass'): Promise<AttendeeName> {
  const [registrationId, attendeeId] = [randomUUID(), randomUUID()];
  await database.source.query(
    `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, source)
     select $1, 'live', $2, e.id, $3, 'Ada', $3, 'admin' from event e where e.workspace_id = $1`,
    [owner.workspaceId, registrationId, `${registrationId}@example.com`],
  );
  await database.source.query(
    `insert into attendee (workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, status)
     select $1, 'live', $2, $3, t.event_id, t.id, 0, 0, 'confirmed' from ticket_type t where t.workspace_id = $1 and t.key = $4`,
    [owner.workspaceId, attendeeId, registrationId, tier],
  );
  return { ...owner, attendeeId };
}

/** Checks in as the release before does it, which writes no admissions. */
const checkInAsBefore = ({ workspaceId, attendeeId }: AttendeeName, at: string) =>
  database.source.query(`update attendee set status = 'checked_in', checked_in_at = $3 where workspace_id = $1 and id = $2`, [
    workspaceId,
    attendeeId,
    at,
  ]);
const undoAsBefore = ({ workspaceId, attendeeId }: AttendeeName) =>
  database.source.query(`update attendee set status = 'confirmed', checked_in_at = null where workspace_id = $1 and id = $2`, [
    workspaceId,
    attendeeId,
  ]);

function admit(name: AttendeeName, at: string, day?: string) {
  const clock = { now: () => new Date(at) };
  const use = new AdmitGuest(guests, new PlainTicketSigner(), new CheckInAttendee(work, clock), clock);
  return use.execute({ ...owner, by: OPERATOR, shown: { attendeeId: name.attendeeId }, day });
}
const undo = (name: AttendeeName, day?: string) => new UndoCheckIn(work).execute({ ...name, author: OPERATOR, day });
/** Returns the seat as the guest list has it, with its admissions as `fri 2030-03-01T18:00:00.000Z`. */
async function seatOf({ attendeeId, ...its }: AttendeeName) {
  const { status, checkedInAt, validDays, admissions } = (await guests.find({ ...its, by: { attendeeId } }))!.seats[0]!;
  return { status, checkedInAt, validDays, admissions: admissions.map(({ day, at }) => `${day ?? 'no day'} ${at.toISOString()}`) };
}

describe('[D-125] admissions in Postgres', () => {
  it('are one for each day, which the guest list names, with the days of the ticket', async () => {
    const ada = await guest();
    await admit(ada, '2030-03-01T18:00:00Z');
    await admit(ada, '2030-03-02T18:00:00Z');
    expect(await seatOf(ada)).toEqual({
      status: 'checked_in',
      checkedInAt: new Date('2030-03-02T18:00:00Z'),
      validDays: [],
      admissions: ['fri 2030-03-01T18:00:00.000Z', 'sat 2030-03-02T18:00:00.000Z'],
    });
    await undo(ada);
    expect(await seatOf(ada)).toMatchObject({ status: 'checked_in', checkedInAt: new Date('2030-03-01T18:00:00Z') });
    await undo(ada, 'fri');
    expect(await seatOf(ada)).toEqual({ status: 'confirmed', checkedInAt: undefined, validDays: [], admissions: [] });
    expect(await seatOf(await guest('some'))).toMatchObject({ validDays: ['sat'] });
  });

  it('are made by one of many devices that show the same ticket at once', async () => {
    const ada = await guest();
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => admit(ada, '2030-03-01T18:00:00Z')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({
          details: { reason: 'already_checked_in', day: { key: 'fri' }, checkedInAt: '2030-03-01T18:00:00.000Z' },
        });
    expect((await seatOf(ada)).admissions).toEqual(['fri 2030-03-01T18:00:00.000Z']);
  });

  it('are no two of one day, nor two without a day', async () => {
    const [ada, bola] = [await guest(), await guest()];
    await admit(ada, '2030-03-01T18:00:00Z');
    const again = (name: AttendeeName) =>
      database.source.query(
        `insert into admission (workspace_id, mode, attendee_id, event_day_id, admitted_at)
         select workspace_id, mode, $2, (select event_day_id from admission where workspace_id = $1 and attendee_id = $2), now() from attendee where workspace_id = $1 and id = $2`,
        [name.workspaceId, name.attendeeId],
      );
    await expect(again(ada)).rejects.toMatchObject({ code: '23505' });
    await again(bola);
    await expect(again(bola)).rejects.toMatchObject({ code: '23505' });
  });

  it('stay when their day is removed, and count for the day that is there instead', async () => {
    const [ada, bola] = [await guest(), await guest('some')];
    await admit(ada, '2030-03-01T18:00:00Z');
    await save({
      days: TIMED.map((day) => ({ ...day, key: `new-${day.key}` })),
      ticketTypes: [{ key: 'pass', name: 'Pass', kind: 'free' }],
    });
    expect((await seatOf(ada)).admissions).toEqual(['fri 2030-03-01T18:00:00.000Z']);
    await expect(admit(ada, '2030-03-01T19:00:00Z')).rejects.toMatchObject({
      details: { reason: 'already_checked_in', day: { key: 'new-fri' } },
    });
    expect(await admit(ada, '2030-03-02T18:00:00Z')).toMatchObject({ day: { key: 'new-sat' } });
    expect(await undo(ada, 'fri')).toMatchObject({ status: 'checked_in' });
    expect((await seatOf(ada)).admissions).toEqual(['new-sat 2030-03-02T18:00:00.000Z']);
    await expect(admit(bola, '2030-03-01T18:00:00Z')).rejects.toMatchObject({ details: { reason: 'wrong_day', validDays: ['sat'] } });
    expect(await admit(bola, '2030-03-02T18:00:00Z')).toMatchObject({ day: { key: 'sat' } });
  });
});

describe('[D-125] the release before, which writes no admissions', () => {
  it('lets guests in on the day of the moment', async () => {
    const [ada, bola] = [await guest(), await guest('some')];
    for (const name of [ada, bola]) await checkInAsBefore(name, '2030-03-01T18:00:00Z');
    expect([(await seatOf(ada)).admissions, (await seatOf(bola)).admissions]).toEqual([
      ['fri 2030-03-01T18:00:00.000Z'],
      ['fri 2030-03-01T18:00:00.000Z'],
    ]);
    await expect(admit(ada, '2030-03-01T19:00:00Z')).rejects.toMatchObject({
      details: { reason: 'already_checked_in', day: { key: 'fri' } },
    });
    expect(await admit(ada, '2030-03-02T18:00:00Z')).toMatchObject({ day: { key: 'sat' } });
    expect((await seatOf(ada)).admissions).toHaveLength(2);
    expect(await admit(bola, '2030-03-02T18:00:00Z')).toMatchObject({ day: { key: 'sat' } });
  });

  it('takes back every admission, and lets in again', async () => {
    const ada = await guest();
    await admit(ada, '2030-03-01T18:00:00Z');
    await admit(ada, '2030-03-02T18:00:00Z');
    await undoAsBefore(ada);
    expect(await seatOf(ada)).toMatchObject({ status: 'confirmed', admissions: [] });
    await checkInAsBefore(ada, '2030-03-02T19:00:00Z');
    expect((await seatOf(ada)).admissions).toEqual(['sat 2030-03-02T19:00:00.000Z']);
    expect(await undo(ada)).toMatchObject({ status: 'confirmed' });
  });

  it('lets in permanently where there are no days', async () => {
    await save({ days: [], ticketTypes: [{ key: 'pass', name: 'Pass', kind: 'free' }] });
    const ada = await guest();
    await checkInAsBefore(ada, '2030-03-01T18:00:00Z');
    expect((await seatOf(ada)).admissions).toEqual(['no day 2030-03-01T18:00:00.000Z']);
    await expect(admit(ada, '2030-03-02T18:00:00Z')).rejects.toMatchObject({ details: { reason: 'already_checked_in' } });
  });
});

describe('[D-125] admissions of earlier releases', () => {
  const day = (key: string, dayDate: string, overrides: object = {}) => ({ key, dayDate, ...overrides });
  const UNTIMED = [day('one', '2030-03-01'), day('two', '2030-03-02'), day('five', '2030-03-05', { timezone: 'Asia/Tokyo' })];
  const OVERLAPPING = [
    day('early', '2030-03-01', { startAt: '2030-03-01T10:00:00Z', endAt: '2030-03-01T14:00:00Z' }),
    day('late', '2030-03-01', { startAt: '2030-03-01T16:00:00Z', endAt: '2030-03-01T20:00:00Z' }),
  ];
  /** Days, tier, moment and expected day of each admission, and whether a day's window contains that moment. */
  const cases: [days: typeof UNTIMED, tier: string, at: string, key: string, isOn: boolean][] = [
    [TIMED, 'pass', '2030-03-01T11:00:00Z', 'fri', true],
    [TIMED, 'pass', '2030-03-02T04:00:00Z', 'fri', true],
    [TIMED, 'some', '2030-03-01T18:00:00Z', 'fri', true],
    [TIMED, 'pass', '2030-03-02T07:00:00Z', 'fri', false],
    [TIMED, 'pass', '2030-03-02T09:00:00Z', 'sat', false],
    [TIMED, 'some', '2030-03-02T05:00:00Z', 'sat', false],
    [TIMED, 'some', '2030-02-10T05:00:00Z', 'sat', false],
    [TIMED, 'pass', '2030-02-10T05:00:00Z', 'fri', false],
    [UNTIMED, 'pass', '2030-03-01T22:59:00Z', 'one', true],
    [UNTIMED, 'pass', '2030-03-01T23:01:00Z', 'two', true],
    [UNTIMED, 'some', '2030-03-01T19:00:00Z', 'one', true],
    [UNTIMED, 'pass', '2030-02-28T18:00:00Z', 'one', true],
    [UNTIMED, 'pass', '2030-03-04T10:00:00Z', 'five', true],
    [UNTIMED, 'pass', '2030-03-05T20:59:00Z', 'five', true],
    [UNTIMED, 'pass', '2030-03-03T12:00:00Z', 'two', false],
    [UNTIMED, 'some', '2030-03-20T12:00:00Z', 'two', false],
    [OVERLAPPING, 'pass', '2030-03-01T12:00:00Z', 'early', true],
    [OVERLAPPING, 'some', '2030-03-01T12:00:00Z', 'late', true],
    [OVERLAPPING, 'pass', '2030-03-01T15:30:00Z', 'late', true],
    [OVERLAPPING, 'pass', '2030-03-01T12:59:00Z', 'early', true],
  ];

  describeWithOneServer('one server', () => {
    it('are taken over by the migration: with the day of their moment, as the door judges it, else with the nearest that the ticket admits to', async () => {
      const { source } = database;
      const migration = new Admissions1763700007300();
      const runner = source.createQueryRunner();
      const taken: { name: AttendeeName; at: string; key: string }[] = [];
      try {
        await migration.down(runner);
        for (const [days, tier, at, key] of cases) {
          owner = { ...owner, workspaceId: await database.makeWorkspace() };
          await save({ days }, [days[1]!.key]);
          const name = await guest(tier);
          await checkInAsBefore(name, at);
          taken.push({ name, at, key });
        }
        owner = { ...owner, workspaceId: await database.makeWorkspace() };
        await save({ days: [], ticketTypes: [{ key: 'pass', name: 'Pass', kind: 'free' }] });
        const [without, expected] = [await guest(), await guest()];
        await checkInAsBefore(without, '2030-03-01T18:00:00Z');
        await migration.up(runner);
        for (const { name, at, key } of taken)
          expect([at, (await seatOf(name)).admissions]).toEqual([at, [`${key} ${new Date(at).toISOString()}`]]);
        expect([(await seatOf(without)).admissions, (await seatOf(expected)).admissions]).toEqual([
          ['no day 2030-03-01T18:00:00.000Z'],
          [],
        ]);
      } finally {
        await runner.release();
      }
    });
  });

  it.each(cases)('are of a day as the door judges the moment: %#', async (days, tier, at, key, isOn) => {
    await save({ days }, [days[1]!.key]);
    const name = await guest(tier);
    const refusal = async (): Promise<unknown> =>
      admit(name, at).then(
        ({ day: entered }) => entered!.key,
        (error: { details: object }) => error.details,
      );
    const isValid = tier === 'pass' || key === days[1]!.key;
    if (!isOn) expect(await refusal()).toMatchObject({ accepted: days.map((each) => each.key) });
    else expect(await refusal()).toEqual(isValid ? key : expect.objectContaining({ reason: 'wrong_day', validDays: [days[1]!.key] }));
  });

  it('are of no day where the zone is unknown to the database', async () => {
    await save({ days: UNTIMED, timezone: 'Africa/Lagos' });
    await database.source.query(`update event set details = details || '{"timezone": "Africa/Atlantis"}' where workspace_id = $1`, [
      owner.workspaceId,
    ]);
    const ada = await guest();
    await checkInAsBefore(ada, '2030-03-01T18:00:00Z');
    expect((await seatOf(ada)).admissions).toEqual(['no day 2030-03-01T18:00:00.000Z']);
  });
});
