import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator } from '@svc/kernel';
import { type MoneyName, refundFailed } from '../domain/payment';
import { isInDoubt, nextLookAtFailed, nextTry, type PaymentWaits } from '../domain/retries';
import { ProviderRefused, ProviderUnavailable, RefundFailed } from '../domain/payment.errors';
import type { DueRefund, MoneyUnitOfWork } from '../ports/payment-tx';
import type { PaymentGateway, PaymentGateways, RefundAnswer, RefundOrder } from '../ports/payment-gateway';
import type { Within } from './payment-attempts';

/**
 * What came of a try: `under_way`, the provider has taken it; `unsent`, it did not answer. Both are tried again. `unchanged`:
 * one that had ended stands as it did.
 */
export type RefundOutcome = 'succeeded' | 'failed' | 'under_way' | 'unsent' | 'unchanged';

/**
 * Sends a pending refund to the provider, and asks until it was given back or came to nothing: under one key, and under a
 * lease that is renewed before the call that moves money, so that it is given back once (D-111, D-111a). Looks again at one
 * that has ended when the provider reports it, and for a while at one that came to nothing: the merchant may mend it there.
 */
export class SendRefunds {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly work: MoneyUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'callMs' | 'refundMs' | 'refundDoubtMs'>,
  ) {}

  /** Undefined when it was not due. */
  async execute(name: MoneyName): Promise<RefundOutcome | undefined> {
    const due = await this.work.run(({ refundWork }) => refundWork.claim(name, this.leaseMs));
    if (!due) return undefined;
    if (due.refund.status !== 'pending') return this.lookAgain(due);
    try {
      return await this.noteAnswer(
        due,
        await this.ask(due, (gateway, order, signal) => gateway.refund(order, { signal, beforeMoving: () => this.mayMove(due, gateway) })),
      );
    } catch (error) {
      if (error instanceof ProviderRefused) return this.fail(due, error);
      await this.later(due, { error: String(error) });
      return 'unsent';
    }
  }

  /** Longer than all calls of a refund take, and than the one that is made after it was renewed. */
  private get leaseMs(): number {
    return this.waits.refundMs + this.waits.callMs;
  }

  private ask<T>(due: DueRefund, call: (gateway: PaymentGateway, order: RefundOrder, signal: AbortSignal) => Promise<T>): Promise<T> {
    const {
      refund: { id, amountMinor, currency },
      attempt,
      providerReference,
      providerRefundId,
    } = due;
    const order = { attempt, providerReference, amountMinor, currency, idempotencyKey: id, providerRefundId };
    return this.within(this.waits.refundMs, async (signal) => call(await this.gateways.of(attempt), order, signal));
  }

  /** @throws ProviderUnavailable when the provider may still do what it was asked before, or another worker is at it by now */
  private async mayMove(due: DueRefund, { takesRefundKeys }: PaymentGateway): Promise<void> {
    const isAsked = isInDoubt({ askedAt: due.askedAt, now: this.clock.now(), doubtMs: this.waits.refundDoubtMs });
    if (isAsked && !takesRefundKeys) throw new ProviderUnavailable('it was asked before and may still do it');
    if (!(await this.work.run(({ refundWork }) => refundWork.renew(due, this.leaseMs))))
      throw new ProviderUnavailable('the lease was over');
  }

  private async noteAnswer(due: DueRefund, { standing, providerRefundId }: RefundAnswer): Promise<RefundOutcome> {
    if (standing === 'pending') {
      await this.later(due, { providerRefundId });
      return 'under_way';
    }
    await this.work.run(({ refundWork }) => refundWork.settle(due, { status: 'succeeded', at: this.clock.now(), providerRefundId }));
    return 'succeeded';
  }

  private later(due: DueRefund, news: { error?: string; providerRefundId?: string }): Promise<void> {
    return this.work.run(({ refundWork }) => refundWork.later(due, { dueAt: nextTry(due.tries, this.clock.now()), ...news }));
  }

  private async fail(due: DueRefund, error: ProviderRefused): Promise<RefundOutcome> {
    const { refund } = due;
    const { reason } = error;
    const now = this.clock.now();
    const exception = refundFailed({ id: this.ids.next(), refund, reason, now });
    const fact = factOf('payment.refund_failed.v1', { ...refund, id: this.ids.next() }, { refundId: refund.id, exceptionId: exception.id });
    const known =
      error instanceof RefundFailed ? { providerRefundId: error.providerRefundId, lookAt: nextLookAtFailed({ failedAt: now, now }) } : {};
    await this.work.run(async ({ refundWork, exceptions, outbox }) => {
      if (!(await refundWork.settle(due, { status: 'failed', at: now, error: reason, ...known }))) return;
      await exceptions.insert(exception);
      await outbox.append([fact]);
    });
    return 'failed';
  }

  /** Asks the provider only what became of a refund, and requests none. */
  private async lookAgain(due: DueRefund): Promise<RefundOutcome> {
    const { status } = due.refund;
    try {
      const answer = await this.ask(due, (gateway, order, signal) => gateway.findRefund(order, signal));
      if (answer?.standing === 'succeeded' && status === 'failed') return await this.mend(due, answer);
    } catch (error) {
      if (error instanceof RefundFailed && status === 'succeeded') return this.fail(due, error);
      if (!(error instanceof ProviderRefused)) {
        await this.work.run(({ refundWork }) => refundWork.lookLater(due, nextTry(due.tries, this.clock.now())));
        return 'unsent';
      }
    }
    const failedAt = status === 'failed' ? due.settledAt : undefined;
    await this.work.run(({ refundWork }) => refundWork.lookLater(due, failedAt && nextLookAtFailed({ failedAt, now: this.clock.now() })));
    return 'unchanged';
  }

  /** The money has gone back after all: whoever was to return it by another way need not. */
  private async mend(due: DueRefund, { providerRefundId }: RefundAnswer): Promise<RefundOutcome> {
    const at = this.clock.now();
    await this.work.run(async ({ refundWork, exceptionWork }) => {
      if (await refundWork.settle(due, { status: 'succeeded', at, providerRefundId })) await exceptionWork.resolveOfRefund(due.refund, at);
    });
    return 'succeeded';
  }
}
