import { inBatches, type Clock } from '@svc/kernel';
import type { MessageLog } from '../ports/message-log';

const RETENTION_MS = 90 * 86_400_000;
/** Few enough for a short transaction. */
const AT_A_TIME = 1_000;

/** Deletes messages after 90 days, with the addresses they went to. */
export class PurgeOldMessages {
  constructor(
    private readonly log: MessageLog,
    private readonly clock: Clock,
  ) {}

  /** Answers how many. */
  execute(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    return inBatches(AT_A_TIME, (most) => this.log.purge(before, most));
  }
}
