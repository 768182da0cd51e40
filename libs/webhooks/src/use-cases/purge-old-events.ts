import { inBatches, type Clock } from '@svc/kernel';
import type { DeliveryLog } from '../ports/delivery-log';

const RETENTION_MS = 30 * 86_400_000;
/** Few enough for a short transaction. */
const AT_A_TIME = 1_000;

/** Forgets events, and what was sent of them, after 30 days (D-75). */
export class PurgeOldEvents {
  constructor(
    private readonly log: DeliveryLog,
    private readonly clock: Clock,
  ) {}

  /** Answers how many events. */
  execute(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    return inBatches(AT_A_TIME, (most) => this.log.purge(before, most));
  }
}
