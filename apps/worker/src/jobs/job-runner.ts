import {
  asTenant,
  EVERY_WORKSPACE,
  inTenantScope,
  JobQueues,
  JobRefused,
  LOGGER,
  type Logger,
  queueLabel,
  RefusedJobs,
  ServiceConfig,
  waitingQueues,
} from '@svc/composition';
import { Inject, Injectable } from '@nestjs/common';
import { faultsOf } from '@svc/contracts';
import { inSpan, type JobPayload, refOf, type Span, type SpanFacts, type TraceContext, tracing } from '@svc/kernel';
import type { z } from 'zod';
import { JobMeter } from '../operations/job-meter';

/** Parses a raw payload. Throws JobRefused, with the properties at fault and never a value, when it has another form. */
export function decodeJob<J>(form: z.ZodType<J>, payload: unknown): J {
  const { data, error } = form.safeParse(payload);
  if (error)
    throw new JobRefused(
      faultsOf(error)
        .map(({ path, message }) => `${path || 'payload'}: ${message}`)
        .join(' '),
    );
  return data;
}

/**
 * Base of all processors. It decodes and validates each job of a queue, and does its work in the tenant scope of its workspace
 * and mode: row-level security hides rows of other workspaces, and the clock is that of the workspace. A job of another form
 * is counted, fails at once with the reason, and is not tried again.
 */
@Injectable()
export class JobRunner {
  private readonly works = new Map<string, (payload: unknown) => Promise<unknown>>();

  constructor(
    @Inject(JobQueues) private readonly queues: Pick<JobQueues, 'process'>,
    @Inject(RefusedJobs) private readonly refused: Pick<RefusedJobs, 'add'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
    @Inject(ServiceConfig) private readonly config: Pick<ServiceConfig, 'outward'>,
    @Inject(JobMeter) private readonly meter: Pick<JobMeter, 'expect' | 'measure'>,
  ) {}

  /** Processes the jobs of a queue, at most `concurrency` at a time in this process, unless its work waits (OUTWARD=off). */
  process<J extends JobPayload>(queue: string, form: z.ZodType<J>, work: (job: J) => Promise<unknown>, concurrency: number): void {
    if (waitingQueues(this.config).includes(queue)) return;
    const decoded = async (payload: unknown, span?: Span) => {
      const job = decodeJob(form, payload);
      span?.set({ 'storefront.workspace': refOf('wks', job.workspaceId), 'storefront.mode': job.mode });
      return inTenantScope({ tenant: job.workspaceId, mode: job.mode ?? 'live' }, () => work(job));
    };
    this.works.set(queue, (payload) => decoded(payload));
    this.meter.expect(queue);
    this.queues.process(queue, (payload, trace) => this.recorded(queue, trace, (span) => decoded(payload, span)), concurrency);
  }

  /** Does the work of one job of a queue at once in this process, and waits until it is done. */
  async run(queue: string, payload: JobPayload): Promise<void> {
    const work = this.works.get(queue);
    if (!work) throw new Error(`No processor takes jobs of the queue ${queue}.`);
    await work(payload);
  }

  /** Processes jobs that belong to no workspace, one at a time; their work accesses the rows of every workspace. */
  processForAll<J>(queue: string, form: z.ZodType<J>, work: (job: J) => Promise<unknown>): void {
    this.meter.expect(queue);
    this.queues.process(queue, (payload, trace) =>
      this.recorded(queue, trace, async () => {
        const job = decodeJob(form, payload);
        return asTenant(EVERY_WORKSPACE, () => work(job));
      }),
    );
  }

  /** Does the work of a job in the trace that it carries, or in one of its own. */
  private async recorded(queue: string, trace: TraceContext | undefined, work: (span?: Span) => Promise<unknown>): Promise<void> {
    const facts: SpanFacts = { name: `job ${queueLabel(queue)}`, kind: 'consumer' };
    const span = trace === undefined ? tracing().beginTrace(facts) : tracing().begin(facts, trace);
    await inSpan(span, () => this.counted(queue, () => work(span)));
  }

  private async counted(queue: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await this.meter.measure(queue, work);
    } catch (error) {
      if (error instanceof JobRefused) await this.count(queue, error);
      throw error;
    }
  }

  private async count(queue: string, { message }: JobRefused): Promise<void> {
    await this.refused
      .add(queue, message)
      .catch((error: unknown) => this.logger.warn({ queue, error: String(error) }, 'A refused job could not be counted.'));
  }
}
