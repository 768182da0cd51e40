import { classOf, type Job, type Span, type TraceContext, tracing } from '@svc/kernel';
import { queueLabel } from './queue-label';

/** Spans of jobs that are enqueued together, one for each queue of a trace that is recorded: the work of a job is below it. */
export class EnqueueingSpans {
  private readonly spans = new Map<string, Span | undefined>();

  constructor(jobs: readonly Job[]) {
    for (const job of jobs) this.begin(job);
  }

  /** Returns the context that a job carries; undefined where its trace is not recorded. */
  contextOf(job: Job): TraceContext | undefined {
    return this.spans.get(keyOf(job))?.context;
  }

  /** Ends the spans when the work has ended. */
  async during(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      for (const span of this.spans.values()) span?.fail(classOf(error));
      throw error;
    } finally {
      for (const span of this.spans.values()) span?.end();
    }
  }

  private begin(job: Job): void {
    const trace = traceOf(job);
    const key = keyOf(job);
    if (trace === undefined || this.spans.has(key)) return;
    this.spans.set(key, tracing().begin({ name: `enqueue ${queueLabel(job.queue)}`, kind: 'producer' }, trace));
  }
}

const traceOf = ({ trace = tracing().current }: Job): TraceContext | undefined => trace;
const keyOf = (job: Job): string => `${job.queue} ${traceOf(job)}`;
