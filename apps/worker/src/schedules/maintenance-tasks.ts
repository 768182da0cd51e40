import type { Abstract, Type } from '@nestjs/common';
import { RateLimiter } from '@svc/access';
import { PaymentSandbox, type ServiceConfig } from '@svc/composition';
import { ForgetOldSubmissions } from '@svc/content';
import { ForgetTestPeople } from '@svc/customers';
import { ForgetOldMessages } from '@svc/notifications';
import { ForgetTestOrders } from '@svc/orders';
import { ForgetTestCodes, SettleLeftCodes } from '@svc/otp';
import { ForgetProviderEvents } from '@svc/payments';
import { ForgetOldSignUps, TellRestocked } from '@svc/subscriptions';
import { ForgetOldEvents } from '@svc/webhooks';
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
  { name: 'purge-test-orders', everyMs: MINUTE_MS, run: (get) => get(ForgetTestOrders).execute() },
  { name: 'purge-test-codes', everyMs: HOUR_MS, run: (get) => get(ForgetTestCodes).execute() },
  { name: 'purge-test-people', everyMs: HOUR_MS, run: (get) => get(ForgetTestPeople).execute() },
  { name: 'purge-webhook-events', everyMs: HOUR_MS, run: (get) => get(ForgetOldEvents).execute() },
  { name: 'purge-messages', everyMs: HOUR_MS, run: (get) => get(ForgetOldMessages).execute() },
  { name: 'purge-provider-events', everyMs: HOUR_MS, run: (get) => get(ForgetProviderEvents).execute() },
  { name: 'purge-sandbox-charges', everyMs: HOUR_MS, run: (get) => get(PaymentSandbox).forgetOld() },
  { name: 'purge-submissions', everyMs: HOUR_MS, run: (get) => get(ForgetOldSubmissions).execute() },
  { name: 'purge-sign-ups', everyMs: HOUR_MS, run: (get) => get(ForgetOldSignUps).execute() },
];
