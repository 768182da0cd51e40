import { inBatches, type Clock } from '@svc/kernel';
import type { OtpUnitOfWork } from '../ports/otp-tx';

const RETENTION_MS = 90 * 86_400_000;
/** Few enough for a short transaction. */
const AT_A_TIME = 1_000;

/** Deletes challenges of test mode for good after 90 days, as test orders are. */
export class PurgeTestCodes {
  constructor(
    private readonly work: OtpUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Answers how many. */
  execute(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    return inBatches(AT_A_TIME, (most) => this.work.run(({ challenges }) => challenges.purgeTests(before, most)));
  }
}
