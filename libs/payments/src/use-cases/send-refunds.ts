import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator } from '@svc/kernel';
import { isRefusedSinceGone } from '../domain/provider-money';
import { type MoneyName, refundFailed, refundsWaiting } from '../domain/payment';
import { isInDoubt, nextLookAtFailed, nextTry, nextTryShort, type PaymentWaits } from '../domain/retries';
import { BalanceShort, ProviderRefused, ProviderUnavailable, RefundFailed } from '../domain/payment.errors';
import type { DueRefund, MoneyTx, MoneyUnitOfWork } from '../ports/payment-tx';
import type { PaymentGateway, PaymentGateways, RefundAnswer, RefundOrder } from '../ports/payment-gateway';
import type { Within } from './payment-attempts';
import { ReadProviderAccounts, recountOrder } from './read-provider-accounts';

/**
 * Outcome of an attempt: `under_way`, the provider has accepted it; `unsent`, it did not answer. Both are retried. `unchanged`: an
 * ended refund keeps its state.
 */
export type RefundOutcome = 'succeeded' | 'failed' | 'under_way' | 'unsent' | 'unchanged';

/**
 * Sends a pending refund to the provider, and asks until it was given back or failed: under one key, and under a lease that is
 * renewed before the call that moves money, so that it is given back once (D-111, D-111a). Checks an ended one again when the
 * provider reports it, and a failed one for a while: the merchant may fix it there.
 */
export class SendRefunds {
  private readonly accounts: Pick<ReadProviderAccounts, 'bookRefunds'>;

  constructor(
    private readonly gateways: PaymentGateways,
    private readonly work: MoneyUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'callMs' | 'refundMs' | 'refundDoubtMs'>,
  ) {
    this.accounts = new ReadProviderAccounts(gateways, work, ids, clock, within, waits);
  }

  /** Returns undefined when it was not due. */
  async execute(name: MoneyName): Promise<RefundOutcome | undefined> {
    const due = await this.work.run(({ refundWork }) => refundWork.claim(name, this.leaseMs));
    if (!due) return undefined;
    if (due.refund.status !== 'pending') return this.lookAgain(due);
    try {
      return await this.noteAnswer(due, await this.give(due));
    } catch (error) {
      if (error instanceof BalanceShort) return this.pause(due, error);
      if (error instanceof ProviderRefused) return this.giveUp(due, error);
      await this.later(due, { error: String(error) });
      return 'unsent';
    }
  }

  /** Requests a refund, or finds it; one that was made in the dashboard is only searched for. */
  private async give(due: DueRefund): Promise<RefundAnswer> {
    if (!due.refund.source)
      return this.ask(due, (gateway, order, signal) => gateway.refund(order, { signal, beforeRefund: () => this.mayRefund(due, gateway) }));
    const answer = await this.ask(due, (gateway, order, signal) => gateway.findRefund(order, signal));
    if (!answer) throw new ProviderUnavailable('it does not find a refund that was made there');
    return answer;
  }

  /** Books refunds of the dashboard before giving up a refused one: they may be the cause. */
  private async giveUp(due: DueRefund, error: ProviderRefused): Promise<RefundOutcome> {
    try {
      if (!(error instanceof RefundFailed)) await this.accounts.bookRefunds(due.attempt, due.refund.id);
    } catch (unread) {
      await this.later(due, { error: String(unread) });
      return 'unsent';
    }
    return this.fail(due, error);
  }

  /** Lets all refunds of the account wait for the merchant's money, and reports that once; this one is given up after seven days. */
  private async pause(due: DueRefund, error: BalanceShort): Promise<RefundOutcome> {
    const now = this.clock.now();
    const { refund, attempt, shortSince = now } = due;
    const dueAt = nextTryShort({ shortSince, now });
    if (!dueAt) return this.fail(due, error);
    const exception = refundsWaiting({ id: this.ids.next(), refund, provider: attempt.provider, now });
    await this.work.run(async ({ refundWork, exceptionWork, outbox }) => {
      await refundWork.pause(due, { dueAt, shortSince, shortAt: now, error: error.reason });
      if (!(await exceptionWork.insertWaiting(exception))) return;
      await outbox.append([factOf('payment.refunds_waiting.v1', { ...refund, id: this.ids.next() }, { exceptionId: exception.id })]);
    });
    return 'unsent';
  }

  /** Longer than all calls of a refund take, and than the call after a renewal. */
  private get leaseMs(): number {
    return this.waits.refundMs + this.waits.callMs;
  }

  private ask<T>(due: DueRefund, call: (gateway: PaymentGateway, order: RefundOrder, signal: AbortSignal) => Promise<T>): Promise<T> {
    const {
      refund: { id, amountMinor, currency },
      attempt,
      providerReference,
      providerRefundId,
      shortAt,
    } = due;
    const order = { attempt, providerReference, amountMinor, currency, idempotencyKey: id, providerRefundId, shortAt };
    return this.within(this.waits.refundMs, async (signal) => call(await this.gateways.of(attempt), order, signal));
  }

  /** @throws ProviderUnavailable when the provider may still do earlier work, or another worker has the lease by now */
  private async mayRefund(due: DueRefund, { takesRefundKeys }: PaymentGateway): Promise<void> {
    const isAsked = isInDoubt({ askedAt: due.askedAt, now: this.clock.now(), doubtMs: this.waits.refundDoubtMs });
    if (isAsked && !takesRefundKeys) throw new ProviderUnavailable('it was asked before and may still do it');
    if (!(await this.work.run(({ refundWork }) => refundWork.renew(due, this.leaseMs))))
      throw new ProviderUnavailable('the lease was over');
  }

  private async noteAnswer(due: DueRefund, { status, providerRefundId }: RefundAnswer): Promise<RefundOutcome> {
    const at = this.clock.now();
    const isUnderWay = status === 'pending';
    await this.work.run(async (tx) => {
      if (isUnderWay) await tx.refundWork.later(due, { dueAt: nextTry(due.tries, at), providerRefundId });
      else await tx.refundWork.settle(due, { status: 'succeeded', at, providerRefundId });
      await this.noteWaited(tx, due, at);
    });
    return isUnderWay ? 'under_way' : 'succeeded';
  }

  private later(due: DueRefund, news: { error: string }): Promise<void> {
    return this.work.run(({ refundWork }) => refundWork.later(due, { dueAt: nextTry(due.tries, this.clock.now()), ...news }));
  }

  /** Resolves the exception about waiting refunds with the last of them. */
  private async noteWaited({ exceptionWork }: MoneyTx, { shortSince, refund }: DueRefund, at: Date): Promise<void> {
    if (shortSince) await exceptionWork.resolveWaiting(refund, at);
  }

  private async fail(due: DueRefund, error: ProviderRefused): Promise<RefundOutcome> {
    const { refund } = due;
    const { reason } = error;
    const now = this.clock.now();
    const exception = refundFailed({ id: this.ids.next(), refund, reason, now });
    const fact = factOf('payment.refund_failed.v1', { ...refund, id: this.ids.next() }, { refundId: refund.id, exceptionId: exception.id });
    const fields =
      error instanceof RefundFailed ? { providerRefundId: error.providerRefundId, lookAt: nextLookAtFailed({ failedAt: now, now }) } : {};
    await this.work.run(async (tx) => {
      const order = await tx.refundedOrders.lock(refund);
      if (!(await tx.refundWork.settle(due, { status: 'failed', at: now, error: reason, ...fields }))) return;
      await recountOrder(tx, order, refund, this.ids);
      await this.noteWaited(tx, due, now);
      if (await this.isGoneAnyway(tx, due)) return;
      await tx.exceptions.insert(exception);
      await tx.outbox.append([fact]);
    });
    return 'failed';
  }

  /** Returns true when the money went back in the dashboard instead. */
  private async isGoneAnyway({ providerMoney }: MoneyTx, { refund }: DueRefund): Promise<boolean> {
    const { workspaceId, mode, paymentId } = refund;
    const payment = await providerMoney.payment({ workspaceId, mode, id: paymentId });
    return isRefusedSinceGone(payment, refund, await providerMoney.refundsOf(refund, [paymentId]));
  }

  /** Asks the provider for the outcome of a refund, and requests none. */
  private async lookAgain(due: DueRefund): Promise<RefundOutcome> {
    const { status } = due.refund;
    try {
      const answer = await this.ask(due, (gateway, order, signal) => gateway.findRefund(order, signal));
      if (answer?.status === 'succeeded' && status === 'failed') return await this.fix(due, answer);
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

  /** Books a failed refund that has succeeded after all: nobody has to return the money another way, and its buyer is notified again. */
  private async fix(due: DueRefund, { providerRefundId }: RefundAnswer): Promise<RefundOutcome> {
    const at = this.clock.now();
    const { refund } = due;
    await this.work.run(async (tx) => {
      const order = await tx.refundedOrders.lock(refund);
      if (!(await tx.refundWork.settle(due, { status: 'succeeded', at, providerRefundId }))) return;
      const isOfOrder = await recountOrder(tx, order, refund, this.ids);
      await tx.exceptionWork.resolveOfRefund(refund, at);
      if (!order || !isOfOrder) return;
      const data = { orderId: order.orderId, amountMinor: refund.amountMinor };
      await tx.outbox.append([factOf('order.refunded.v1', { ...refund, id: this.ids.next() }, data)]);
    });
    return 'succeeded';
  }
}
