import { Inject, Injectable } from '@nestjs/common';
import { JobRefused, Metrics, queueLabel, secondsSince } from '@svc/composition';

/** Measures the jobs of this worker, those that run among them. */
@Injectable()
export class JobMeter {
  /** Starts of the running jobs of each queue, in their order. */
  private readonly running = new Map<string, Set<{ startedMs: number }>>();

  constructor(@Inject(Metrics) private readonly metrics: Pick<Metrics, 'observe' | 'read'>) {
    metrics.read('process', ['jobs_running', 'job_oldest_running_seconds'], () => this.readings());
  }

  /** Lists a queue with no running job, so that its metrics are there from the start. */
  expect(queue: string): void {
    this.jobsOf(queue);
  }

  /** Does the work of one job. */
  async measure(queue: string, work: () => Promise<unknown>): Promise<void> {
    const job = { startedMs: performance.now() };
    const jobs = this.jobsOf(queue).add(job);
    let outcome = 'done';
    try {
      await work();
    } catch (error) {
      outcome = error instanceof JobRefused ? 'refused' : 'failed';
      throw error;
    } finally {
      jobs.delete(job);
      this.metrics.observe('job_duration_seconds', { queue: queueLabel(queue), outcome }, secondsSince(job.startedMs));
    }
  }

  private jobsOf(queue: string): Set<{ startedMs: number }> {
    let jobs = this.running.get(queue);
    if (!jobs) this.running.set(queue, (jobs = new Set()));
    return jobs;
  }

  private readings() {
    return [...this.running].flatMap(([name, jobs]) => {
      const [oldest] = jobs;
      const labels = { queue: queueLabel(name) };
      return [
        { metric: 'jobs_running' as const, labels, value: jobs.size },
        { metric: 'job_oldest_running_seconds' as const, labels, value: oldest ? secondsSince(oldest.startedMs) : 0 },
      ];
    });
  }
}
