import { type PendingWork, TestModeWork } from '@svc/access';
import { CHECKOUT_EXPIRY_QUEUE, SAVING_REMINDER_QUEUE } from '@svc/checkout';
import { NOTIFICATION_QUEUE } from '@svc/notifications';
import { BALANCE_REMINDER_QUEUE } from '@svc/orders';
import { PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE, PROVIDER_EVENT_QUEUE, REFUND_QUEUE } from '@svc/payments';
import { WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';
import type { Sql } from '../work/sql';
import { isFree, isLeaseEnd } from '../work/database-clock';
import { composed, type Statement } from '../work/statement';

const IS_SENDING = `state = 'sending'`;

interface Kind {
  queue: string;
  from: string;
  where?: string;
  /** SQL of its due moment. */
  at: string;
  /** SQL condition that the moment ends a lease; a leased row is waited for until it is free. */
  isLease?: string;
  /** Name of the row's id in the job. */
  id: 'id' | 'checkoutId' | 'orderId' | 'messageId' | 'destinationId';
}

const OPEN = `status = 'open'`;
const REMIND_AT = `(saving ->> 'remindAt')::timestamptz`;

/** Destinations whose clock is that of test mode, with the earliest moment of their deliveries. */
const TEST_DESTINATIONS = `(
  select d.workspace_id, 'test' as mode, d.id, greatest(first.due_at, to_timestamp((d.health -> 'breaker' ->> 'pausedUntil')::float8 / 1000)) as due_at
    from webhook_destination d
   cross join lateral (
     select due_at from webhook_delivery
      where workspace_id = d.workspace_id and destination_id = d.id and state in ('due', 'sending') and ${isFree('due_at', IS_SENDING)}
      order by due_at limit 1) first
   where d.mode = 'test' and d.disabled_at is null) as destination`;

/**
 * Kinds of work that time causes; at one moment, money comes first and its reports last. Accounts at providers are left out:
 * their clocks do not move (ADR 0090).
 */
const kinds = (sandboxQueue: string): Kind[] => [
  { queue: sandboxQueue, from: 'sandbox_callback', where: 'sent_at is null', at: 'due_at', isLease: isLeaseEnd('due_at'), id: 'id' },
  { queue: PROVIDER_EVENT_QUEUE, from: 'provider_event', where: 'done_at is null', at: 'due_at', isLease: isLeaseEnd('due_at'), id: 'id' },
  {
    queue: PAYMENT_CLOSE_QUEUE,
    from: 'payment_attempt',
    where: `status = 'closing'`,
    at: 'due_at',
    isLease: isLeaseEnd('due_at'),
    id: 'id',
  },
  { queue: PAYMENT_LOOK_QUEUE, from: 'payment_attempt', at: 'look_at', isLease: isLeaseEnd('look_at'), id: 'id' },
  { queue: REFUND_QUEUE, from: 'refund', where: `status = 'pending'`, at: 'due_at', isLease: isLeaseEnd('due_at'), id: 'id' },
  { queue: REFUND_QUEUE, from: 'refund', where: `status <> 'pending'`, at: 'look_at', isLease: isLeaseEnd('look_at'), id: 'id' },
  { queue: SAVING_REMINDER_QUEUE, from: 'checkout', where: OPEN, at: REMIND_AT, id: 'checkoutId' },
  { queue: BALANCE_REMINDER_QUEUE, from: 'store_order', at: 'remind_at', id: 'orderId' },
  { queue: CHECKOUT_EXPIRY_QUEUE, from: 'checkout', where: OPEN, at: 'expires_at', id: 'checkoutId' },
  { queue: CHECKOUT_EXPIRY_QUEUE, from: 'checkout', where: `${OPEN} and holds = 'held'`, at: 'held_until', id: 'checkoutId' },
  { queue: NOTIFICATION_QUEUE, from: 'message', where: `state in ('due', 'sending')`, at: 'due_at', isLease: IS_SENDING, id: 'messageId' },
  { queue: WEBHOOK_DELIVERY_QUEUE, from: TEST_DESTINATIONS, at: 'due_at', id: 'destinationId' },
];

const pendingOf = ({ queue, from, where = 'true', at, isLease, id }: Kind, order: number): string => {
  const payload = `jsonb_build_object('workspaceId', workspace_id, '${id}', id)${id === 'destinationId' ? '' : ` || '{"mode": "test"}'`}`;
  return `(select '${queue}' as queue, ${payload} as payload, ${at} as due, ${order} as kind
             from ${from} where workspace_id = $1 and mode = 'test' and ${where} and ${at} > $2 and ${at} <= $3
              ${isLease ? `and ${isFree(at, isLease)}` : ''} order by ${at} limit $4)`;
};

/** Returns SQL of the condition that some work of a kind is leased. */
const isOnLease = ({ from, where = 'true', at, isLease }: Kind): string =>
  `exists (select 1 from ${from} where workspace_id = $1 and mode = 'test' and ${where} and ${isLease} and ${at} > real_now())`;

/** Facts are relayed in their order: of a backlog the first are read, and later ones are found later. */
const workUnderWay = composed<{ isUnderWay: boolean }, [all: readonly Kind[]]>(
  'access.work_under_way',
  [[kinds('sandbox')]],
  (all) => `
  select exists (select 1 from (select workspace_id, mode from outbox order by id limit 1000) as first where workspace_id = $1 and mode is distinct from 'live')
      or exists (select 1 from webhook_destination d
                   join webhook_delivery delivery on delivery.workspace_id = d.workspace_id and delivery.destination_id = d.id
                  where d.workspace_id = $1 and d.mode = 'test' and d.disabled_at is null and delivery.state = 'sending' and delivery.due_at > real_now())
      or ${all
        .filter(({ isLease }) => isLease !== undefined)
        .map(isOnLease)
        .join(' or ')} as "isUnderWay"`,
);

const pendingWork = composed<PendingWork, [all: readonly Kind[]]>(
  'access.pending_work',
  [[kinds('sandbox')]],
  (all) => `
  select queue, payload, date_trunc('milliseconds', due + interval '999 microseconds') as "dueAt"
    from (${all.map(pendingOf).join(' union all ')}) as pending
   order by due, kind limit $4`,
);

/**
 * By hand: one statement over all kinds of due work, each found by the key of its table, so that it reads the test mode of one
 * workspace and nothing else. Moments are rounded up to milliseconds, at which clocks stop.
 */
export class PostgresTestModeWork extends TestModeWork {
  /** Queues whose jobs it finds. */
  readonly queues: readonly string[];
  private readonly pendingWork: Statement<PendingWork>;
  private readonly workUnderWay: Statement<{ isUnderWay: boolean }>;

  constructor(
    private readonly sql: Sql,
    sandboxQueue: string,
    /** Queues whose work waits, however much of it is due. */
    waiting: readonly string[] = [],
  ) {
    super();
    const all = kinds(sandboxQueue).filter(({ queue }) => !waiting.includes(queue));
    this.queues = all.map(({ queue }) => queue);
    this.workUnderWay = workUnderWay(all);
    this.pendingWork = pendingWork(all);
  }

  pending(workspaceId: string, { after, until }: { after?: Date; until: Date }, most: number): Promise<PendingWork[]> {
    return this.sql.query(this.pendingWork, [workspaceId, after ?? '-infinity', until, most]);
  }

  async isUnderWay(workspaceId: string): Promise<boolean> {
    const [row] = await this.sql.query(this.workUnderWay, [workspaceId]);
    return row!.isUnderWay;
  }
}
