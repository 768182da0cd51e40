import { inBatches, type Clock } from '@svc/kernel';
import type { CustomerUnitOfWork } from '../ports/customer-tx';

const RETENTION_MS = 90 * 86_400_000;
/** Few enough for a short transaction. */
const AT_A_TIME = 500;

/** Deletes contacts and links of test mode for good after 90 days, as test orders are; a contact that an order names goes after it. */
export class PurgeTestPeople {
  constructor(
    private readonly work: CustomerUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Answers how many. */
  async execute(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    const links = await inBatches(AT_A_TIME, (most) => this.work.run((tx) => tx.links.purgeTests(before, most)));
    const contacts = await inBatches(AT_A_TIME, (most) => this.work.run((tx) => tx.contacts.purgeTests(before, most)));
    return links + contacts;
  }
}
