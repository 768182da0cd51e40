import { inBatches, type Clock } from '@svc/kernel';
import type { MoneyUnitOfWork } from '../ports/payment-tx';

const RETENTION_MS = 30 * 86_400_000;
/** Few enough for a short transaction. */
const AT_A_TIME = 1_000;

/** Forgets what providers told, as it came, 30 days after it was done; one that is told again then is worked off once more, which changes nothing. */
export class PurgeProviderEvents {
  constructor(
    private readonly work: MoneyUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Answers how many. */
  execute(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    return inBatches(AT_A_TIME, (most) => this.work.run(({ events }) => events.purge(before, most)));
  }
}
