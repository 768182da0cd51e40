import type { Clock } from '@svc/kernel';
import type { MessageLog } from '../ports/message-log';

const RETENTION_MS = 90 * 86_400_000;
/** Few enough for a short transaction. */
const AT_A_TIME = 1_000;

/** Forgets messages after 90 days, with the addresses they went to. */
export class ForgetOldMessages {
  constructor(
    private readonly log: MessageLog,
    private readonly clock: Clock,
  ) {}

  /** Answers how many. */
  async execute(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    let forgotten = 0;
    for (let last = AT_A_TIME; last === AT_A_TIME; forgotten += last) last = await this.log.forget(before, AT_A_TIME);
    return forgotten;
  }
}
