import { cancellationJob, type CancellationCounts, type EventCancellation, type EventName, SEATED } from '@svc/ticketing';
import type { TicketTypeCancellationStore, TicketTypeName } from '@svc/ticketing';
import { noteJobs } from '../work/committed-jobs';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { COUNT_AFFECTED_BY_TYPES, COUNT_VERSION } from './day-cancellation';
import { LOCK_COUNTER } from './event-cancellation';

/** Cancellations of ticket types that a change of their event drops, within its transaction. */
export class PostgresTicketTypeCancellationStore implements TicketTypeCancellationStore {
  constructor(private readonly sql: Sql) {}

  async count({ workspaceId, eventId }: EventName, ticketTypeId: string): Promise<CancellationCounts> {
    const [row] = await this.sql.query(COUNT_AFFECTED_BY_TYPES, [workspaceId, eventId, SEATED, [ticketTypeId], [ticketTypeId]]);
    return row!.counts;
  }

  async write(
    { workspaceId, eventId, ticketTypeId }: TicketTypeName,
    { at, refund, notify, by, counts }: EventCancellation,
  ): Promise<void> {
    await this.sql.execute(WRITE, [workspaceId, ticketTypeId, at, JSON.stringify({ refund, notify, by, counts })]);
    await this.sql.execute(COUNT_VERSION, [workspaceId, eventId]);
    await this.sql.execute(LOCK_COUNTER, [workspaceId, eventId]);
    noteJobs(this.sql, cancellationJob({ workspaceId, eventId, ticketTypeId }));
  }
}

const WRITE = statement('ticketing.cancel_ticket_type')`
  update ticket_type set cancelled_at = $3, cancellation = $4, cancellation_done_at = null, updated_at = real_now()
   where workspace_id = $1 and id = $2`;
