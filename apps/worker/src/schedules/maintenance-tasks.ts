import type { Abstract, Type } from '@nestjs/common';
import { DeleteRemovedWorkspaces } from '@svc/access';
import { PartitionKeeper, SearchIndexKeeper, StatisticsKeeper, type ServiceConfig } from '@svc/composition';
import { MailNotices } from '@svc/notifications';
import { SettleLeftCodes } from '@svc/otp';
import { AddProviderAccounts } from '@svc/payments';
import { PurgeStaff, SendStaffMails } from '@svc/staff';
import { NotifyRestocked } from '@svc/subscriptions';
import { ReconcileInventory } from './reconcile-inventory';
import { retentionTasks } from './retention';

/** A task for all workspaces, done at its own rhythm, once for all workers. */
export interface MaintenanceTask {
  /** Unique name of the task in the queue. */
  name: string;
  everyMs: number;
  /** Does the task; returns the number of rows or items it has dealt with. */
  run(get: <T>(doer: Abstract<T> | Type<T>) => T): Promise<number>;
}

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Returns all maintenance tasks; the table of retention lists how long rows are kept. */
export const maintenanceTasks = ({ codeSweepMs }: ServiceConfig['waits']): MaintenanceTask[] => [
  { name: 'keep-partitions', everyMs: HOUR_MS, run: (get) => get(PartitionKeeper).execute() },
  { name: 'merge-search-indexes', everyMs: 10 * SECOND_MS, run: (get) => get(SearchIndexKeeper).execute() },
  { name: 'analyze-grown-tables', everyMs: 5 * SECOND_MS, run: (get) => get(StatisticsKeeper).execute() },
  { name: 'reconcile-inventory', everyMs: DAY_MS, run: (get) => get(ReconcileInventory).run() },
  { name: 'settle-left-codes', everyMs: codeSweepMs, run: (get) => get(SettleLeftCodes).execute() },
  { name: 'tell-restocked', everyMs: 5 * SECOND_MS, run: (get) => get(NotifyRestocked).execute() },
  { name: 'mail-notices', everyMs: 5 * SECOND_MS, run: (get) => get(MailNotices).execute() },
  { name: 'add-provider-accounts', everyMs: DAY_MS, run: (get) => get(AddProviderAccounts).execute() },
  { name: 'delete-removed-workspaces', everyMs: 5 * SECOND_MS, run: (get) => get(DeleteRemovedWorkspaces).execute() },
  { name: 'send-staff-mails', everyMs: SECOND_MS, run: (get) => get(SendStaffMails).execute() },
  { name: 'purge-staff', everyMs: HOUR_MS, run: (get) => get(PurgeStaff).execute() },
  ...retentionTasks,
];
