import { outboxLag, schemaGap, sqlOf, stampLag, TransactionPooling, type OutboxLag, type RecurringTasks } from '@svc/adapters/postgres';
import { troubleOf, type JobQueues } from '@svc/adapters/queue';
import type { DataSource } from 'typeorm';
import type { ServiceConfig } from '../config/config';
import { JOB_QUEUES } from '../config/job-queues';

type PartStatus = 'ok' | 'failed' | 'late';

/**
 * Parts of readiness, and which of them decide: without those, no request can be served. Without the others some work only waits, so they
 * are only reported (D-136): taking every process away for them would end all other work, too.
 */
const DECIDES = { database: true, queue: false, migrations: true, stamps: false, outbox: false, recurring: false };

type ReadinessParts = Record<keyof typeof DECIDES, PartStatus>;

/** Status of a process, `ok` when it can serve requests, and that of each part. */
export interface ReadinessReport {
  status: 'ok' | 'failed';
  parts: ReadinessParts;
  /** Nothing leaves the service at present (OUTWARD=off); absent otherwise. */
  outward?: 'off';
  /** Cause of a failed part and its remedy, in sentences, where they are known; of the database first, since it decides. */
  reason?: string;
  /** Time that the oldest change has been waiting for its sync stamp (D-30a), ms; absent when the database does not report it. */
  stampLagMs?: number;
  /** Time that the oldest fact has been waiting for a worker to relay it, ms; absent when the database does not report it. */
  outboxLagMs?: number;
  /**
   * Recurring tasks that no worker has done for three of their intervals (D-142); absent when there is none, or the database does not
   * report it.
   */
  lateTasks?: string[];
}

/** Queue whose state stands for all of them. */
export const MAINTENANCE_QUEUE = 'maintenance.v2';

const PART_TIMEOUT_MS = 2_000;
const LATE_MS = 10_000;

/** Returns `failed` when a part that decides has failed. */
export function readinessOf(parts: ReadinessParts): ReadinessReport['status'] {
  const names = Object.keys(DECIDES) as (keyof ReadinessParts)[];
  return names.every((name) => !DECIDES[name] || parts[name] === 'ok') ? 'ok' : 'failed';
}

/** Checks each part of readiness, for two seconds at most. */
export class Readiness {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: Pick<JobQueues, 'ping'>,
    private readonly recurring: Pick<RecurringTasks, 'late'>,
    private readonly config: Pick<ServiceConfig, 'outward'>,
  ) {}

  async check(): Promise<ReadinessReport> {
    let stampLagMs: number | undefined;
    let outboxLagMs: number | undefined;
    let lateTasks: string[] = [];
    const reasons: { database?: string; queue?: string } = {};
    const noteDatabase = (error: unknown) => {
      if (error instanceof TransactionPooling) reasons.database = error.message;
      throw error;
    };
    const [database, queue, migrations, stamps, outbox, recurring] = await Promise.all([
      answers(this.dataSource.query('select 1').catch(noteDatabase)),
      answers(this.queues.ping(MAINTENANCE_QUEUE, ...JOB_QUEUES), (error) => (reasons.queue = queueReason(error))),
      answers(schemaGap(this.dataSource).then((gap) => (gap ? Promise.reject(new Error(gap)) : undefined))),
      answers(stampLag(sqlOf(this.dataSource)).then((lag) => (stampLagMs = lag))),
      answers(this.outbox().then(({ oldestMs }) => (outboxLagMs = oldestMs))),
      answers(this.recurring.late().then((names) => (lateTasks = names))),
    ]);
    const parts = {
      database,
      queue,
      migrations,
      stamps: orLate(stamps, stampLagMs),
      outbox: orLate(outbox, outboxLagMs),
      recurring: lateTasks.length > 0 ? ('late' as const) : recurring,
    };
    const reason = reasons.database ?? reasons.queue;
    return {
      status: readinessOf(parts),
      ...(reason !== undefined && { reason }),
      parts,
      ...(!this.config.outward && { outward: 'off' as const }),
      stampLagMs,
      outboxLagMs,
      ...(lateTasks.length > 0 && { lateTasks }),
    };
  }

  /** Returns the state of the outbox. */
  outbox(): Promise<OutboxLag> {
    return outboxLag(sqlOf(this.dataSource));
  }
}

function orLate(part: PartStatus, lagMs = 0): PartStatus {
  return lagMs > LATE_MS ? 'late' : part;
}

/** Returns the cause of a failed queue, with the words of the server, which say which limit it has reached. */
function queueReason(error: unknown): string {
  return `${troubleOf(error).message} (${error instanceof Error ? error.message : String(error)})`;
}

async function answers(work: Promise<unknown>, onFailure?: (error: unknown) => void): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PART_TIMEOUT_MS);
  });
  return Promise.race([work, timeout])
    .then(() => 'ok' as const)
    .catch((error: unknown) => {
      onFailure?.(error);
      return 'failed' as const;
    })
    .finally(() => clearTimeout(timer));
}
