import {
  LIST_MESSAGE_KIND,
  type MailCounts,
  type MailGroup,
  type Message,
  notificationJob,
  type PlannedMessage,
  type UnansweredMails,
} from '@svc/notifications';
import { In, IsNull, Not } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { byKey } from '../rows/by-key';
import { noteJobs } from '../work/committed-jobs';
import { ofAnother, takenBy } from './attendee-seats-sql';
import { messageEntity } from './message.entity';
import { PostgresMessagePlan } from './postgres-message-plan';

/** Counts stored mails, by hand where it locks and sums: each has the moment from which it is unanswered. */
export class PostgresMailCounts implements MailCounts {
  constructor(private readonly sql: Sql) {}

  async hold({ workspaceId, mode, recipient }: Pick<Message, 'workspaceId' | 'mode' | 'recipient'>): Promise<void> {
    await this.sql.execute(HOLD, [workspaceId, mode, recipient]);
  }

  isCounted({ workspaceId, mode, id }: Message): Promise<boolean> {
    return this.sql.repository(messageEntity).existsBy({ workspaceId, mode, id, unansweredSince: Not(IsNull()) });
  }

  async before(mail: Message, group: MailGroup, { day, week }: { day: Date; week: Date }): Promise<UnansweredMails> {
    const { workspaceId, mode, recipient, id } = mail;
    const [row] = await this.sql.query(BEFORE, [workspaceId, mode, recipient, id, group, day, week]);
    return row!;
  }

  async resent({ workspaceId, mode, recipient }: Parameters<MailCounts['resent']>[0], since: Date): ReturnType<MailCounts['resent']> {
    const [row] = await this.sql.query(RESENT, [workspaceId, mode, recipient, since]);
    return { count: row!.count, oldest: row!.oldest ?? undefined };
  }

  async count({ workspaceId, mode, id }: Message, at: Date): Promise<void> {
    await this.sql.repository(messageEntity).update({ workspaceId, mode, id }, { unansweredSince: at });
  }

  async clear(of: readonly { workspaceId: string; email: string }[]): Promise<void> {
    await this.sql.execute(CLEAR, [of.map(({ workspaceId }) => workspaceId), of.map(({ email }) => email)]);
  }

  async clearForHolder({ workspaceId, attendeeId }: { workspaceId: string; attendeeId: string }): Promise<void> {
    const rows = await this.sql.query(HOLDER, [workspaceId, attendeeId]);
    await this.clear(rows.flatMap(({ email }) => (email === null ? [] : { workspaceId, email })));
  }

  async markNotMeant({ workspaceId, email }: { workspaceId: string; email: string }, at: Date | undefined): Promise<void> {
    await this.sql.execute(MARK_NOT_MEANT, [workspaceId, email, at ?? null]);
  }

  async lastList({ workspaceId, mode, recipient }: Message): Promise<{ sentAt?: Date; isPlanned: boolean }> {
    const [row] = await this.sql.query(LAST_LIST, [workspaceId, mode, recipient]);
    return { sentAt: row?.sentAt ?? undefined, isPlanned: row?.isPlanned ?? false };
  }

  async planList(list: PlannedMessage, dueAt: Date): Promise<void> {
    const { workspaceId, mode, id } = list;
    await new PostgresMessagePlan(this.sql).insert([list]);
    await this.sql.repository(messageEntity).update({ workspaceId, mode, id, state: In(['due']) }, { dueAt });
    noteJobs(this.sql, notificationJob(list, dueAt));
  }
}

const HOLD = statement('notifications.mail_counts_hold')`
  select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', $1::uuid, $2::text, lower(btrim($3))), 153))`;

/** SQL of messages to the address `$3`, by the index of unanswered ones, or of those of a person. */
const TO_ADDRESS = `workspace_id = $1 and mode = $2 and lower(recipient) = lower(btrim($3))`;

const BEFORE = statement<UnansweredMails>('notifications.before')`
  select (count(*) filter (where unanswered_since > $6))::integer as day, count(*)::integer as week
    from message
   where ${TO_ADDRESS} and unanswered_since is not null and unanswered_since > $7 and details ->> 'limitedAs' = $5 and id <> $4`;

/** Most messages to an address among which those of a day are looked for; a merchant resends 20 of them. */
const MOST_LOOKED_AT = 1_000;

/** By a function, since roles bound by row-level security cannot use the index on recipients. */
const RESENT = statement<{ count: number; oldest: Date | null }>('notifications.resent')`
  select count(*)::integer as count, min(created_at) as oldest
    from ${byKey('message', 'm', `messages_to($1, $2, ${MOST_LOOKED_AT}, array[lower(btrim($3))], null)`)}
   where m.created_at > $4 and m.details ->> 'resendOf' is not null`;

const CLEAR = statement('notifications.clear')`
  update message m set unanswered_since = null
    from unnest($1::uuid[], $2::text[]) as answered (workspace_id, email)
   where m.workspace_id = answered.workspace_id and lower(m.recipient) = lower(btrim(answered.email)) and m.mode = 'live' and m.unanswered_since is not null`;

const HOLDER = statement<{ email: string | null }>('notifications.holder')`
  select case when a.given_at is null then coalesce(r.email, o.contact ->> 'email') else a.email end as email
    from attendee a
    ${takenBy('a')}
   where a.workspace_id = $1 and a.mode = 'live' and a.id = $2`;

/** SQL that marks the seats that somebody else has taken for the address `$2`, or has given to it. */
const MARK_NOT_MEANT = statement('notifications.mark_not_meant')`
  update attendee seat set not_meant_at = $3::timestamptz, updated_at = real_now()
    from attendee a
    ${takenBy('a')}
   where a.workspace_id = $1 and a.mode = 'live' and lower(btrim(a.email)) = lower(btrim($2)) and (a.given_at is not null or ${ofAnother('a')})
     and seat.workspace_id = a.workspace_id and seat.mode = a.mode and seat.id = a.id and seat.not_meant_at is null is distinct from ($3::timestamptz is null)`;

const LAST_LIST = statement<{ sentAt: Date | null; isPlanned: boolean }>('notifications.last_list')`
  select max(sent_at) as "sentAt", coalesce(bool_or(state in ('due', 'sending')), false) as "isPlanned"
    from message
   where ${TO_ADDRESS} and kind = '${LIST_MESSAGE_KIND}'`;
