import { randomUUID } from 'node:crypto';
import type { KnownRefund, ProviderAccount } from '../domain/provider-money';
import type { Payment, PaymentException, Refund } from '../domain/payment';
import type { AccountStore, ClaimedAccount, CountedOrder, PayingOrder, RefundedOrders } from '../ports/provider-money';

type AccountRow = Omit<ClaimedAccount, 'leaseEndsAt'> & { account: ProviderAccount; dueAt: Date; error?: string };

const keyOf = ({ workspaceId, mode, provider }: ProviderAccount): string => [workspaceId, mode, provider].join('/');

/** Accounts to read, in a map. */
export class InMemoryAccounts implements AccountStore {
  rows = new Map<string, AccountRow>();
  /** Accounts whose credentials were set without scheduling a reading. */
  readonly missing: ProviderAccount[] = [];

  constructor(private readonly now: () => Date) {}

  async refundsSince(account: ProviderAccount): Promise<Date | undefined> {
    return this.rows.get(keyOf(account))?.refundsSince;
  }

  async claim(account: ProviderAccount, leaseMs: number): Promise<ClaimedAccount | undefined> {
    const row = this.rows.get(keyOf(account));
    if (!row || row.dueAt > this.now()) return undefined;
    const leaseEndsAt = new Date(this.now().getTime() + leaseMs);
    const leased = { ...row, tries: row.tries + 1, dueAt: leaseEndsAt };
    this.rows.set(keyOf(account), leased);
    const { refundsSince, disputesSince, tries } = leased;
    return { refundsSince, disputesSince, tries, leaseEndsAt };
  }

  async read(
    account: ProviderAccount,
    { leaseEndsAt }: ClaimedAccount,
    { refundsSince, disputesSince, dueAt, error }: Parameters<AccountStore['read']>[2],
  ): Promise<void> {
    const row = this.rows.get(keyOf(account))!;
    this.rows.set(keyOf(account), {
      ...row,
      refundsSince: latest(row.refundsSince, refundsSince),
      disputesSince: latest(row.disputesSince, disputesSince),
      dueAt: row.dueAt < leaseEndsAt ? row.dueAt : dueAt,
      tries: error === undefined ? 0 : row.tries,
      error,
    });
  }

  async hasten(account: ProviderAccount): Promise<void> {
    const { workspaceId, mode, provider } = account;
    const now = this.now();
    const made = { account: { workspaceId, mode, provider }, refundsSince: now, disputesSince: now, tries: 0, dueAt: now };
    const row = this.rows.get(keyOf(account)) ?? made;
    this.rows.set(keyOf(account), { ...row, dueAt: row.dueAt < now ? row.dueAt : now });
  }

  async watch(account: ProviderAccount, dueAt: Date): Promise<void> {
    const { workspaceId, mode, provider } = account;
    const now = this.now();
    const made = { account: { workspaceId, mode, provider }, refundsSince: now, disputesSince: now, tries: 0, dueAt };
    if (!this.rows.has(keyOf(account))) this.rows.set(keyOf(account), made);
  }

  async addMissing(): Promise<number> {
    const missing = this.missing.splice(0).filter((account) => !this.rows.has(keyOf(account)));
    for (const account of missing) await this.hasten(account);
    return missing.length;
  }
}

const latest = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one);

/** Orders that take payments, as far as refunds of providers move them: all of their payments, or a part. */
export class InMemoryRefundedOrders implements RefundedOrders {
  orders: { order: PayingOrder; checkoutId: string; paidMinor: number; status: CountedOrder['status']; refundIds: readonly string[] }[] =
    [];

  constructor(private readonly refunds: () => readonly Refund[]) {}

  /** Creates the order that takes a payment. */
  take({ workspaceId, mode, checkoutId, appliedMinor }: Payment): PayingOrder {
    const order = { workspaceId, mode, orderId: randomUUID() };
    this.orders = [...this.orders, { order, checkoutId, paidMinor: appliedMinor, status: 'paid', refundIds: [] }];
    return order;
  }

  statusOf({ orderId }: PayingOrder): CountedOrder['status'] | undefined {
    return this.orders.find(({ order }) => order.orderId === orderId)?.status;
  }

  counts({ id }: Pick<Refund, 'id'>): boolean {
    return this.orders.some(({ refundIds }) => refundIds.includes(id));
  }

  async lock({ checkoutId }: Pick<Payment, 'checkoutId'>): Promise<PayingOrder | undefined> {
    return this.orders.find((each) => each.checkoutId === checkoutId)?.order;
  }

  async book(order: PayingOrder, { id }: Refund): Promise<CountedOrder> {
    this.change(order, (before) => ({ ...before, refundIds: [...before.refundIds, id] }));
    return this.count(order);
  }

  async recount(order: PayingOrder, refund: Refund): Promise<CountedOrder> {
    return { ...(await this.count(order)), hasChanged: this.counts(refund) };
  }

  private async count(order: PayingOrder): Promise<CountedOrder> {
    const before = this.statusOf(order);
    this.change(order, (each) => {
      const counting = this.refunds().filter(({ id, status }) => each.refundIds.includes(id) && status !== 'failed');
      const backMinor = counting.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      return { ...each, status: backMinor === 0 ? 'paid' : backMinor < each.paidMinor ? 'partially_refunded' : 'refunded' };
    });
    const status = this.statusOf(order)!;
    return { status, fulfillmentStatus: 'not_required', hasChanged: status !== before };
  }

  private change({ orderId }: PayingOrder, change: (order: (typeof this.orders)[number]) => (typeof this.orders)[number]): void {
    this.orders = this.orders.map((each) => (each.order.orderId === orderId ? change(each) : each));
  }
}

/** Returns true when an exception is about a dispute of a payment. */
export const isOfDispute = ({ paymentId, disputeId }: PaymentException, payment: string, dispute: string): boolean =>
  paymentId === payment && disputeId === dispute;

/** Sorts refunds as stores return them: oldest first. */
export const oldestFirst = (refunds: readonly KnownRefund[]): KnownRefund[] =>
  [...refunds].sort((a, b) => a.refund.createdAt.getTime() - b.refund.createdAt.getTime() || (a.refund.id < b.refund.id ? -1 : 1));
