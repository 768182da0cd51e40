import { CHECKOUT_EXPIRY_QUEUE, SAVING_REMINDER_QUEUE } from '@svc/checkout';
import { NOTIFICATION_QUEUE } from '@svc/notifications';
import { BALANCE_REMINDER_QUEUE } from '@svc/orders';
import { PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE, PROVIDER_ACCOUNT_QUEUE, PROVIDER_EVENT_QUEUE, REFUND_QUEUE } from '@svc/payments';
import { WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';
import { FAILING_DESTINATIONS, OLDEST_DELIVERY } from '../webhooks/postgres-destination-list';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

/** Most holds that are counted. */
const MOST_HOLDS = 10_000;

/** Queue, and the time for which its oldest due work has waited, seconds of the real clock; 0 when nothing is due. */
export interface OldestDue {
  queue: string;
  seconds: number;
}

/** Returns the age of the oldest due work of live mode, whose clock nobody stops in production, by queue. */
export function oldestDue(sql: Sql): Promise<OldestDue[]> {
  return sql.query(OLDEST_DUE);
}

/** Number of destinations of webhooks that fail, and the longest time for which one does, seconds of the real clock. */
export interface FailingDestinations {
  destinations: number;
  oldestSeconds: number;
}

/** Returns the destinations of live mode that have something to send and fail at every attempt: of one merchant among many, too. */
export async function failingDestinations(sql: Sql): Promise<FailingDestinations> {
  const [row] = await sql.query(FAILING);
  return row!;
}

/** Returns the number of holds by open checkouts, at most 10,000. */
export async function countHolds(sql: Sql): Promise<number> {
  const [row] = await sql.query(HOLDS, [MOST_HOLDS]);
  return row!.count;
}

/** News to merchants have no queue: the maintenance task of this name mails them. */
export const MERCHANT_NOTICES = 'mail-notices';

const of = (queue: string, oldest: string): string => `select '${queue}' as queue, (${oldest}) as due_at`;
const least = (at: string, table: string, condition: string): string =>
  `select min(${at}) from ${table} where ${condition} and mode = 'live'`;

/** By hand: each moment is the first entry of an index that is due. */
const OLDEST_DUE = statement<OldestDue>('operations.oldest_due')`
  select queue, coalesce(greatest(extract(epoch from real_now() - due_at), 0), 0)::float8 as seconds
    from (
      ${of(NOTIFICATION_QUEUE, least('due_at', 'message', `state in ('due', 'sending')`))}
      union all ${of(WEBHOOK_DELIVERY_QUEUE, OLDEST_DELIVERY)}
      union all ${of(PROVIDER_EVENT_QUEUE, least('due_at', 'provider_event', 'done_at is null'))}
      union all ${of(REFUND_QUEUE, least('due_at', 'refund', `status = 'pending'`))}
      union all ${of(PAYMENT_CLOSE_QUEUE, least('due_at', 'payment_attempt', `status = 'closing'`))}
      union all ${of(PAYMENT_LOOK_QUEUE, least('look_at', 'payment_attempt', 'look_at is not null'))}
      union all ${of(CHECKOUT_EXPIRY_QUEUE, least('expires_at', 'checkout', `status = 'open'`))}
      union all ${of(SAVING_REMINDER_QUEUE, `select min(saving ->> 'remindAt')::timestamptz from checkout where status = 'open' and saving ->> 'remindAt' is not null and mode = 'live'`)}
      union all ${of(BALANCE_REMINDER_QUEUE, least('remind_at', 'store_order', 'remind_at is not null'))}
      union all ${of(PROVIDER_ACCOUNT_QUEUE, least('due_at', 'provider_account', 'true'))}
      union all ${of(MERCHANT_NOTICES, 'select min(due_at) from merchant_notice where mailed_at is null')}
    ) as oldest`;

/** By hand: the index of due deliveries is read from destination to destination. */
const FAILING = statement<FailingDestinations>('operations.failing_destinations')`${FAILING_DESTINATIONS}`;

const HOLDS = statement<{ count: number }>('operations.holds')`
  select count(*)::int as count from (select 1 from hold where state = 'held' limit $1) as first`;
