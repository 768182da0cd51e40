import type { Abstract, Type } from '@nestjs/common';
import { RateLimiter } from '@svc/access';
import { PaymentSandbox, type ServiceConfig } from '@svc/composition';
import { PurgeOldSubmissions } from '@svc/content';
import { PurgeTestPeople } from '@svc/customers';
import { PurgeOldMessages } from '@svc/notifications';
import { PurgeTestOrders } from '@svc/orders';
import { PurgeTestCodes, SettleLeftCodes } from '@svc/otp';
import { PurgeProviderEvents } from '@svc/payments';
import { PurgeOldSignUps, TellRestocked } from '@svc/subscriptions';
import { PurgeOldEvents } from '@svc/webhooks';
import { ReconcileInventory } from './reconcile-inventory';

/** A task for all workspaces, done at its own rhythm, once for all workers. */
export interface MaintenanceTask {
  /** Unique: the task is known by it in the queue. */
  name: string;
  everyMs: number;
  /** Answers of how many things something was done. */
  run(get: <T>(doer: Abstract<T> | Type<T>) => T): Promise<number>;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Every maintenance task there is. What is purged is purged as soon as its use case says that it was kept for long enough. */
export const maintenanceTasks = ({ codeSweepMs }: ServiceConfig['waits']): MaintenanceTask[] => [
  { name: 'reconcile-inventory', everyMs: DAY_MS, run: (get) => get(ReconcileInventory).run() },
  { name: 'settle-left-codes', everyMs: codeSweepMs, run: (get) => get(SettleLeftCodes).execute() },
  { name: 'tell-restocked', everyMs: 5 * SECOND_MS, run: (get) => get(TellRestocked).execute() },
  { name: 'purge-rate-buckets', everyMs: MINUTE_MS, run: (get) => get(RateLimiter).prune() },
  { name: 'purge-test-orders', everyMs: MINUTE_MS, run: (get) => get(PurgeTestOrders).execute() },
  { name: 'purge-test-codes', everyMs: HOUR_MS, run: (get) => get(PurgeTestCodes).execute() },
  { name: 'purge-test-people', everyMs: HOUR_MS, run: (get) => get(PurgeTestPeople).execute() },
  { name: 'purge-webhook-events', everyMs: HOUR_MS, run: (get) => get(PurgeOldEvents).execute() },
  { name: 'purge-messages', everyMs: HOUR_MS, run: (get) => get(PurgeOldMessages).execute() },
  { name: 'purge-provider-events', everyMs: HOUR_MS, run: (get) => get(PurgeProviderEvents).execute() },
  { name: 'purge-sandbox-charges', everyMs: HOUR_MS, run: (get) => get(PaymentSandbox).purgeOld() },
  { name: 'purge-submissions', everyMs: HOUR_MS, run: (get) => get(PurgeOldSubmissions).execute() },
  { name: 'purge-sign-ups', everyMs: HOUR_MS, run: (get) => get(PurgeOldSignUps).execute() },
];
