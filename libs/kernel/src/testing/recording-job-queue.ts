import { JobQueue, type Bell } from '../job-queue';

/** Remembers the bells, in order. */
export class RecordingJobQueue extends JobQueue {
  readonly bells: Bell[] = [];

  async ring(bells: readonly Bell[]): Promise<void> {
    this.bells.push(...bells);
  }
}
