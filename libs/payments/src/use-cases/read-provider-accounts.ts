import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator } from '@svc/kernel';
import {
  disputeException,
  isDisputeNews,
  isRefundOfOrder,
  type KnownRefund,
  madeUpFor,
  matchRefund,
  nextReading,
  nextSince,
  type ProviderAccount,
  providerRefund,
  readFrom,
  refundedAtProvider,
  type RefundMatch,
  type ReportedDispute,
  type ReportedRefund,
} from '../domain/provider-money';
import type { Payment, Refund } from '../domain/payment';
import { NoCredentials, ProviderUnavailable } from '../domain/payment.errors';
import { nextTry, type PaymentWaits } from '../domain/retries';
import type { ClaimedAccount, CountedOrder, PayingOrder, ProviderDashboard } from '../ports/provider-money';
import type { PaymentGateways } from '../ports/payment-gateway';
import type { MoneyTx, MoneyUnitOfWork, PaymentFact } from '../ports/payment-tx';
import type { Within } from './payment-attempts';

/** Time by which the lease exceeds reading the refunds and disputes of an account: each list has the time of a refund. */
const SPARE_MS = 60_000;

interface Listed {
  createdAt: Date;
  hasEnded: boolean;
}

/** Outcome of reading a list of a provider's. */
interface Reading {
  since: Date;
  /** True when an entry may be a refund of ours, which is not certain yet. */
  isUnclear: boolean;
}

/**
 * Reads the refunds and disputes of a workspace's account at a provider, once a day and when a callback hastens it (D-129): refunds
 * made in the dashboard are booked, each once, and disputes are listed as payment exceptions.
 */
export class ReadProviderAccounts {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly work: MoneyUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'refundMs'>,
  ) {}

  /** Returns `failed` with the reason when a list could not be read: it is read again soon. Undefined when it was not due. */
  async execute(account: ProviderAccount): Promise<'read' | { failed: string } | undefined> {
    const claimed = await this.work.run(({ accounts }) => accounts.claim(account, 2 * this.waits.refundMs + SPARE_MS));
    if (!claimed) return undefined;
    const refunds = await this.outcomeOf(() => this.refunds(account, claimed.refundsSince));
    const disputes = await this.outcomeOf(() => this.disputes(account, claimed));
    const error = [refunds.error, disputes.error].filter(Boolean).join('; ');
    const now = this.clock.now();
    await this.work.run(({ accounts }) =>
      accounts.read(account, claimed, {
        refundsSince: refunds.since,
        disputesSince: disputes.since,
        dueAt: error ? nextTry(claimed.tries, now) : nextReading(now, refunds.isUnclear ?? false),
        error: error || undefined,
      }),
    );
    return error ? { failed: error } : 'read';
  }

  /**
   * Books the refunds of an account's dashboard until now, which may be the cause of a provider's refusal.
   * @param refusedId refused refund of ours
   * @throws ProviderUnavailable, ProviderRefused
   */
  async bookRefunds(account: ProviderAccount, refusedId: string): Promise<void> {
    const refundsSince = await this.work.run(({ accounts }) => accounts.refundsSince(account));
    if (refundsSince) await this.refunds(account, refundsSince, refusedId);
  }

  /** Without credentials there is nothing to read until they are set again. */
  private async outcomeOf(reading: () => Promise<Reading>): Promise<Partial<Reading> & { error?: string }> {
    try {
      return await reading();
    } catch (error) {
      if (error instanceof NoCredentials) return {};
      return { error: error instanceof ProviderUnavailable ? error.reason : String(error) };
    }
  }

  private async refunds(account: ProviderAccount, since: Date, refusedId?: string): Promise<Reading> {
    const listed: Listed[] = [];
    let isUnclear = false;
    const list = (dashboard: ProviderDashboard, signal: AbortSignal) => dashboard.refundsSince(readFrom(since), signal);
    await this.eachPage(account, list, async (page) => {
      const ids = page.flatMap(([payment]) => (payment ? [payment.id] : []));
      const existing = ids.length > 0 ? await this.work.run(({ providerMoney }) => providerMoney.refundsOf(account, ids)) : [];
      for (const [payment, reported] of page) {
        const ofPayment = existing.filter(({ refund }) => refund.paymentId === payment?.id);
        const isNews = payment !== undefined && matchRefund(reported, ofPayment).is !== 'known';
        const isUnclearOne = isNews && (await this.bookRefund(payment, reported, refusedId)) === 'unclear';
        isUnclear ||= isUnclearOne;
        listed.push({ createdAt: reported.createdAt, hasEnded: !payment || !(isUnclearOne || reported.status === 'pending') });
      }
    });
    return { since: nextSince(since, listed, 'refunds'), isUnclear };
  }

  private async disputes(account: ProviderAccount, { disputesSince: since }: ClaimedAccount): Promise<Reading> {
    const listed: Listed[] = [];
    const list = (dashboard: ProviderDashboard, signal: AbortSignal) => dashboard.disputesSince(readFrom(since), signal);
    await this.eachPage(account, list, async (page) => {
      for (const [payment, reported] of page) {
        if (payment) await this.noteDispute(payment, reported);
        listed.push({ createdAt: reported.createdAt, hasEnded: !payment || reported.outcome !== 'open' });
      }
    });
    return { since: nextSince(since, listed, 'disputes'), isUnclear: false };
  }

  /** Passes on listed entries, page by page, with our payment of each, if any: merchants use their accounts for other things as well. */
  private eachPage<T extends { providerReference: string }>(
    account: ProviderAccount,
    list: (dashboard: ProviderDashboard, signal: AbortSignal) => AsyncIterable<readonly T[]>,
    work: (page: readonly (readonly [Payment | undefined, T])[]) => Promise<void>,
  ): Promise<void> {
    return this.within(this.waits.refundMs, async (signal) => {
      const { dashboard } = await this.gateways.of(account);
      if (!dashboard) return;
      for await (const page of list(dashboard, signal)) {
        signal.throwIfAborted();
        const references = page.map(({ providerReference }) => providerReference);
        const payments = page.length > 0 ? await this.work.run(({ providerMoney }) => providerMoney.payments(account, references)) : [];
        const byReference = new Map(payments.map((payment) => [payment.providerReference, payment]));
        await work(page.map((reported) => [byReference.get(reported.providerReference), reported] as const));
      }
    });
  }

  private bookRefund(payment: Payment, reported: ReportedRefund, refusedId?: string): Promise<RefundMatch['is']> {
    return this.work.run(async (tx) => {
      const order = await tx.refundedOrders.lock(payment);
      const existing = await tx.providerMoney.refundsOf(payment, [payment.id]);
      const match = matchRefund(reported, existing, refusedId);
      if (match.is === 'ours') await tx.providerMoney.identify(match.refund, reported.providerRefundId);
      if (match.is === 'changed' && match.refund.status !== 'pending') await tx.providerMoney.lookAt(match.refund);
      if (match.is === 'new') await this.book(tx, { order, payment, reported, existing });
      return match.is;
    });
  }

  private async book(
    tx: MoneyTx,
    {
      order,
      payment,
      reported,
      existing,
    }: { order?: PayingOrder; payment: Payment; reported: ReportedRefund; existing: readonly KnownRefund[] },
  ): Promise<void> {
    const now = this.clock.now();
    const refund = providerRefund(this.ids.next(), payment, reported);
    if (!(await tx.providerMoney.insert(refund, reported.providerRefundId))) return;
    const taking = order && isRefundOfOrder(payment, refund.amountMinor, existing) ? order : undefined;
    if (taking) await tx.outbox.append(this.factsOf(taking, await tx.refundedOrders.book(taking, refund, now), refund.amountMinor));
    await tx.exceptions.insert(refundedAtProvider({ id: this.ids.next(), refund, isOfOrder: taking !== undefined, now }));
    const { providerRefundId } = reported;
    for (const failed of madeUpFor([...existing, { refund, providerRefundId, isOfOrder: taking !== undefined }]))
      await tx.exceptionWork.resolveOfRefund(failed, now);
  }

  private factsOf(order: PayingOrder, counted: CountedOrder, refundedMinor: number): PaymentFact[] {
    const { workspaceId, mode, orderId } = order;
    const refunded = factOf('order.refunded.v1', { id: this.ids.next(), workspaceId, mode }, { orderId, amountMinor: refundedMinor });
    return [...orderFacts(order, counted, this.ids), refunded];
  }

  private noteDispute(payment: Payment, reported: ReportedDispute): Promise<void> {
    return this.work.run(async ({ providerMoney }) => {
      const existing = await providerMoney.dispute(payment, reported.disputeId);
      if (!isDisputeNews(reported, existing)) return;
      const exception = disputeException(reported, { payment, existing, id: this.ids.next(), now: this.clock.now() });
      if (existing) await providerMoney.updateDispute(exception);
      else await providerMoney.insertDispute(exception);
    });
  }
}

/** Returns `order.updated` when counting the refunds of an order has changed it. */
export function orderFacts(
  { workspaceId, mode, orderId }: PayingOrder,
  { status, fulfillmentStatus, hasChanged }: CountedOrder,
  ids: IdGenerator,
): PaymentFact[] {
  return hasChanged ? [factOf('order.updated.v1', { id: ids.next(), workspaceId, mode }, { orderId, status, fulfillmentStatus })] : [];
}

/**
 * Counts the refunds of an order again, after one of them failed or was fixed; `order` is locked. Returns true when the refund is one of
 * the order's.
 */
export async function recountOrder(tx: MoneyTx, order: PayingOrder | undefined, refund: Refund, ids: IdGenerator): Promise<boolean> {
  if (!order) return false;
  const counted = await tx.refundedOrders.recount(order, refund);
  await tx.outbox.append(orderFacts(order, counted, ids));
  return counted.hasChanged;
}

/** Creates missing rows of accounts to read. */
export class AddProviderAccounts {
  constructor(private readonly work: MoneyUnitOfWork) {}

  /** Returns their number. */
  execute(): Promise<number> {
    return this.work.run(({ accounts }) => accounts.addMissing());
  }
}
