import { schemaIsCurrent, stampLag } from '@svc/adapters/postgres';
import type { JobQueues } from '@svc/adapters/queue';
import type { DataSource } from 'typeorm';

type PartStatus = 'ok' | 'failed';

/** What a request needs, part by part. */
export interface ReadinessReport {
  status: PartStatus;
  parts: { database: PartStatus; queue: PartStatus; migrations: PartStatus; stamps: PartStatus | 'late' };
  /** How long the oldest change has been waiting for its sync stamp (D-30a), ms; absent when the database does not tell. */
  stampLagMs?: number;
}

/** The queue whose answer stands for all of them. */
export const MAINTENANCE_QUEUE = 'maintenance';

const PATIENCE_MS = 2_000;
const LATE_MS = 10_000;

/**
 * Whether this process can do its work: database, queue and schema answer within two seconds. Late stamps are told and
 * leave it ready: delta reads lag behind then, but to take every process away would end all others, too.
 */
export class Readiness {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
  ) {}

  async check(): Promise<ReadinessReport> {
    let stampLagMs: number | undefined;
    const [database, queue, migrations, stamps] = await Promise.all([
      answers(this.dataSource.query('select 1')),
      answers(this.queues.ping(MAINTENANCE_QUEUE)),
      answers(schemaIsCurrent(this.dataSource).then((current) => (current ? undefined : Promise.reject(new Error('behind'))))),
      answers(stampLag(this.dataSource).then((lag) => (stampLagMs = lag))),
    ]);
    const status = [database, queue, migrations, stamps].every((part) => part === 'ok') ? 'ok' : 'failed';
    const late = stampLagMs !== undefined && stampLagMs > LATE_MS;
    return { status, parts: { database, queue, migrations, stamps: late ? 'late' : stamps }, stampLagMs };
  }
}

async function answers(work: Promise<unknown>): Promise<PartStatus> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  return Promise.race([work, patience])
    .then(() => 'ok' as const)
    .catch(() => 'failed' as const)
    .finally(() => clearTimeout(timer));
}
