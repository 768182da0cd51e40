import type { Clock, IdGenerator } from '@svc/kernel';
import { DAY_MS } from '../domain/decide-sending';
import type { OtpUnitOfWork } from '../ports/otp-tx';
import { giveBack } from './send-code';

/** Most codes settled in one run. */
const MOST = 500;
const NOT_SENT = 'It was not sent: the process that was to send it ended before.';
const PERHAPS_SENT = 'It is not known whether it was sent: the process that sent it ended before the provider had answered.';

/**
 * Settles codes whose process died between charge and sending (D-111a). Codes that were certainly not sent are refunded; the others are
 * marked for the merchant and stay charged. Also deletes records of codes that the service's own number sent more than a day ago (D-101).
 */
export class SettleLeftCodes {
  /** @param rules leaseMs: period in which a code belongs to the process that charged it, longer than any sender takes */
  constructor(
    private readonly work: OtpUnitOfWork,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
    private readonly rules: { leaseMs: number },
  ) {}

  /** Returns the number of settled codes. */
  async execute(): Promise<number> {
    const now = this.clock.now();
    await this.work.run(({ challenges }) => challenges.purgeServiceSends(new Date(now.getTime() - DAY_MS)));
    for (let settled = 0; settled < MOST; settled += 1) {
      if (!(await this.settleOne(now))) return settled;
    }
    return MOST;
  }

  private settleOne(at: Date): Promise<boolean> {
    return this.work.run(async (tx) => {
      const code = await tx.challenges.takeLeft(new Date(at.getTime() - this.rules.leaseMs));
      if (!code) return false;
      const endedAt = this.clock.now(code);
      if (code.handover === 'due') await giveBack(tx, code, { at: endedAt, reason: NOT_SENT, id: this.ids.next() });
      else await tx.challenges.unclear(code, { at: endedAt, reason: PERHAPS_SENT });
      return true;
    });
  }
}
