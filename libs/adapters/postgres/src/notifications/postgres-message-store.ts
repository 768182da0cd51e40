import { type FailedQuery, notificationJob, type Message, type MessageStore, type ScheduleNote, type Settlement } from '@svc/notifications';
import { In, IsNull, Not } from 'typeorm';
import type { Sql } from '../work/sql';
import { workspaceEntity } from '../access/access.entities';
import { statement } from '../work/statement';
import { noteJobs } from '../work/committed-jobs';
import { CLOCKS, leaseEnd, mayBeTaken } from '../work/database-clock';
import { selectList, withoutNulls } from '../rows/statements';
import { ANY_MODE, cleared } from '../rows/row-writes';
import { failedValues, IS_FAILED } from './failed-messages-sql';
import { messageEntity } from './message.entity';
import { NOTE, UNDO, UNDO_FIRST } from './notified-schedule-sql';

/** SQL condition that `due_at` ends a lease. */
export const IS_LEASED = `state = 'sending'`;

/** Messages in the table `message`. The number of the attempt distinguishes a lease from the one after it. */
export class PostgresMessageStore implements MessageStore {
  constructor(private readonly sql: Sql) {}

  /** By hand: a lease is taken as from a queue, by the real clock. */
  async lease({ workspaceId, mode, id }: Pick<Message, 'workspaceId' | 'mode' | 'id'>, leaseMs: number): Promise<Message | undefined> {
    const rows = await this.sql.query(LEASE, [workspaceId, mode, id, leaseMs]);
    return rows[0] && withoutNulls<Message>(rows[0]);
  }

  /** By hand: stored only over the revision that was read. */
  async noteSchedule(
    { workspaceId, mode, id }: Message,
    { subjectId, reader, eventId, endsAt, revision, schedule }: ScheduleNote,
  ): Promise<boolean> {
    const rows = await this.sql.query(NOTE, [
      workspaceId,
      mode,
      subjectId,
      reader,
      eventId,
      revision,
      id,
      JSON.stringify(schedule),
      endsAt,
    ]);
    return rows.length > 0;
  }

  async settle({ workspaceId, mode, id, attempts }: Message, settlement: Settlement): Promise<void> {
    const outcome = {
      lastError: settlement.state === 'sent' ? undefined : settlement.reason,
      sentAt: settlement.state === 'sent' ? settlement.at : undefined,
      providerRef: settlement.state === 'sent' ? settlement.providerRef : undefined,
      segments: settlement.state === 'sent' ? settlement.segments : undefined,
      waitsFor: undefined,
      ...(countsNoMore(settlement) && { countedAt: undefined, unansweredSince: undefined }),
    };
    const dueAt = settlement.state === 'due' ? settlement.dueAt : undefined;
    await this.sql
      .repository(messageEntity)
      .update({ workspaceId, mode, id, state: 'sending', attempts }, { state: settlement.state, dueAt, ...cleared(outcome) });
    if (settlement.state === 'failed') {
      const first = await this.sql.execute(UNDO_FIRST, [workspaceId, mode, id]);
      if (first === 0) await this.sql.execute(UNDO, [workspaceId, mode, id]);
    }
    if (dueAt) noteJobs(this.sql, notificationJob({ workspaceId, mode, id }, dueAt));
  }

  async retry(workspaceId: string, id: string): Promise<boolean> {
    const retried = {
      state: 'due',
      attempts: 0,
      dueAt: () => 'service_now(workspace_id, mode)',
      details: () => `details - 'limitedAs'`,
    } as const;
    const { affected } = await this.sql
      .repository(messageEntity)
      .update({ workspaceId, mode: ANY_MODE, id, state: In(['failed', 'withheld']) }, retried);
    return affected! > 0;
  }

  /** By hand: many rows at once, and of those that nobody else makes due. */
  async retryFailed(workspaceId: string, query: FailedQuery, most: number): Promise<Pick<Message, 'workspaceId' | 'mode' | 'id'>[]> {
    const rows = await this.sql.query(RETRY_FAILED, [...failedValues(workspaceId, query), most]);
    return rows;
  }

  async isSuspended(workspaceId: string): Promise<boolean> {
    return this.sql.repository(workspaceEntity).existsBy({ id: workspaceId, suspendedAt: Not(IsNull()) });
  }
}

const LEASE = statement<Message>('notifications.lease')`
  update message set state = 'sending', attempts = attempts + 1, due_at = ${leaseEnd(4)}
    from ${CLOCKS}
   where workspace_id = $1 and mode = $2 and id = $3 and state in ('due', 'sending') and ${mayBeTaken('due_at', IS_LEASED)}
  returning ${selectList(messageEntity)}`;

const RETRY_FAILED = statement<Pick<Message, 'workspaceId' | 'mode' | 'id'>>('notifications.retry_failed')`
  with wanted as materialized (select mode, id from message where ${IS_FAILED} order by id limit $7 for update skip locked)
  update message m set state = 'due', attempts = 0, due_at = service_now(m.workspace_id, m.mode)
    from wanted where m.workspace_id = $1 and m.mode = wanted.mode and m.id = wanted.id
  returning m.workspace_id as "workspaceId", m.mode, m.id`;

/** Returns whether the message certainly was not sent. */
function countsNoMore(settlement: Settlement): boolean {
  return settlement.state === 'skipped' || (settlement.state === 'failed' && settlement.refused === true);
}
