import { JobQueue, type Job } from '../outbox';

/** Records the jobs, in order; nobody processes them. */
export class RecordingJobQueue extends JobQueue {
  readonly jobs: Job[] = [];

  async enqueue(jobs: readonly Job[]): Promise<void> {
    this.jobs.push(...jobs);
  }

  async waiting(queue: string): Promise<number> {
    return this.jobs.filter((job) => job.queue === queue).length;
  }
}
