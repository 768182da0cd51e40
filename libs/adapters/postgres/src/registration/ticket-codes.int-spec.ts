import { randomUUID } from 'node:crypto';
import { readShortCode, shortCodeText } from '@svc/contracts';
import { describeWithOneServer } from '@svc/testing';
import { anEvent, aTicketType } from '@svc/ticketing/testing';
import { TicketCodes1763700008100 } from '../migrations/1763700008100-ticket-codes';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresEventStore } from '../ticketing';
import { PostgresGuestList } from './guest-list';

const database = useDatabase();
let workspaceId: string;
let guests: PostgresGuestList;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  guests = new PostgresGuestList(database.sql);
  await database.sql.transaction((sql) =>
    put(new PostgresEventStore(sql, workspaceId, randomIds), [
      anEvent({ slug: 'fair', title: 'Fair', ticketTypes: [aTicketType({ key: 'entry', name: 'Entry' })] }),
    ]),
  );
});

/** Registers a guest; returns the registration and its attendees. */
async function register(name: string, { seats = 1 } = {}) {
  const id = randomUUID();
  await database.source.query(
    `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, source)
     select $1, 'live', $2::uuid, e.id, $2::uuid::text, $3, $2::uuid || '@example.com', 'admin' from event e where e.workspace_id = $1`,
    [workspaceId, id, name],
  );
  const attendees = await database.source.query<{ id: string }[]>(
    `insert into attendee (workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, status)
     select $1, 'live', gen_random_uuid(), $2, t.event_id, t.id, place, place, 'confirmed'
       from ticket_type t join event e on e.workspace_id = t.workspace_id and e.id = t.event_id, generate_series(0, $3::integer - 1) place
      where t.workspace_id = $1
     returning id`,
    [workspaceId, id, seats],
  );
  return { id, attendees: attendees.map((each) => each.id) };
}

const codesOf = (attendeeIds: readonly string[]) =>
  database.source.query<{ code: string; serial: number }[]>(
    'select code, serial from ticket_code where workspace_id = $1 and attendee_id = any ($2) order by serial, code',
    [workspaceId, attendeeIds],
  );
const codeOf = async (attendeeId: string) => (await codesOf([attendeeId])).at(-1)!.code;
const searchResults = async (search: string, filters: object = {}) =>
  (await guests.page(workspaceId, { mode: 'live', limit: 10, search, ...filters })).data.map(({ id }) => id);

describe('short codes of tickets in Postgres', () => {
  it('[ADR 0118 r1] are given to every seat, each another of eight characters that none is taken for', async () => {
    const { attendees } = await register('Ada', { seats: 200 });
    const codes = (await codesOf(attendees)).map(({ code }) => code);
    expect(new Set(codes).size).toBe(200);
    expect(codes.every((code) => readShortCode(code) === code)).toBe(true);
    const characters = new Set(codes.join(''));
    expect(characters.size).toBe(32);
  });

  it('[ADR 0118 r3] change with a ticket that is issued again, and the one before leads to the ticket that was replaced', async () => {
    const { attendees } = await register('Ada');
    const attendeeId = attendees[0]!;
    const before = await codeOf(attendeeId);
    await database.source.query('update attendee set serial = serial + 1 where workspace_id = $1 and id = $2', [workspaceId, attendeeId]);
    const now = await codeOf(attendeeId);
    expect(now).not.toBe(before);
    const owner = { workspaceId, mode: 'live' } as const;
    expect(await guests.ticketByCode({ ...owner, code: before })).toEqual({ attendeeId, serial: 1 });
    expect(await guests.ticketByCode({ ...owner, code: now })).toEqual({ attendeeId, serial: 2 });
    expect(await guests.ticketByCode({ ...owner, mode: 'test', code: now })).toBeUndefined();
    expect(await guests.ticketByCode({ ...owner, workspaceId: await database.makeWorkspace(), code: now })).toBeUndefined();
  });

  it('[ADR 0118 r1] are drawn again where another ticket has the code', async () => {
    const { attendees } = await register('Ada');
    const taken = await codeOf(attendees[0]!);
    const runner = database.source.createQueryRunner();
    await runner.startTransaction();
    const [{ text }] = (await runner.query(`select pg_get_functiondef('new_ticket_code'::regproc) as text`)) as [{ text: string }];
    await runner.query('create sequence drawn');
    await runner.query(`
      create or replace function new_ticket_code() returns text language sql volatile as $$
        select case nextval('drawn') when 1 then '${taken}' else '2222222' || currval('drawn') end
      $$`);
    await runner.query('update attendee set serial = 2 where workspace_id = $1 and id = $2', [workspaceId, attendees[0]]);
    const [row] = (await runner.query('select code from ticket_code where workspace_id = $1 and serial = 2', [workspaceId])) as object[];
    await runner.rollbackTransaction();
    await runner.release();
    expect(row).toEqual({ code: '22222222' });
    expect(text).toContain('gen_random_uuid');
  });

  describeWithOneServer('one server', () => {
    it('[ADR 0118 r4] are given to earlier tickets, and no order is stamped again by that', async () => {
      const { attendees } = await register('Ada', { seats: 3 });
      const runner = database.source.createQueryRunner();
      const migration = new TicketCodes1763700008100();
      await migration.down(runner);
      const dirty = () => runner.query('select count(*) from sync_dirty');
      const before: unknown = await dirty();
      await migration.up(runner);
      expect(await dirty()).toEqual(before);
      await runner.release();
      expect(new Set((await codesOf(attendees)).map(({ code }) => code)).size).toBe(3);
    });
  });

  it('[ADR 0118 r5] find their guest in the search of staff, as far as the filters let it pass', async () => {
    const { id, attendees } = await register('Ada', { seats: 2 });
    await register('Bola');
    const code = await codeOf(attendees[1]!);
    for (const typed of [code, shortCodeText(code), ` ${shortCodeText(code).toLowerCase()} `])
      expect(await searchResults(typed)).toEqual([id]);
    expect(await searchResults(code, { status: 'confirmed' })).toEqual([id]);
    expect(await searchResults(code, { status: 'pending' })).toEqual([]);
    expect(await searchResults(code, { eventId: randomUUID() })).toEqual([]);
    expect(await searchResults(code, { after: id })).toEqual([]);
    expect(await searchResults(code, { mode: 'test' })).toEqual([]);
    expect(await searchResults(code.slice(1))).toEqual([]);
  });
});
