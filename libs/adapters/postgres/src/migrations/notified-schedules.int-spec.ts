import { aMessage } from '@svc/notifications/testing';
import { randomUUID } from 'node:crypto';
import { PostgresEmailSources } from '../notifications';
import { useDatabase } from '../testing';
import { NotifiedSchedules1763700008950 } from './1763700008950-notified-schedules';

const database = useDatabase();
const [LAGOS, ACCRA] = [{ city: 'Lagos' }, { city: 'Accra' }];

describe('the schedules of readers from before', () => {
  let workspaceId: string;
  let eventId: string;

  beforeEach(async () => {
    workspaceId = await database.makeWorkspace();
    eventId = await addEvent('fair', '2099-12-05');
  });

  async function addEvent(slug: string, date: string): Promise<string> {
    const id = randomUUID();
    await database.source.query(
      `insert into event (workspace_id, id, slug, title, published, start_at, end_at, attached_product_ids, attached_package_ids, details)
       values ($1, $2, $3, 'Fair', true, $4, $5, '{}', '{}', $6)`,
      [workspaceId, id, slug, `${date}T17:00:00.000Z`, `${date}T20:30:00.000Z`, { location: LAGOS, venueVisibility: 'public' }],
    );
    return id;
  }

  async function addDay(dayDate: string, isRemoved = false): Promise<string> {
    const id = randomUUID();
    await database.source.query(
      `insert into event_day (workspace_id, id, event_id, key, position, details, deleted_at) values ($1, $2, $3, $4, 0, $5, case when $6 then now() end)`,
      [workspaceId, id, eventId, dayDate, { dayDate }, isRemoved],
    );
    return id;
  }

  async function register(): Promise<string> {
    const [id, tierId] = [randomUUID(), randomUUID()];
    await database.source.query(
      `insert into ticket_type (workspace_id, id, event_id, key, position, valid_day_ids, price_phases, details) values ($1, $2, $3, $4, 0, '{}', '[]', '{"name":"Entry","kind":"free","approvalRequired":false}')`,
      [workspaceId, tierId, eventId, tierId],
    );
    await database.source.query(
      `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, source) values ($1, 'live', $2::uuid, $3, $2::text, 'Adé', 'ade@example.com', 'admin')`,
      [workspaceId, id, eventId],
    );
    await database.source.query(
      `insert into attendee (workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, status) values ($1, 'live', $2, $3, $4, $5, 0, 0, 'confirmed')`,
      [workspaceId, randomUUID(), id, eventId, tierId],
    );
    return id;
  }

  async function migrate(): Promise<void> {
    const runner = database.source.createQueryRunner();
    const migration = new NotifiedSchedules1763700008950();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
  }

  it('[D-148] are the events of their time, with removed days, however often the event changes; not for those who come later', async () => {
    const [day, removed] = [await addDay('2099-12-05'), await addDay('2099-12-06', true)];
    const early = await register();
    await migrate();
    const late = await register();
    await database.source.query(`update event set details = details || $2 where id = $1`, [eventId, { location: ACCRA }]);
    const sources = new PostgresEmailSources(database.sql);
    const read = async (subjectId: string) => (await sources.read('seats', aMessage({ workspaceId, subjectId })))!;
    expect(await read(early)).toMatchObject({
      event: { location: ACCRA },
      earlier: { version: 1, startAt: '2099-12-05T17:00:00.000Z', location: LAGOS, days: [{ id: day }], formerDays: [{ id: removed }] },
    });
    expect((await read(late)).earlier).toBeUndefined();
  });

  it('are those of events to come alone, page by page', async () => {
    await addEvent('past', '2001-12-05');
    const events = [eventId];
    for (let at = 0; at < 1_001; at += 1) events.push(await addEvent(`fair-${at}`, '2099-12-05'));
    await migrate();
    const rows: { event_id: string }[] = await database.source.query('select event_id from notified_schedule where workspace_id = $1', [
      workspaceId,
    ]);
    expect(rows.map((row) => row.event_id).sort()).toEqual(events.sort());
  });
});
