import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator } from '@svc/kernel';
import { nameOf } from '../domain/money-name';
import { nextTry } from '../domain/next-try';
import { ProviderRefused } from '../domain/payment.errors';
import { refundFailed } from '../domain/refund-failed';
import type { DueRefund, MoneyUnitOfWork } from '../ports/money-tx';
import type { RefundStanding } from '../ports/payment-gateway';
import type { PaymentGateways } from '../ports/payment-gateways';
import type { PaymentWaits } from '../domain/payment-waits';
import type { Within } from './within';

/** What came of a try: `under_way`, the provider has taken it; `unsent`, it did not answer. Both are tried again. */
export type RefundOutcome = 'succeeded' | 'failed' | 'under_way' | 'unsent';

/** Sends a pending refund to the provider, and asks until it was given back or came to nothing: under one key, so that it is given back once. */
export class SendRefunds {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly work: MoneyUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'callMs' | 'refundMs'>,
  ) {}

  /** @param subject as `subjectOf` writes it. Undefined when it was not due. */
  async execute(subject: string): Promise<RefundOutcome | undefined> {
    const due = await this.work.run(({ refundWork }) => refundWork.claim(nameOf(subject), this.waits.refundMs + this.waits.callMs));
    if (!due) return undefined;
    let standing: RefundStanding;
    try {
      standing = await this.send(due);
    } catch (error) {
      if (error instanceof ProviderRefused) return this.fail(due, error);
      await this.later(due, String(error));
      return 'unsent';
    }
    if (standing === 'pending') {
      await this.later(due);
      return 'under_way';
    }
    await this.work.run(({ refundWork }) => refundWork.settle(due.refund, { status: 'succeeded', at: this.clock.now() }));
    return 'succeeded';
  }

  private send({ refund, attempt, providerReference }: DueRefund): Promise<RefundStanding> {
    const { id, amountMinor, currency } = refund;
    const order = { attempt, providerReference, amountMinor, currency, idempotencyKey: id };
    return this.within(this.waits.refundMs, async (signal) => (await this.gateways.of(attempt)).refund(order, signal));
  }

  private later({ refund, tries }: DueRefund, error?: string): Promise<void> {
    return this.work.run(({ refundWork }) => refundWork.later(refund, nextTry(tries, this.clock.now()), error));
  }

  private async fail({ refund }: DueRefund, { reason }: ProviderRefused): Promise<RefundOutcome> {
    const now = this.clock.now();
    const exception = refundFailed({ id: this.ids.next(), refund, reason, now });
    const fact = factOf('payment.refund_failed.v1', { ...refund, id: this.ids.next() }, { refundId: refund.id, exceptionId: exception.id });
    await this.work.run(async ({ refundWork, exceptions, outbox }) => {
      if (!(await refundWork.settle(refund, { status: 'failed', at: now, error: reason }))) return;
      await exceptions.insert(exception);
      await outbox.append([fact]);
    });
    return 'failed';
  }
}
