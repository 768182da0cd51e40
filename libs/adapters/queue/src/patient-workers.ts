import { setTimeout as pause } from 'node:timers/promises';
import { BackOff, type PauseBounds } from '@svc/kernel';
import { createPostgresBackend, type Job, withBackend, Worker } from 'bullmq';

/** Pauses before the next fetch after one that failed, ms. */
export const FETCH_PAUSES: PauseBounds = { firstMs: 100, mostMs: 10_000 };

/**
 * Fetches of a worker, with a growing pause after each that fails (ADR 0141 r1): BullMQ itself fetches again at once after an error other
 * than a refused connection.
 */
class SpacedFetches {
  private readonly pauses = new BackOff(FETCH_PAUSES, Math.random);
  private readonly closing = new AbortController();

  constructor(worker: { once(event: 'closing', listener: () => void): unknown }) {
    worker.once('closing', () => this.closing.abort());
  }

  async attempt<T>(fetch: () => Promise<T>): Promise<T> {
    try {
      const job = await fetch();
      this.pauses.reset();
      return job;
    } catch (error) {
      await pause(this.pauses.next(), undefined, { signal: this.closing.signal, ref: false }).catch(() => undefined);
      throw error;
    }
  }
}

/** Worker on Redis that backs off. */
export class PatientWorker extends Worker {
  private readonly fetches = new SpacedFetches(this);

  protected override moveToActive(token: string, name?: string): Promise<Job> {
    return this.fetches.attempt(() => super.moveToActive(token, name));
  }
}

/** BullMQ's classes on Postgres. */
export const postgresQueues = withBackend(createPostgresBackend);

/** Worker on Postgres that backs off. */
export class PatientPostgresWorker extends postgresQueues.Worker {
  private readonly fetches = new SpacedFetches(this);

  protected override moveToActive(...args: Parameters<PatientWorker['moveToActive']>) {
    return this.fetches.attempt(() => super.moveToActive(...args));
  }
}
