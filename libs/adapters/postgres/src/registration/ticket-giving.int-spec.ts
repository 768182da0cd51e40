import { randomUUID } from 'node:crypto';
import {
  type AttendeeName,
  decideRegistration,
  enrol,
  HoldsAlready,
  registrationRequest,
  type RegistrationTx,
  type SeatPlan,
} from '@svc/registration';
import { refOf } from '@svc/kernel';
import { describeWithOneServer } from '@svc/testing';
import { anEvent } from '@svc/ticketing/testing';
import { Client } from 'pg';
import { createDataSource } from '../connection/data-source';
import { OutboxNotifier } from '../outbox';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { inTenantScope } from '../row-level-security';
import { put, randomIds, useDatabase } from '../testing';
import { somebodyWaits } from '../testing/somebody-waits';
import { PostgresEventStore } from '../ticketing';
import { bindRegistrationTx, PostgresRegistrationReader, PostgresSeatBooking } from '.';
import { sqlOf } from '../work/sql';

const NOW = new Date('2026-02-01T12:00:00Z');
const BOLA = 'bola@example.com';

const database = useDatabase();
let owner: { workspaceId: string; mode: 'live' };
let notifier: OutboxNotifier;
let booking: PostgresSeatBooking;
let work: PostgresUnitOfWork<RegistrationTx>;
let observer: Client;
let ticket: AttendeeName;

beforeEach(async () => {
  const { source, url } = database;
  owner = { workspaceId: await database.makeWorkspace(), mode: 'live' };
  const events = ['party', 'dinner'].map((slug) => anEvent({ slug, ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }] }));
  await sqlOf(source).transaction((sql) => put(new PostgresEventStore(sql, owner.workspaceId, randomIds), events));
  notifier = new OutboxNotifier(sqlOf(source), (error) => {
    throw error;
  });
  booking = new PostgresSeatBooking(sqlOf(source), notifier);
  work = new PostgresUnitOfWork(sqlOf(source), (sql) => bindRegistrationTx(sql, randomIds), notifier);
  observer = new Client({ connectionString: url });
  await observer.connect();
  const plan = await planFor('ada@example.com');
  await booking.book(plan);
  ticket = { ...owner, attendeeId: plan.registration.seats[0]!.id };
});

afterEach(() => Promise.all([notifier.silence(), observer.end()]));

async function planFor(email: string, slug = 'party'): Promise<SeatPlan> {
  const question = { ...owner, timezone: 'UTC', slug, guestKey: email, unlockCodes: [], now: NOW };
  const context = (await new PostgresRegistrationReader(database.sql).read(question))!;
  const tickets = [{ ticketTypeRef: refOf('tkt', context.event.rules.ticketTypes[0]!.id), quantity: 1 }];
  const request = registrationRequest.parse({ contact: { name: 'Guest', email }, tickets });
  const guest = decideRegistration(context, request, { path: 'register', now: NOW, mostSeats: 20 });
  if (guest.holding) throw new Error('Nobody holds a seat in this context.');
  return enrol({ ...owner, context, request, guest, source: 'rsvp_link', now: NOW }, randomUUID);
}

async function give({ attendees, giving }: RegistrationTx): Promise<void> {
  const seat = (await attendees.lock(ticket))!;
  await giving.give(ticket, { ...seat, email: ' Bola@example.com', serial: seat.serial + 1, givenAt: NOW });
}

const PULLED = new Error('The plug is pulled.');

/** Does the work in a transaction that stays open until `end` keeps all of it, or nothing. */
async function leftOpen(does: (tx: RegistrationTx) => Promise<void>): Promise<{ end(isKept: boolean): Promise<void> }> {
  let decide!: (isKept: boolean) => void;
  const isKept = new Promise<boolean>((resolve) => (decide = resolve));
  let transaction!: Promise<void>;
  await new Promise<void>((resolve, reject) => {
    transaction = work.run(async (tx) => {
      await does(tx);
      resolve();
      if (!(await isKept)) throw PULLED;
    });
    transaction.catch(reject);
  });
  return {
    end: async (isKept) => {
      decide(isKept);
      await transaction.catch((error: unknown) => expect(error).toBe(PULLED));
    },
  };
}

describe('[ADR 0067 r6] [D-50] a guest who registers while they are given a free seat', () => {
  it.each([
    { isKept: true, outcome: 'already_registered' },
    { isKept: false, outcome: 'booked' },
  ] as const)('waits until that is decided, and is $outcome then', async ({ isKept, outcome }) => {
    const plan = await planFor(BOLA);
    const giving = await leftOpen(give);
    const booked = booking.book(plan);
    await somebodyWaits(observer, 'advisory');
    await giving.end(isKept);
    expect(await booked).toBe(outcome);
  });

  it('holds up nobody else, and no other event', async () => {
    const plans = [await planFor('kemi@example.com'), await planFor(BOLA, 'dinner')];
    const giving = await leftOpen(give);
    for (const plan of plans) expect(await booking.book(plan)).toBe('booked');
    await giving.end(true);
  });
});

describe('[ADR 0067 r6] [D-50] a free seat that is given while its new holder registers', () => {
  it.each([
    { isKept: true, outcome: 'stays with who has it' },
    { isKept: false, outcome: 'is theirs' },
  ])('waits until that is decided, and $outcome then', async ({ isKept }) => {
    const plan = await planFor(BOLA);
    const registering = await leftOpen(({ bookings }) => bookings.book(plan));
    const giving = work.run(give).then(
      () => 'given',
      (error: unknown) => error,
    );
    await somebodyWaits(observer, 'advisory');
    await registering.end(isKept);
    expect(await giving).toEqual(isKept ? expect.any(HoldsAlready) : 'given');
    expect((await work.run(({ attendees }) => attendees.lock(ticket)))!.serial).toBe(isKept ? 1 : 2);
  });
});

describe('free seats that were given', () => {
  /**
   * Searches as the service does, bound by row-level security, in the tenant scope of a workspace. Returns the seats, and the
   * number of rows read for them.
   */
  async function searchSeats(email: string, { of: tenant }: { of: string }): Promise<{ found: object[]; read: number }> {
    const { eventId } = await work.run(async ({ attendees }) => (await attendees.lock(ticket))!);
    const service = await createDataSource({
      url: database.url,
      poolSize: 1,
      applicationName: 'service',
      isTenantScoped: true,
    }).initialize();
    const looking = inTenantScope({ tenant, mode: 'live' }, () =>
      service.transaction(async (manager) => {
        const seats = await manager.query<object[]>(`select attendee_id as "attendeeId" from seats_given_to($1, 'live', $2, $3)`, [
          owner.workspaceId,
          eventId,
          [email],
        ]);
        const [{ read }] = await manager.query<[{ read: number }]>(
          `select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'attendee'`,
        );
        return { found: seats, read };
      }),
    );
    return looking.finally(() => service.destroy());
  }

  describeWithOneServer('one server', () => {
    it('are each found without reading the others, and by nobody of another workspace', async () => {
      await work.run(give);
      const values = [owner.workspaceId, 300];
      await observer.query(
        `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, source)
         select $1, 'live', gen_random_uuid(), e.id, n || '@example.com', 'Guest', n || '@example.com', 'admin' from event e, generate_series(1, $2::int) n where e.workspace_id = $1 and e.slug = 'party'`,
        values,
      );
      await observer.query(
        `insert into attendee (workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, email, status, given_at)
         select $1, 'live', gen_random_uuid(), r.id, r.event_id, t.id, 0, 0, 'given-to-' || r.email, 'confirmed', now()
           from (select * from registration where workspace_id = $1 order by created_at desc limit $2) r join ticket_type t on t.workspace_id = $1 and t.event_id = r.event_id`,
        values,
      );
      expect(await searchSeats(BOLA, { of: owner.workspaceId })).toEqual({ found: [{ attendeeId: ticket.attendeeId }], read: 1 });
      expect(await searchSeats(BOLA, { of: await database.makeWorkspace() })).toEqual({ found: [], read: 0 });
    });
  });
});
