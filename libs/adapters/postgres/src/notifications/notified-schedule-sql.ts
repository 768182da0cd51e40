import { hasMode } from '../rows/by-key';
import { isBefore, ownerIn } from '../work/database-clock';
import { statement } from '../work/statement';

/** Returns SQL of the schedules that the readers of these subjects, an array of ids, were notified of. */
export const notifiedOf = (of: { workspaceId: string; mode: string; subjectIds: string }) => `(
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
               'subjectId', n.subject_id, 'reader', n.reader, 'revision', n.revision, 'messageId', n.message_id, 'schedule', n.schedule, 'before', n.before)))
        from notified_schedule n
       where n.workspace_id = ${of.workspaceId} and ${hasMode('n.mode', of.mode)} and n.subject_id = any (${of.subjectIds}))`;

/** Returns SQL of the event `e` when the service began to store schedules, for a reader who has had their seats since then. */
export const earlierOf = (since: string) => `(
      select n.schedule from notified_schedule n
       where n.workspace_id = e.workspace_id and n.mode = 'live' and n.subject_id = e.id and n.reader = 'event' and n.written_at >= ${since})`;

/** SQL that stores a schedule in place of the revision `$6`; no row where that is no longer the stored one. */
export const NOTE = statement<{ revision: number }>('notifications.note_schedule')`
  insert into notified_schedule as n (workspace_id, mode, subject_id, reader, event_id, message_id, revision, schedule, ends_at, written_at)
  select $1::uuid, $2, $3::uuid, $4, $5::uuid, $7::uuid, 1, $8::jsonb, $9::timestamptz, service_now($1::uuid, $2)
  on conflict (workspace_id, mode, subject_id, reader) do update
     set before = case when n.message_id = excluded.message_id then n.before else n.schedule end, schedule = excluded.schedule,
         message_id = excluded.message_id, revision = n.revision + 1, written_at = excluded.written_at, ends_at = excluded.ends_at
   where n.revision = $6
  returning revision`;

/** SQL that stores again what preceded a message that has failed. */
export const UNDO = statement('notifications.undo_schedule')`
  update notified_schedule set schedule = before, before = null, message_id = null, revision = revision + 1
   where workspace_id = $1 and mode = $2 and message_id = $3 and before is not null`;

/** SQL that removes the schedule of a reader whose first message has failed. */
export const UNDO_FIRST = statement('notifications.undo_first_schedule')`
  delete from notified_schedule where workspace_id = $1 and mode = $2 and message_id = $3 and before is null`;

/** SQL that removes up to `$2` schedules of events that ended before `$1`. */
export const PURGE_SCHEDULES = statement('notifications.purge_schedules')`
  with old as (
    select workspace_id, mode, subject_id, reader from notified_schedule
     where ${isBefore('ends_at', '$1::timestamptz', ownerIn('notified_schedule'))}
     order by ends_at limit $2
  )
  delete from notified_schedule n using old
   where n.workspace_id = old.workspace_id and n.mode = old.mode and n.subject_id = old.subject_id and n.reader = old.reader`;
