import type { Abstract, Type } from '@nestjs/common';
import { AuditList, KeptAnswers, RateLimiter } from '@svc/access';
import { PaymentSandbox, ServiceConfig } from '@svc/composition';
import { PurgeOldSubmissions } from '@svc/content';
import { TEST_MODE_KEPT_DAYS, WEBHOOKS_KEPT_DAYS } from '@svc/contracts';
import { CustomerUnitOfWork } from '@svc/customers';
import { Clock, inBatches, RealClock } from '@svc/kernel';
import { MessageLog, NoticeUnitOfWork } from '@svc/notifications';
import { OrderUnitOfWork, PurgeTestOrders } from '@svc/orders';
import { OtpUnitOfWork } from '@svc/otp';
import { MoneyUnitOfWork } from '@svc/payments';
import { SubscriptionList } from '@svc/subscriptions';
import { DeliveryLog, ListenerQueue } from '@svc/webhooks';
import type { MaintenanceTask } from './maintenance-tasks';

export type Get = <T>(token: Abstract<T> | Type<T>) => T;

/** Rows that are deleted permanently after their retention. */
export interface Retention {
  /** The maintenance task that deletes them; rows of one task go in the order of the table. */
  task: string;
  /** Their table; dependent rows are deleted with them. */
  table: string;
  /** The column of the moment from which they are kept. */
  since: string;
  /** Days of retention; `workspace`: by the setting of their workspace; else the name of the installation's setting. */
  days: number | 'workspace' | keyof ServiceConfig['keptDays'];
  /** Clock of the retention: that of the row’s own workspace and mode, or the real one (ADR 0044). */
  clock: 'own' | 'real';
  /** Rows of one transaction; few enough for a short one. */
  atATime: number;
  /** Deletes up to `most` rows that are kept since before a moment, by the clock of all or the real one; returns their number. */
  purge(get: Get, before: Date, most: number): Promise<number>;
}

const DAY_MS = 86_400_000;
const NEVER = new Date(0);

/**
 * All rows that are deleted by time alone, unless they are kept by rules of their own; partitions are dropped by
 * `PartitionKeeper`. Rows that wait to be sent or settled stay.
 */
export const RETENTION: readonly Retention[] = [
  {
    task: 'purge-test-orders',
    table: 'store_order (test mode)',
    since: 'placed_at',
    days: TEST_MODE_KEPT_DAYS,
    clock: 'own',
    atATime: 500,
    purge: (get, ...old) => get(PurgeTestOrders).execute(...old),
  },
  {
    task: 'purge-test-orders',
    table: 'checkout (test mode, unpaid)',
    since: 'created_at',
    days: TEST_MODE_KEPT_DAYS,
    clock: 'own',
    atATime: 500,
    purge: (get, ...old) => get(OrderUnitOfWork).run(({ orders }) => orders.deleteUnpaidTestCheckouts(...old)),
  },
  {
    task: 'purge-test-codes',
    table: 'otp_challenge (test mode)',
    since: 'created_at',
    days: TEST_MODE_KEPT_DAYS,
    clock: 'own',
    atATime: 1_000,
    purge: (get, ...old) => get(OtpUnitOfWork).run(({ challenges }) => challenges.purgeTests(...old)),
  },
  {
    task: 'purge-code-hours',
    table: 'otp_key_hour',
    since: 'hour',
    days: 2,
    clock: 'own',
    atATime: 1_000,
    purge: (get, ...old) => get(OtpUnitOfWork).run(({ challenges }) => challenges.purgeHours(...old)),
  },
  {
    task: 'purge-kept-answers',
    table: 'kept_answer',
    since: 'created_at',
    days: 1,
    clock: 'own',
    atATime: 1_000,
    purge: (get, ...old) => get(KeptAnswers).purge(...old),
  },
  {
    task: 'purge-confirmations',
    table: 'confirmation',
    since: 'created_at',
    days: 1,
    clock: 'own',
    atATime: 1_000,
    purge: (get, ...old) => get(OrderUnitOfWork).run(({ confirmations }) => confirmations.purge(...old)),
  },
  {
    task: 'purge-test-people',
    table: 'customer_link (test mode)',
    since: 'linked_at',
    days: TEST_MODE_KEPT_DAYS,
    clock: 'own',
    atATime: 500,
    purge: (get, ...old) => get(CustomerUnitOfWork).run(({ links }) => links.purgeTests(...old)),
  },
  {
    task: 'purge-test-people',
    table: 'contact (test mode, without orders)',
    since: 'created_at',
    days: TEST_MODE_KEPT_DAYS,
    clock: 'own',
    atATime: 500,
    purge: (get, ...old) => get(CustomerUnitOfWork).run(({ contacts }) => contacts.purgeTests(...old)),
  },
  {
    task: 'purge-webhook-events',
    table: 'webhook_delivery',
    since: 'event_id',
    days: WEBHOOKS_KEPT_DAYS,
    clock: 'real',
    atATime: 1_000,
    purge: (get, ...old) => get(DeliveryLog).purgeDeliveries(...old),
  },
  {
    task: 'purge-webhook-events',
    table: 'webhook_event (made while a clock was ahead)',
    since: 'created_at',
    days: WEBHOOKS_KEPT_DAYS,
    clock: 'own',
    atATime: 1_000,
    purge: (get, ...old) => get(DeliveryLog).purge(...old),
  },
  {
    task: 'purge-webhook-listeners',
    table: 'webhook_listener',
    since: 'seen_at',
    days: 1,
    clock: 'real',
    atATime: 100,
    purge: (get, ...old) => get(ListenerQueue).purge(...old),
  },
  {
    task: 'purge-message-texts',
    table: 'message (recipient and texts)',
    since: 'created_at',
    days: 'messageTexts',
    clock: 'own',
    atATime: 1_000,
    purge: (get, ...old) => get(MessageLog).purgeTexts(...old),
  },
  {
    task: 'purge-merchant-notices',
    table: 'merchant_notice',
    since: 'mailed_at',
    days: 40,
    clock: 'real',
    atATime: 1_000,
    purge: (get, ...old) => get(NoticeUnitOfWork).run(({ notices }) => notices.purge(...old)),
  },
  {
    task: 'purge-notified-schedules',
    table: 'notified_schedule',
    since: 'ends_at',
    days: 30,
    clock: 'own',
    atATime: 1_000,
    purge: (get, ...old) => get(MessageLog).purgeSchedules(...old),
  },
  {
    task: 'purge-audit-entries',
    table: 'audit_entry',
    since: 'id',
    days: 'auditEntries',
    clock: 'real',
    atATime: 1_000,
    purge: (get, ...old) => get(AuditList).purge(...old),
  },
  {
    // A report that the provider repeats later is processed once more, which changes nothing.
    task: 'purge-provider-events',
    table: 'provider_event',
    since: 'done_at',
    days: 30,
    clock: 'own',
    atATime: 1_000,
    purge: (get, ...old) => get(MoneyUnitOfWork).run(({ events }) => events.purge(...old)),
  },
  {
    task: 'purge-sandbox-charges',
    table: 'sandbox_charge',
    since: 'created_at',
    days: TEST_MODE_KEPT_DAYS,
    clock: 'own',
    atATime: 500,
    purge: (get, ...old) => get(PaymentSandbox).purge(...old),
  },
  {
    task: 'purge-submissions',
    table: 'form_submission',
    since: 'submitted_at',
    days: 'workspace',
    clock: 'own',
    atATime: 100,
    purge: (get) => get(PurgeOldSubmissions).execute(),
  },
  {
    task: 'purge-sign-ups',
    table: 'subscription (unconfirmed)',
    since: 'asked_at',
    days: 30,
    clock: 'own',
    atATime: 1_000,
    purge: (get, before, most) => get(SubscriptionList).purge({ unansweredSince: before, overSince: NEVER }, most),
  },
  {
    task: 'purge-sign-ups',
    table: 'subscription (restock alerts that are over)',
    since: 'ended_at',
    days: 90,
    clock: 'own',
    atATime: 1_000,
    purge: (get, before, most) => get(SubscriptionList).purge({ unansweredSince: NEVER, overSince: before }, most),
  },
  {
    task: 'purge-rate-buckets',
    table: 'rate_bucket',
    since: 'full_at',
    days: 0,
    clock: 'real',
    atATime: 1_000,
    purge: (get) => get(RateLimiter).prune(),
  },
];

const MINUTE_MS = 60_000;
const OFTEN = ['purge-test-orders', 'purge-rate-buckets'];

/** One task for each name in the table, hourly unless it is to be done often. */
export const retentionTasks: readonly MaintenanceTask[] = [...new Set(RETENTION.map(({ task }) => task))].map((name) => ({
  name,
  everyMs: OFTEN.includes(name) ? MINUTE_MS : 60 * MINUTE_MS,
  run: (get) =>
    purgeAll(
      RETENTION.filter(({ task }) => task === name),
      get,
    ),
}));

/** Tasks whose statements read rows of test mode alone, by indexes that have no others. */
const OF_TEST_MODE = ['purge-test-orders', 'purge-test-codes', 'purge-test-people'];

/**
 * Deletes expired rows of test mode at once, for an owner who has advanced its clock. Rows in tables of both modes are deleted in
 * their hour.
 */
export const purgeTestMode = (get: Get): Promise<number> =>
  purgeAll(
    RETENTION.filter(({ task }) => OF_TEST_MODE.includes(task)),
    get,
  );

async function purgeAll(rows: readonly Retention[], get: Get): Promise<number> {
  let purged = 0;
  for (const { days, clock, atATime, purge } of rows) {
    const keptMs = keptMsOf(days, get);
    if (keptMs === undefined) continue;
    const before = new Date(
      get<Clock | RealClock>(clock === 'real' ? RealClock : Clock)
        .now()
        .getTime() - keptMs,
    );
    purged += await inBatches(atATime, (most) => purge(get, before, most));
  }
  return purged;
}

/** Returns the retention, ms; undefined without an end. */
function keptMsOf(days: Retention['days'], get: Get): number | undefined {
  if (days === 'workspace') return 0;
  const retentionDays = typeof days === 'number' ? days : get(ServiceConfig).keptDays[days];
  return retentionDays && retentionDays * DAY_MS;
}
