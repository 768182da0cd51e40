import { schemaIsCurrent } from '@svc/adapters/postgres';
import type { JobQueues } from '@svc/adapters/queue';
import type { DataSource } from 'typeorm';

type PartStatus = 'ok' | 'failed';

/** What a request needs, part by part. */
export interface ReadinessReport {
  status: PartStatus;
  parts: { database: PartStatus; queue: PartStatus; migrations: PartStatus };
}

/** The queue whose answer stands for all of them. */
export const MAINTENANCE_QUEUE = 'maintenance';

const PATIENCE_MS = 2_000;

/** Whether this process can do its work: database, queue and schema answer within two seconds. */
export class Readiness {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
  ) {}

  async check(): Promise<ReadinessReport> {
    const [database, queue, migrations] = await Promise.all([
      answers(this.dataSource.query('select 1')),
      answers(this.queues.ping(MAINTENANCE_QUEUE)),
      answers(schemaIsCurrent(this.dataSource).then((current) => (current ? undefined : Promise.reject(new Error('behind'))))),
    ]);
    const parts = { database, queue, migrations };
    return { status: Object.values(parts).every((part) => part === 'ok') ? 'ok' : 'failed', parts };
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
