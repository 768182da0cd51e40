import { JobQueue, type Bell } from '../job-queue';

/** Remembers the bells, in order; nobody hears them. */
export class RecordingJobQueue extends JobQueue {
  readonly bells: Bell[] = [];

  async ring(bells: readonly Bell[]): Promise<void> {
    this.bells.push(...bells);
  }

  async waiting(queue: string): Promise<number> {
    return this.bells.filter((bell) => bell.queue === queue).length;
  }
}
