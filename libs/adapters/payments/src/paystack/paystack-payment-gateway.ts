import type { PaymentRail } from '@svc/contracts';
import type { Clock } from '@svc/kernel';
import {
  FLOW_OF,
  PaymentGateway,
  ProviderRefused,
  ProviderUnavailable,
  type CredentialsOf,
  type OpenCharge,
  type OpenedCharge,
  railsOf,
} from '@svc/payments';
import type {
  PaymentAccount,
  PaymentAttempt,
  PaymentFlow,
  PaymentInstructions,
  PaymentTruth,
  ReadCallback,
  RefundAnswer,
  RefundOrder,
} from '@svc/payments';
import type { ProviderFetch } from '../provider-fetch';
import {
  findRefund,
  judgeTransaction,
  makeRefund,
  NO_INSTRUCTIONS,
  NOTHING_KNOWN,
  theirReference,
  transferAccount,
} from './paystack-transactions';
import { initialized, PaystackApi, PaystackRefused, type PaystackTransfer, transaction, transfer } from './paystack-api';
import { PaystackDashboard } from './paystack-dashboard';
import { PAYSTACK_SIGNATURE_HEADER, readPaystackCallback } from './paystack-callback';

const ACCOUNT_LIFE_MS = 30 * 60_000;
/** Shortest pause between two requests about an account, by Paystack's documentation. */
const ACCOUNT_REST_MS = 10_000;

export interface PaystackOptions {
  credentials: CredentialsOf<'paystack'>;
  /** Without a slash at the end: `https://api.paystack.co`. */
  baseUrl: string;
  send: ProviderFetch;
  clock: Clock;
}

/**
 * Payments by Paystack: cards in its popup or on its page, transfers to an account of their own. One account in one mode. It
 * cannot return an access code again, nor prevent the payment of an opened charge; `look` finds such money.
 */
export class PaystackPaymentGateway extends PaymentGateway {
  readonly provider = 'paystack';
  readonly takesRefundKeys = false;
  override readonly dashboard: PaystackDashboard;
  private readonly api: PaystackApi;

  constructor(private readonly options: PaystackOptions) {
    super();
    const { credentials, baseUrl, send } = options;
    this.api = new PaystackApi({ secretKey: credentials.secretKey, baseUrl, send });
    this.dashboard = new PaystackDashboard(this.api);
  }

  flowOf(rail: PaymentRail): PaymentFlow {
    return FLOW_OF[rail];
  }

  /**
   * Opens a charge. A card's second opening under one reference is refused: the answer to the first is lost, and the next
   * attempt has another reference.
   */
  async open(charge: OpenCharge, signal?: AbortSignal): Promise<OpenedCharge> {
    const { attempt, buyer } = charge;
    const { email } = buyer;
    if (!railsOf('paystack', attempt.currency).includes(attempt.rail))
      throw new ProviderRefused(`Paystack does not charge ${attempt.currency} by ${attempt.rail} here.`, { code: 'not_charged' });
    if (!email) throw new ProviderRefused('Paystack charges nobody without an email address.', { cause: 'buyer', code: 'email_missing' });
    const common = { email, amount: attempt.amountMinor, reference: theirReference(attempt.reference), metadata: metadataOf(charge) };
    return attempt.rail === 'card' ? this.openCard(charge, common, signal) : this.openTransfer(attempt, common, signal);
  }

  async look(attempt: PaymentAttempt, signal?: AbortSignal): Promise<PaymentTruth> {
    const [truth, instructions] = await Promise.all([this.truthOf(attempt, signal), this.lateAccount(attempt, signal)]);
    return truth.status === 'pending' && instructions ? { ...truth, instructions } : truth;
  }

  /** Does nothing, since Paystack has no such call: an account ends by itself, a page does not, and `look` finds late money. */
  async close(): Promise<void> {}

  findRefund(order: RefundOrder, signal?: AbortSignal): Promise<RefundAnswer | undefined> {
    return findRefund(this.api, order, signal);
  }

  makeRefund(order: RefundOrder, signal?: AbortSignal): Promise<RefundAnswer> {
    return makeRefund(this.api, order, signal);
  }

  async readCallback(
    account: PaymentAccount,
    raw: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<ReadCallback | undefined> {
    return readPaystackCallback(account, this.options.credentials.secretKey, raw, headers[PAYSTACK_SIGNATURE_HEADER] ?? '');
  }

  private async openCard({ attempt, returnUrl }: OpenCharge, common: { reference: string }, signal?: AbortSignal): Promise<OpenedCharge> {
    const body = { ...common, currency: attempt.currency, channels: ['card'], callback_url: returnUrl };
    const transaction = await this.api.ask('/transaction/initialize', initialized, { method: 'POST', body, signal });
    if (transaction.reference !== common.reference) throw new ProviderUnavailable('Paystack answered about another reference');
    const { publicKey } = this.options.credentials;
    return {
      instructions: { ...NO_INSTRUCTIONS, accessCode: transaction.access_code, publicKey, checkoutUrl: transaction.authorization_url },
    };
  }

  private async openTransfer(attempt: PaymentAttempt, common: { reference: string }, signal?: AbortSignal): Promise<OpenedCharge> {
    const endsAt = new Date(this.options.clock.now().getTime() + ACCOUNT_LIFE_MS);
    const body = { ...common, bank_transfer: { account_expires_at: endsAt.toISOString() } };
    const opened = await this.api
      .ask('/charge', transfer, { method: 'POST', body, signal })
      .catch((error: unknown) => this.openedBefore(error, common.reference, signal));
    const bankAccount = transferAccount(attempt, opened, endsAt);
    return { instructions: { ...NO_INSTRUCTIONS, bankAccount }, expiresAt: bankAccount ? new Date(bankAccount.expiresAt) : endsAt };
  }

  /** Returns Paystack's record of a transfer that was opened before, when that is why it did not open this one. */
  private openedBefore(error: unknown, reference: string, signal?: AbortSignal): Promise<PaystackTransfer> {
    if (error instanceof PaystackRefused && error.code === 'duplicate_reference') return this.checkTransfer(reference, signal);
    throw error;
  }

  private checkTransfer(reference: string, signal?: AbortSignal): Promise<PaystackTransfer> {
    return this.api.ask(`/charge/${reference}`, transfer, { signal });
  }

  private async truthOf(attempt: PaymentAttempt, signal?: AbortSignal): Promise<PaymentTruth> {
    try {
      return judgeTransaction(
        attempt,
        await this.api.ask(`/transaction/verify/${theirReference(attempt.reference)}`, transaction, { signal }),
      );
    } catch (error) {
      if (!(error instanceof PaystackRefused)) throw error;
      if (error.status === 404 || error.code === 'transaction_not_found') return NOTHING_KNOWN;
      throw new ProviderUnavailable(error.reason);
    }
  }

  /**
   * Returns the account of a transfer that had none when it was opened, as soon as there is one. A failure does not prevent
   * learning of its money.
   */
  private async lateAccount(attempt: PaymentAttempt, signal?: AbortSignal): Promise<PaymentInstructions | undefined> {
    const now = this.options.clock.now();
    const isMissing = attempt.rail === 'bank_transfer' && attempt.status === 'pending' && !attempt.instructions?.bankAccount;
    if (!isMissing || now.getTime() - attempt.createdAt.getTime() < ACCOUNT_REST_MS) return undefined;
    const current = await this.checkTransfer(theirReference(attempt.reference), signal).catch(() => undefined);
    const bankAccount =
      current && transferAccount(attempt, current, attempt.expiresAt ?? new Date(attempt.createdAt.getTime() + ACCOUNT_LIFE_MS));
    return bankAccount ? { ...NO_INSTRUCTIONS, bankAccount } : undefined;
  }
}

/** Returns the description for the merchant in Paystack's dashboard, and the page for buyers who turn back. */
function metadataOf({ description, returnUrl }: OpenCharge) {
  return {
    custom_fields: [{ display_name: 'Order', variable_name: 'order', value: description.toWellFormed() }],
    cancel_action: returnUrl,
  };
}
