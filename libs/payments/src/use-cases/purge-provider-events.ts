import { inBatches, type Clock } from '@svc/kernel';
import type { MoneyUnitOfWork } from '../ports/payment-tx';

const RETENTION_MS = 30 * 86_400_000;
/** Few enough for a short transaction. */
const AT_A_TIME = 1_000;

/** Deletes callbacks of providers 30 days after they were processed; one that comes again then is processed once more, which changes nothing. */
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
