import { notificationJob, type Message, type TextCounts, type TextLimit, type TextRules, type TextsBefore } from '@svc/notifications';
import { MoreThan } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { noteJobs } from '../work/committed-jobs';
import { cleared } from '../rows/row-writes';
import { readTextRules } from '../access/text-rules';
import { messageEntity } from './message.entity';

interface CountsRow {
  toDestination: number;
  waitingForDestination: number;
  ofWorkspace: number;
  waitingForWorkspace: number;
}

/** Counts stored texts, by hand where it locks and sums: each has the moment from which it counts. */
export class PostgresTextCounts implements TextCounts {
  constructor(private readonly sql: Sql) {}

  async hold({ workspaceId, recipient }: Pick<Message, 'workspaceId' | 'recipient'>): Promise<TextRules> {
    await this.sql.execute(HOLD, [recipient, workspaceId]);
    return readTextRules(this.sql, workspaceId);
  }

  async before({ workspaceId, id, recipient }: Message, since: Date): Promise<TextsBefore> {
    const [row] = await this.sql.query(BEFORE, [workspaceId, id, recipient, since]);
    const { toDestination, waitingForDestination, ofWorkspace, waitingForWorkspace } = row!;
    return {
      toDestination: { counted: toDestination, waiting: waitingForDestination },
      ofWorkspace: { counted: ofWorkspace, waiting: waitingForWorkspace },
    };
  }

  async count({ workspaceId, mode, id }: Message, at: Date): Promise<void> {
    await this.sql.repository(messageEntity).update({ workspaceId, mode, id }, cleared({ countedAt: at, waitsFor: undefined }));
  }

  async wait({ workspaceId, mode, id, attempts }: Message, wait: { for: TextLimit; until: Date; reason: string }): Promise<void> {
    const waiting = { state: 'due', attempts: attempts - 1, dueAt: wait.until, waitsFor: wait.for, lastError: wait.reason } as const;
    await this.sql.repository(messageEntity).update({ workspaceId, mode, id, state: 'sending', attempts }, waiting);
    noteJobs(this.sql, notificationJob({ workspaceId, mode, id }, wait.until));
  }

  async notifiedSince(workspaceId: string, since: Date): Promise<boolean> {
    return this.sql
      .repository(messageEntity)
      .existsBy({ workspaceId, subjectId: workspaceId, kind: 'texts_waiting', createdAt: MoreThan(since) });
  }
}

/** Locks first the number, then the workspace: all transactions wait in this order. */
const HOLD = statement('notifications.text_counts_hold')`
  select pg_advisory_xact_lock(hashtextextended($1::text, 107)), pg_advisory_xact_lock(hashtextextended($2::uuid::text, 107))`;

const BEFORE = statement<CountsRow>('notifications.text_counts_before')`
  select (select count(*)::integer from message where recipient = $3 and counted_at > $4 and id <> $2) as "toDestination",
         (select count(*)::integer from message where recipient = $3 and waits_for is not null and id < $2) as "waitingForDestination",
         (select count(*)::integer from message where workspace_id = $1 and counted_at > $4 and id <> $2) as "ofWorkspace",
         (select count(*)::integer from message where workspace_id = $1 and waits_for = 'workspace' and id < $2) as "waitingForWorkspace"`;
