import type {
  CancellationCounts,
  DayCancellationStore,
  DayName,
  EventCancellation,
  EventName,
  EventParts,
  TypesOfDay,
} from '@svc/ticketing';
import { cancellationJob, SEATED } from '@svc/ticketing';
import { PostgresChangeLog } from '../sync/change-feed';
import { withoutNulls } from '../rows/statements';
import { noteJobs } from '../work/committed-jobs';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { countAffected, LOCK_COUNTER } from './event-cancellation';

type Stored = Pick<EventCancellation, 'refund' | 'notify' | 'isNoticeDue' | 'by' | 'counts'>;
interface DayRow {
  id: string;
  key: string;
  dayDate: string;
  endAt: string | null;
  timezone: string;
  cancelledAt: Date | null;
  cancelReason: string | null;
  cancellation: Stored | null;
}

/** Cancellations of the days of an event, within one transaction. */
export class PostgresDayCancellationStore implements DayCancellationStore {
  constructor(private readonly sql: Sql) {}

  async of({ workspaceId, eventId }: EventName): Promise<EventParts> {
    const rows = await this.sql.query(DAYS, [workspaceId, eventId]);
    const types = await this.sql.query(TYPES, [workspaceId, eventId]);
    const days = rows.map(({ cancelledAt, cancelReason, cancellation, ...row }) => ({
      ...withoutNulls<Pick<EventParts['days'][number], 'id' | 'key' | 'dayDate' | 'endAt' | 'timezone'>>(row),
      cancellation: cancelledAt && cancellation ? { at: cancelledAt, reason: cancelReason ?? undefined, ...cancellation } : undefined,
    }));
    return { days, types };
  }

  async count({ workspaceId, eventId }: EventName, { affected, lost }: TypesOfDay): Promise<CancellationCounts> {
    const [row] = await this.sql.query(COUNT_AFFECTED_BY_TYPES, [workspaceId, eventId, SEATED, affected, lost]);
    return row!.counts;
  }

  async write({ workspaceId, eventId, dayId }: DayName, { at, reason, ...choices }: EventCancellation, isForJob: boolean): Promise<void> {
    await this.sql.execute(WRITE, [workspaceId, dayId, at, reason ?? null, JSON.stringify(choices satisfies Stored), isForJob]);
    await this.sql.execute(COUNT_VERSION, [workspaceId, eventId]);
    await this.sql.execute(LOCK_COUNTER, [workspaceId, eventId]);
    await new PostgresChangeLog(this.sql, workspaceId).recordRows('event', [eventId]);
    if (isForJob) noteJobs(this.sql, cancellationJob({ workspaceId, eventId, dayId }));
  }
}

const DAYS = statement<DayRow>('ticketing.days_of_event')`
  select d.id, d.key, d.details ->> 'dayDate' as "dayDate", d.details ->> 'endAt' as "endAt",
         coalesce(d.details ->> 'timezone', e.details ->> 'timezone', w.timezone) as timezone,
         d.cancelled_at as "cancelledAt", d.cancel_reason as "cancelReason", d.cancellation
    from event_day d
    join event e on e.workspace_id = d.workspace_id and e.id = d.event_id
    join workspace w on w.id = d.workspace_id
   where d.workspace_id = $1 and d.event_id = $2 and d.deleted_at is null
   order by d.position`;

const TYPES = statement<EventParts['types'][number]>('ticketing.types_of_event')`
  select id, valid_day_ids as "validDayIds" from ticket_type where workspace_id = $1 and event_id = $2`;

/** Statement that counts what ticket types have in live mode: `$4` those whose seats count, `$5` those whose money does. */
export const COUNT_AFFECTED_BY_TYPES = statement<{ counts: CancellationCounts }>('ticketing.count_affected_by_day')`
  ${countAffected({ affected: '$4::uuid[]', paid: '$5::uuid[]' })}`;

const WRITE = statement('ticketing.cancel_day')`
  update event_day set cancelled_at = $3, cancel_reason = $4, cancellation = $5, updated_at = real_now(),
         cancellation_done_at = case when not $6::boolean then cancellation_done_at end
   where workspace_id = $1 and id = $2`;

/** SQL that has the event's version count up, by which bookings and openings notice the change (ADR 0147). */
export const COUNT_VERSION = statement('ticketing.count_version_of_event')`
  update event set updated_at = real_now() where workspace_id = $1 and id = $2`;
