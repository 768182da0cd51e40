import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of one statement. */
const PAGE = 1_000;
const NONE = '00000000-0000-0000-0000-000000000000';

/** The days of an event `e`, removed ones or present ones. */
const days = (removed: boolean) => `(
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', d.id, 'label', d.details -> 'label', 'dayDate', d.details -> 'dayDate', 'startAt', d.details -> 'startAt', 'endAt', d.details -> 'endAt',
           'timezone', d.details -> 'timezone', 'location', d.details -> 'location') order by d.position), '[]')
    from event_day d
   where d.workspace_id = e.workspace_id and d.event_id = e.id and d.deleted_at is ${removed ? 'not null' : 'null'})`;

const utc = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The present times and places of an event `e`, of which its readers have been notified. */
const EVENT = `jsonb_strip_nulls(jsonb_build_object(
  'version', e.version, 'startAt', ${utc('e.start_at')}, 'endAt', ${utc('e.end_at')}, 'timezone', e.details -> 'timezone', 'location', e.details -> 'location',
  'venueVisibility', coalesce(e.details -> 'venueVisibility', '"public"'), 'onlineUrlFor', e.details -> 'onlineUrlFor',
  'ticketTypes', (
    select coalesce(jsonb_agg(jsonb_build_object(
             'kind', t.details -> 'kind', 'approvalRequired', coalesce(t.details -> 'approvalRequired', 'false'), 'attendance', t.details -> 'attendance')), '[]')
      from ticket_type t where t.workspace_id = e.workspace_id and t.event_id = e.id and t.deleted_at is null),
  'days', ${days(false)}, 'formerDays', ${days(true)}))`;

/**
 * Schedules that readers of mails about seats were last notified of (D-148). For readers from before, the present state of each event to come is
 * written, with its removed days, under whose UIDs calendars may have entries: page by page, into a table that nobody else uses yet.
 */
export class NotifiedSchedules1763700008950 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notified_schedule (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        subject_id uuid not null,
        reader text not null check (reader in ('taker', 'holder', 'attendee', 'event')),
        event_id uuid not null,
        message_id uuid,
        revision integer not null,
        schedule jsonb not null,
        before jsonb,
        written_at timestamptz not null,
        ends_at timestamptz not null,
        primary key (workspace_id, subject_id, mode, reader)
      ) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02)`);
    await runner.query('create index notified_schedule_message on notified_schedule (workspace_id, message_id, mode)');
    await runner.query('create index notified_schedule_end on notified_schedule (ends_at)');
    await runner.query('select enable_row_security()');
    let last = { workspaceId: NONE, id: NONE };
    for (let page = PAGE; page === PAGE; ) {
      const rows = await writePage(runner, last);
      page = rows.length;
      last = rows.at(-1) ?? last;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notified_schedule');
  }
}

/** Writes the next events by their keys; returns these in their order. */
async function writePage(
  runner: QueryRunner,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<{ workspaceId: string; id: string }[]> {
  return (await runner.query(
    `
    with page as (
      select e.workspace_id, e.id, e.end_at, ${EVENT} as schedule
        from event e
       where (e.workspace_id, e.id) > ($1::uuid, $2::uuid) and e.deleted_at is null and e.cancelled_at is null and e.end_at > now()
       order by e.workspace_id, e.id limit ${PAGE}
    ), written as (
      insert into notified_schedule (workspace_id, mode, subject_id, reader, event_id, revision, schedule, written_at, ends_at)
      select workspace_id, 'live', id, 'event', id, 1, schedule, service_now(workspace_id, 'live'), end_at from page
    )
    select workspace_id as "workspaceId", id from page order by workspace_id, id`,
    [workspaceId, id],
  )) as { workspaceId: string; id: string }[];
}
