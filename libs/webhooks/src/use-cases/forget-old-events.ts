import type { Clock } from '@svc/kernel';
import type { DeliveryLog } from '../ports/delivery-log';

const RETENTION_MS = 30 * 86_400_000;
/** Few enough for a short transaction. */
const AT_A_TIME = 1_000;

/** Forgets events, and what was sent of them, after 30 days (D-75). */
export class ForgetOldEvents {
  constructor(
    private readonly log: DeliveryLog,
    private readonly clock: Clock,
  ) {}

  /** Answers how many events. */
  async execute(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    let forgotten = 0;
    for (let last = AT_A_TIME; last === AT_A_TIME; forgotten += last) last = await this.log.forget(before, AT_A_TIME);
    return forgotten;
  }
}
