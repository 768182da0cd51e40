import type { Mode } from './mode';

/** Whose work a job is. The ids beside it, texts all of them, say what it is about. */
export interface JobPayload {
  /** A job is processed in the tenant scope of its workspace. */
  readonly workspaceId: string;
  readonly mode?: Mode;
}

/** Says that there is work; what the work is stands in Postgres. */
export interface Job<Payload extends JobPayload = JobPayload> {
  /** Name of the queue, with the version of its payloads: `webhook-delivery.v2`. */
  queue: string;
  payload: Payload;
  /** When it is due, by the clock of its workspace; at once when absent. */
  dueAt?: Date;
}

/**
 * Hands work to the workers, after the commit that made it. A job may be lost, or come twice: its processor looks in
 * Postgres for what is due and takes it by a lease, and a sweeper looks for work whose job was lost.
 */
export abstract class JobQueue {
  /** Rejects when the queue does not answer. */
  abstract enqueue(jobs: readonly Job[]): Promise<void>;

  /** How many jobs of a queue could be processed now and are not. Rejects when the queue does not answer. */
  abstract waiting(queue: string): Promise<number>;
}
