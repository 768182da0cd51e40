import { inBatches, type Clock } from '@svc/kernel';
import type { SubscriptionList } from '../ports/subscription-list';

const DAY_MS = 86_400_000;
const UNANSWERED_DAYS = 30;
const OVER_DAYS = 90;
/** Few enough for a short transaction. */
const AT_A_TIME = 1_000;

/** Deletes who has not answered the mail to confirm for 30 days, and restock alerts 90 days after they were told or ended. */
export class PurgeOldSignUps {
  constructor(
    private readonly list: Pick<SubscriptionList, 'purge'>,
    private readonly clock: Clock,
  ) {}

  /** Answers how many. */
  execute(): Promise<number> {
    const before = (days: number) => new Date(this.clock.now().getTime() - days * DAY_MS);
    const times = { unansweredSince: before(UNANSWERED_DAYS), overSince: before(OVER_DAYS) };
    return inBatches(AT_A_TIME, (most) => this.list.purge(times, most));
  }
}
