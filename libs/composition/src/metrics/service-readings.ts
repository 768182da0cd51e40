import type { Metrics, Reading, ReadName } from '@svc/adapters/metrics';
import {
  asTenant,
  countHolds,
  type DatabaseClock,
  EVERY_WORKSPACE,
  failingDestinations,
  oldestDue,
  outboxLag,
  poolUse,
  PostgresInventoryCheck,
  type RecurringTasks,
  type RefusedJobs,
  type Sql,
  stampLag,
} from '@svc/adapters/postgres';
import { type JobQueues, queueLabel } from '@svc/adapters/queue';
import { API_VERSION } from '@svc/contracts';
import type { DataSource } from 'typeorm';
import type { ServiceConfig } from '../config/config';
import { JOB_QUEUES } from '../config/job-queues';
import { MAINTENANCE_QUEUE } from '../process/readiness';

/** Names of a process that serves metrics, and of what it reads them from. */
export interface ServiceParts {
  processName: string;
  config: Pick<ServiceConfig, 'database' | 'wallets'>;
  clock: Pick<DatabaseClock, 'offsetOfMachineMs' | 'real'>;
  source: DataSource;
  sql: Sql;
  queues: Pick<JobQueues, 'state'>;
  refused: Pick<RefusedJobs, 'count'>;
  recurring: Pick<RecurringTasks, 'late'>;
}

const OF_PROCESS = [
  'build_info',
  'database_pool_connections',
  'database_pool_max_connections',
  'database_pool_waiting_requests',
  'database_clock_offset_seconds',
  'wallet_certificate_expiry_timestamp_seconds',
] as const satisfies ReadName[];

const OF_DATABASE = [
  'outbox_waiting_facts',
  'outbox_failing_facts',
  'outbox_oldest_seconds',
  'stamp_lag_seconds',
  'due_oldest_seconds',
  'webhook_destinations_failing',
  'webhook_failing_oldest_seconds',
  'checkout_holds',
  'inventory_drift',
  'jobs_refused_total',
  'recurring_task_late',
] as const satisfies ReadName[];

const OF_QUEUE = [
  'queue_jobs',
  'queue_oldest_waiting_seconds',
  'queue_redis_memory_used_bytes',
  'queue_redis_memory_max_bytes',
] as const satisfies ReadName[];

const ALL_QUEUES = [...JOB_QUEUES, MAINTENANCE_QUEUE];
const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Has each scrape of a process read the state of its pool, and of the service as a whole. */
export function readService(metrics: Pick<Metrics, 'read'>, parts: ServiceParts): void {
  metrics.read('process', OF_PROCESS, () => ofProcess(parts));
  metrics.read('database', OF_DATABASE, () => asTenant(EVERY_WORKSPACE, () => ofDatabase(parts)));
  metrics.read('queue', OF_QUEUE, () => ofQueues(parts));
}

const plain = <Name extends ReadName>(metric: Name, value: number): Reading => ({ metric, labels: {}, value }) as Reading;

function ofProcess({ processName, config, clock, source }: ServiceParts): Reading[] {
  const { used, idle, waiting } = poolUse(source);
  const { apple } = config.wallets;
  return [
    { metric: 'build_info', labels: { process: processName, version: API_VERSION, node: process.version }, value: 1 },
    { metric: 'database_pool_connections', labels: { state: 'used' }, value: used },
    { metric: 'database_pool_connections', labels: { state: 'idle' }, value: idle },
    plain('database_pool_max_connections', config.database.poolSize),
    plain('database_pool_waiting_requests', waiting),
    plain('database_clock_offset_seconds', clock.offsetOfMachineMs() / 1_000),
    ...(apple ? [plain('wallet_certificate_expiry_timestamp_seconds', apple.validTo.getTime() / 1_000)] : []),
  ];
}

/** Reads one after the other, so that a scrape borrows one connection of the pool. */
async function ofDatabase({ sql, refused, recurring }: ServiceParts): Promise<Reading[]> {
  const outbox = await outboxLag(sql);
  const failing = await failingDestinations(sql);
  return [
    plain('outbox_waiting_facts', outbox.waiting),
    plain('outbox_failing_facts', outbox.failing),
    plain('outbox_oldest_seconds', outbox.oldestMs / 1_000),
    plain('stamp_lag_seconds', (await stampLag(sql)) / 1_000),
    ...(await oldestDue(sql)).map(
      ({ queue, seconds }): Reading => ({
        metric: 'due_oldest_seconds',
        labels: { queue: queueLabel(queue) },
        value: seconds,
      }),
    ),
    plain('webhook_destinations_failing', failing.destinations),
    plain('webhook_failing_oldest_seconds', failing.oldestSeconds),
    plain('checkout_holds', await countHolds(sql)),
    plain('inventory_drift', await new PostgresInventoryCheck(sql).driftCount()),
    plain('jobs_refused_total', await refused.count()),
    ...(await recurring.late()).map((task): Reading => ({ metric: 'recurring_task_late', labels: { task }, value: 1 })),
  ];
}

/** Goes by the clock of the database: that of this machine may be off. */
async function ofQueues({ queues, clock }: ServiceParts): Promise<Reading[]> {
  const state = await queues.state(ALL_QUEUES);
  const nowMs = clock.real().getTime();
  const readings = state.queues.flatMap(({ queue: name, waitingSince, ...jobs }): Reading[] => {
    const queue = queueLabel(name);
    const waitedMs = waitingSince === undefined ? 0 : Math.max(0, nowMs - waitingSince);
    return [
      ...STATES.map((state): Reading => ({ metric: 'queue_jobs', labels: { queue, state }, value: jobs[state] })),
      { metric: 'queue_oldest_waiting_seconds', labels: { queue }, value: waitedMs / 1_000 },
    ];
  });
  const { memory } = state;
  if (memory) readings.push(plain('queue_redis_memory_used_bytes', memory.used));
  if (memory?.most) readings.push(plain('queue_redis_memory_max_bytes', memory.most));
  return readings;
}
