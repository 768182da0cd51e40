import type { PaystackRequest } from './paystack-requests';

/** Stored transaction of the stub. Amounts are minor units. */
export interface StubTransaction {
  id: number;
  domain: 'test' | 'live';
  reference: string;
  channel: 'card' | 'bank_transfer';
  /** Requested amount. */
  requested: number;
  /** Amount paid by the buyer, including fees. */
  amount: number;
  currency: string;
  status: 'abandoned' | 'ongoing' | 'success' | 'failed' | 'reversed';
  email: string;
  createdAt: string;
  paidAt: string | null;
  accessCode: string;
  /** Addresses for the buyer of a card payment, after the payment and after cancelling. */
  callbackUrl: string;
  cancelUrl: string;
  /** Bank account of a transfer; null until the bank has assigned one. */
  account: { number: string; name: string; bank: string } | null;
  accountExpiresAt: string | null;
}

export interface StubRefund {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed' | 'needs-attention';
  note: string;
  createdAt: string;
}

export interface StubDispute {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: 'awaiting-merchant-feedback' | 'awaiting-bank-feedback' | 'resolved';
  resolution: 'merchant-accepted' | 'declined' | null;
  category: string;
  dueAt: string;
  createdAt: string;
}

/** Error response to a call: a status, and Paystack's message and code. */
export class StubRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** Books of one account at the stub. */
export class PaystackBooks {
  readonly transactions = new Map<string, StubTransaction>();
  readonly refunds: StubRefund[] = [];
  readonly disputes: StubDispute[] = [];

  /** @param nextId returns ids that are unique among all accounts */
  constructor(
    readonly domain: 'test' | 'live',
    private readonly nextId: () => number,
    private readonly now: () => Date,
  ) {}

  find(reference: string): StubTransaction {
    const transaction = this.transactions.get(reference);
    if (!transaction) throw new StubRefusal(404, 'Entity not found');
    return transaction;
  }

  initialize({
    email,
    amount,
    currency,
    reference,
    callback_url: callbackUrl,
    metadata: { cancel_action: cancelUrl },
  }: PaystackRequest<'initialize'>): StubTransaction {
    return this.begin({
      email,
      requested: amount,
      currency,
      reference,
      callbackUrl,
      cancelUrl,
      channel: 'card',
      status: 'abandoned',
      account: null,
      accountExpiresAt: null,
    });
  }

  /** @param hasAccount true where the bank assigns an account at once */
  charge(
    { email, amount, reference, bank_transfer: { account_expires_at: accountExpiresAt } }: PaystackRequest<'charge'>,
    hasAccount: boolean,
  ): StubTransaction {
    const account = hasAccount ? accountFor(this.transactions.size) : null;
    return this.begin({
      email,
      requested: amount,
      currency: 'NGN',
      reference,
      callbackUrl: '',
      cancelUrl: '',
      channel: 'bank_transfer',
      status: 'ongoing',
      account,
      accountExpiresAt,
    });
  }

  /** Assigns the bank account of a transfer later. */
  confirmAccount(reference: string): void {
    this.find(reference).account = accountFor(this.transactions.size);
  }

  /** Books a payment that Paystack keeps; `amount` is paid by the buyer. */
  pay(reference: string, paid: Partial<Pick<StubTransaction, 'amount' | 'currency' | 'requested'>> = {}): StubTransaction {
    const transaction = this.find(reference);
    return Object.assign(transaction, { amount: transaction.requested, ...paid, status: 'success', paidAt: this.now().toISOString() });
  }

  /** Returns the sum of refunds of a reference, without failed ones. */
  refundedOf(reference: string): number {
    return this.refunds
      .filter((each) => each.reference === reference && each.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  refundOf(id: number): StubRefund {
    const refund = this.refunds.find((each) => each.id === id);
    if (!refund) throw new StubRefusal(404, 'Refund not found');
    return refund;
  }

  refund({ transaction, amount, currency, merchant_note: note }: PaystackRequest<'refund'>): StubRefund {
    const paid = this.find(transaction);
    const left = Math.min(paid.amount, paid.requested) - this.refundedOf(transaction);
    if (paid.status === 'reversed') throw new StubRefusal(400, 'Transaction has been fully reversed', 'transaction_reversed');
    if (paid.status !== 'success') throw new StubRefusal(400, 'Transaction has not been completed', 'invalid_transaction');
    if (amount > left) throw new StubRefusal(400, 'Refund amount cannot be more than transaction amount', 'invalid_refund_amount');
    const made: StubRefund = {
      id: this.nextId(),
      reference: transaction,
      amount,
      currency,
      status: 'pending',
      note,
      createdAt: this.now().toISOString(),
    };
    this.refunds.unshift(made);
    if (amount === left) paid.status = 'reversed';
    return made;
  }

  /** Refunds a payment as the merchant in the dashboard; the whole rest by default. */
  refundInDashboard(reference: string, amount?: number): StubRefund {
    const { amount: paid, requested, currency } = this.find(reference);
    const left = Math.min(paid, requested) - this.refundedOf(reference);
    return this.refund({
      transaction: reference,
      amount: amount ?? left,
      currency: currency as PaystackRequest<'refund'>['currency'],
      merchant_note: 'Refund by ada@example.com',
    });
  }

  /** Opens a dispute of the whole payment by the buyer's bank; the merchant has a day to respond. */
  dispute(reference: string): StubDispute {
    const { requested: amount, currency } = this.find(reference);
    const made: StubDispute = {
      id: this.nextId(),
      reference,
      amount,
      currency,
      status: 'awaiting-merchant-feedback',
      resolution: null,
      category: 'fraud',
      dueAt: new Date(this.now().getTime() + 86_400_000).toISOString(),
      createdAt: this.now().toISOString(),
    };
    this.disputes.unshift(made);
    return made;
  }

  private begin(facts: Omit<StubTransaction, 'id' | 'domain' | 'amount' | 'createdAt' | 'paidAt' | 'accessCode'>): StubTransaction {
    if (this.transactions.has(facts.reference)) throw new StubRefusal(400, 'Duplicate Transaction Reference', 'duplicate_reference');
    const id = this.nextId();
    const made = {
      ...facts,
      id,
      domain: this.domain,
      amount: facts.requested,
      createdAt: this.now().toISOString(),
      paidAt: null,
      accessCode: `code${id}`,
    };
    this.transactions.set(facts.reference, made);
    return made;
  }
}

const accountFor = (number: number) => ({ number: String(9_900_000_000 + number), name: 'PAYSTACK CHECKOUT', bank: 'Test Bank' });

/** Returns the response to opening a card charge. @param pages address of the buyers' pages */
export function initializedReply({ accessCode, reference }: StubTransaction, pages: string) {
  return { authorization_url: `${pages}/${accessCode}`, access_code: accessCode, reference };
}

/** Returns the response to a charge by transfer, also when it is checked later. */
export function transferReply({ reference, account, accountExpiresAt, status, domain, requested, currency }: StubTransaction) {
  if (!account) return { reference, status: 'pending', domain, amount: requested, currency };
  return {
    reference,
    domain,
    amount: requested,
    currency,
    status: status === 'ongoing' ? 'pending_bank_transfer' : status,
    display_text: 'Please make a transfer to the account specified',
    account_name: account.name,
    account_number: account.number,
    bank: { slug: 'test-bank', name: account.bank, id: 24 },
    account_expires_at: accountExpiresAt,
  };
}

/** Responses of the bank by status. */
const GATEWAY_RESPONSES: Partial<Record<StubTransaction['status'], string>> = { success: 'Successful', failed: 'Declined' };

/** Returns the response to verifying a transaction, which is also the data of callbacks. Empty metadata is a string. */
export function transactionReply({
  id,
  domain,
  status,
  reference,
  amount,
  requested,
  currency,
  channel,
  paidAt,
  createdAt,
  email,
}: StubTransaction) {
  return {
    id,
    domain,
    status,
    reference,
    amount,
    requested_amount: requested,
    currency,
    channel,
    gateway_response: GATEWAY_RESPONSES[status] ?? 'Incomplete',
    paid_at: paidAt,
    created_at: createdAt,
    fees: amount - requested,
    metadata: '',
    customer: { id, email, customer_code: `CUS_${id}` },
  };
}

/** Returns the response to creating a refund, with its transaction as an object. */
export function madeRefundReply(refund: StubRefund, paid: StubTransaction) {
  const { id, amount, currency, status, note, createdAt } = refund;
  const transaction = { id: paid.id, domain: paid.domain, reference: paid.reference, amount: paid.amount, currency: paid.currency };
  return { id, transaction, domain: paid.domain, amount, currency, status, merchant_note: note, createdAt };
}

/** Returns a refund in a list, with id and reference of its transaction. */
export function listedRefundReply(
  { id, reference, amount, currency, status, note, createdAt }: StubRefund,
  { id: transaction, domain }: StubTransaction,
) {
  return { id, transaction, transaction_reference: reference, domain, amount, currency, status, merchant_note: note, createdAt };
}

/** Returns a dispute in a list or a callback, by Paystack's guide; its OpenAPI document does not describe it. */
export function disputeReply(
  { id, amount, currency, status, resolution, category, dueAt, createdAt }: StubDispute,
  { id: transaction, domain, reference, requested }: StubTransaction,
) {
  return {
    id,
    refund_amount: amount,
    currency,
    status,
    resolution,
    domain,
    transaction: { id: transaction, domain, reference, amount: requested, currency },
    transaction_reference: null,
    category,
    dueAt,
    createdAt,
  };
}

/** Returns the data of the callback of an ended refund; its amount is text. */
export function endedRefundReply({ id, reference, amount, currency, status }: StubRefund, { domain }: StubTransaction) {
  return {
    id,
    status,
    transaction_reference: reference,
    refund_reference: null,
    amount: String(amount),
    currency,
    processor: 'instant-transfer',
    domain,
  };
}
