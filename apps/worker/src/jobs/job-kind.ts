import { JOB_QUEUES } from '@svc/composition';
import type { Due, JobPayload } from '@svc/kernel';
import { z } from 'zod';

/** Payload of a job that is processed in the tenant scope of its workspace. */
export const tenantPayload = z.strictObject({ workspaceId: z.uuid() });

/** Payload of a job that is processed by the clock of a mode as well. */
export const modalPayload = tenantPayload.extend({ mode: z.enum(['live', 'test']) });

/** Payload of a job about one thing of a context of money, such as a refund. */
export const moneyPayload = modalPayload.extend({ id: z.uuid() });

/** One kind of job: its queue, the form of its payloads, its work, and a query for its due work. */
export interface JobKind<J extends JobPayload = JobPayload> {
  queue: string;
  form: z.ZodType<J>;
  /** Jobs that a worker processes at a time. */
  concurrency: number;
  /** Does the work of a job. A rejection has the job tried again, a few times. */
  work(job: J): Promise<unknown>;
  /**
   * Returns the payloads of up to `most` jobs that are due now, their job lost or never enqueued, or will be within `aheadMs`;
   * the longest due first. Leased work is due when its lease ends.
   */
  due(most: number, aheadMs: number): Promise<Due<JobPayload>[]>;
}

/** Types the work of a kind by its form. */
export const kindOf = <J extends JobPayload>(kind: JobKind<J>): JobKind => kind;

/** A class with the work of some kinds of jobs. */
export interface Processor {
  readonly jobs: readonly JobKind[];
}

/** Token of all kinds of jobs: `JobKind[]`. */
export const JOB_KINDS = Symbol('JobKinds');

/**
 * Returns the kinds of all processors. Throws, so that no worker starts, where a queue has no processor, or two, or is not
 * among JOB_QUEUES.
 */
export function kindsOf(processors: readonly Processor[], queues = JOB_QUEUES): JobKind[] {
  const kinds = processors.flatMap(({ jobs }) => jobs);
  const faults = [...new Set([...queues, ...kinds.map(({ queue }) => queue)])].flatMap((queue) => {
    const count = kinds.filter((kind) => kind.queue === queue).length;
    return count === 1 && queues.includes(queue) ? [] : [`${queue} has ${count}${queues.includes(queue) ? '' : ' and is not listed'}`];
  });
  if (faults.length > 0) throw new Error(`Each queue of JOB_QUEUES has one processor: ${faults.join('; ')}.`);
  return kinds;
}
