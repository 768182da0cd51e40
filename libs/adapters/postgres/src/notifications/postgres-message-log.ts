import type { Due } from '@svc/kernel';
import {
  type AddressedQuery,
  type FailedQuery,
  type FailureCount,
  PURGED,
  MessageLog,
  type Message,
  type MessageName,
  type MessageQuery,
} from '@svc/notifications';
import { LessThan, Raw } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { isDue, isBefore, ownerIn, NOW, sweepFor, UNTIL, dueAtIfAhead } from '../work/database-clock';
import { byKey } from '../rows/by-key';
import { ANY_MODE } from '../rows/row-writes';
import { pageOf, selectList, withoutNulls } from '../rows/statements';
import { failedValues, IS_FAILED } from './failed-messages-sql';
import { messageEntity } from './message.entity';
import { PURGE_SCHEDULES } from './notified-schedule-sql';
import { IS_LEASED } from './postgres-message-store';

export class PostgresMessageLog extends MessageLog {
  constructor(private readonly sql: Sql) {
    super();
  }

  async page(
    workspaceId: string,
    { after, limit, state, channel, kind, subjectId, to }: MessageQuery,
  ): Promise<{ data: Message[]; next?: string }> {
    const rows = await this.sql.repository(messageEntity).find({
      where: {
        workspaceId,
        ...(after && { id: LessThan(after) }),
        ...(to && { mode: ANY_MODE, id: sentTo(workspaceId, to, after) }),
        ...(state && { state }),
        ...(channel && { channel }),
        ...(kind && { kind }),
        ...(subjectId && { subjectId }),
      },
      order: { id: 'desc' },
      take: limit + 1,
    });
    return pageOf(rows, limit);
  }

  async addressed(workspaceId: string, { mode, recipients, id, limit }: AddressedQuery): Promise<Message[]> {
    return (await this.sql.query(ADDRESSED, [workspaceId, mode, limit, recipients, id ?? null])).map((row) => withoutNulls<Message>(row));
  }

  async find(workspaceId: string, id: string): Promise<Message | undefined> {
    return (await this.sql.repository(messageEntity).findOneBy({ workspaceId, id })) ?? undefined;
  }

  /** By hand: a count by groups. */
  failures(workspaceId: string, query: FailedQuery): Promise<FailureCount[]> {
    return this.sql.query(FAILURES, failedValues(workspaceId, query));
  }

  /** By hand: due messages are found across workspaces, as in a queue. */
  due(most: number, aheadMs?: number): Promise<Due<MessageName>[]> {
    return sweepFor(this.sql, DUE, most, aheadMs);
  }

  async purgeTexts(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE_TEXTS, [before, most]);
  }

  async purgeSchedules(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE_SCHEDULES, [before, most]);
  }
}

/** Finds the messages to an address, below a cursor. Row-level security keeps a condition on `lower(recipient)` from its index. */
const sentTo = (workspace: string, to: string, before: string | undefined) =>
  Raw((id) => `${id} = any (messages_to(:workspace, null, 2147483647, array[lower(btrim(:to))], cast(:before as uuid)))`, {
    workspace,
    to,
    before: before ?? null,
  });

/** By hand: by addresses, which a function finds. */
const ADDRESSED = statement<Message>('notifications.addressed')`
  select ${selectList(messageEntity, { alias: 'm' })} from ${byKey('message', 'm', 'messages_to($1, $2, $3, $4, null) || array[$5::uuid]')} order by m.id desc`;

const OWNER = { ...ownerIn('message'), isLease: IS_LEASED };

const DUE = statement<Due<MessageName>>('notifications.due')`
  select workspace_id as "workspaceId", mode, id as "messageId", ${dueAtIfAhead('due_at', NOW, OWNER)} as "dueAt"
    from message where state in ('due', 'sending') and ${isDue('due_at', UNTIL, OWNER)} order by due_at limit $1`;

const FAILURES = statement<FailureCount>('notifications.failures')`
  select kind, coalesce(last_error, '') as reason, count(*)::int as count from message
  where ${IS_FAILED} group by kind, reason order by count desc limit 1000`;

/** By hand: many rows, found by the index `message_texts` of those whose texts still exist. */
const PURGE_TEXTS = statement('notifications.purge_texts')`
  with old as (
    select workspace_id, mode, id from message
     where ${isBefore('created_at', '$1::timestamptz', ownerIn('message'))} and state not in ('due', 'sending') and recipient not like '${PURGED}%'
     order by created_at limit $2
  )
  update message set recipient = '${PURGED}' || message.id::text, details = '{}', last_error = null, provider_ref = null
    from old where message.workspace_id = old.workspace_id and message.mode = old.mode and message.id = old.id`;
