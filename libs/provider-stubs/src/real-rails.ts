import { randomUUID } from 'node:crypto';
import type { PaymentProvider } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import { PaystackStub } from './paystack/paystack-stub';
import type { PostedCallback } from './local-server';
import type { StripeBooks } from './stripe/stripe-books';
import { StripeStub } from './stripe/stripe-stub';

/** Payment instructions for a buyer, from the `payment` of a checkout. */
export interface WayToPay {
  accessCode: string | null;
  checkoutUrl: string | null;
  bankAccount: { accountNumber: string } | null;
}

/** Amount and currency that the buyer pays instead of the requested ones, minor units. */
export interface OddSum {
  amountMinor?: number;
  currency?: string;
}

export interface ShopAccountsOptions {
  paystack: PaystackStub;
  /** Secret key of Paystack. */
  secretKey: string;
  stripe: StripeBooks;
  /** Addresses of the callbacks of each provider. */
  callbackUrls: { paystack: string; stripe: string };
}

/** Provider accounts of one shop in one mode, with payments of its buyers and callbacks to the service. */
export class ShopAccounts {
  constructor(readonly options: ShopAccountsOptions) {}

  /** Returns the reference of the attempt (`pay_…`) with these instructions. Throws when no provider has it. */
  referenceOf({ checkoutUrl, accessCode, bankAccount }: WayToPay): string {
    const { paystack, secretKey, stripe } = this.options;
    const session = stripe.sessions.find(({ id }) => checkoutUrl?.includes(`/${id}`));
    if (session) return session.client_reference_id;
    const transaction = [...paystack.booksOf(secretKey).transactions.values()].find(
      (each) => each.accessCode === accessCode || (bankAccount && each.account?.number === bankAccount.accountNumber),
    );
    if (!transaction) throw new Error('No provider knows this way to pay.');
    return transaction.reference.replaceAll('-', '_');
  }

  /** Pays as the buyer; callbacks are sent by `callBack`. */
  async pay(reference: string, { amountMinor, currency }: OddSum = {}): Promise<void> {
    const { paystack, secretKey, stripe } = this.options;
    if (this.isAtStripe(reference)) return stripe.pay(reference, { amountMinor, currency });
    const requested = amountMinor === undefined ? {} : { amount: amountMinor, requested: amountMinor };
    paystack.pay(secretKey, paystackReference(reference), { ...requested, ...(currency && { currency }) });
  }

  /** Returns the callbacks of a payment; for Paystack all due callbacks of the account. */
  callbacks(reference: string): PostedCallback[] {
    const { paystack, secretKey, stripe } = this.options;
    return this.isAtStripe(reference) ? stripe.callbacksOf(reference) : paystack.callbacks(secretKey);
  }

  /** Posts callbacks to the address of this payment's provider, one after the other. Returns the status of each. */
  post(reference: string, callbacks: readonly PostedCallback[]): Promise<number[]> {
    return this.postTo(this.isAtStripe(reference) ? 'stripe' : 'paystack', callbacks);
  }

  /** Posts callbacks to the address of a provider. Returns the status of each. */
  async postTo(provider: PaymentProvider, callbacks: readonly PostedCallback[]): Promise<number[]> {
    const address = this.options.callbackUrls[provider];
    const statuses: number[] = [];
    for (const { raw, headers } of callbacks)
      statuses.push((await fetch(address, { method: 'POST', headers, body: new Uint8Array(raw) })).status);
    return statuses;
  }

  /**
   * Ends the accepted refunds of a payment: the bank returns them, or the merchant has fixed them (`processed`). Callbacks
   * are sent by `callBack`.
   */
  async endRefunds(reference: string, status: 'failed' | 'processed' = 'failed'): Promise<void> {
    const { paystack, secretKey, stripe } = this.options;
    if (this.isAtStripe(reference)) await stripe.endRefunds(reference, status === 'failed' ? 'failed' : 'succeeded');
    else paystack.endRefunds(secretKey, paystackReference(reference), status);
  }

  /** Refunds a payment as the merchant in the provider's dashboard; the whole rest by default. */
  async refundInDashboard(reference: string, amountMinor?: number): Promise<void> {
    const { paystack, secretKey, stripe } = this.options;
    if (this.isAtStripe(reference)) await stripe.refundInDashboard(reference, amountMinor);
    else paystack.refundInDashboard(secretKey, paystackReference(reference), amountMinor);
  }

  /** Opens a dispute of a payment by the buyer's bank. */
  async dispute(reference: string): Promise<void> {
    const { paystack, secretKey, stripe } = this.options;
    if (this.isAtStripe(reference)) await stripe.dispute(reference);
    else paystack.dispute(secretKey, paystackReference(reference));
  }

  async endDisputes(reference: string, outcome: 'won' | 'lost'): Promise<void> {
    const { paystack, secretKey, stripe } = this.options;
    if (this.isAtStripe(reference)) await stripe.endDisputes(reference, outcome);
    else paystack.endDisputes(secretKey, paystackReference(reference), outcome === 'won' ? 'declined' : 'merchant-accepted');
  }

  /** Sends the provider's callbacks for a payment. Returns the status of each. */
  callBack(reference: string): Promise<number[]> {
    return this.post(reference, this.callbacks(reference));
  }

  private isAtStripe(reference: string): boolean {
    return this.options.stripe.sessions.some(({ client_reference_id }) => client_reference_id === reference);
  }
}

/** Returns Paystack's form of a reference, which has no underscores. */
const paystackReference = (reference: string): string => reference.replaceAll('_', '-');

/** Members of a running service that are used here; `startService()` of `@svc/testing` returns one. */
interface Service {
  client: {
    put(path: string, body: unknown, request: { key: string }): Promise<{ status: number; text: string; body: unknown }>;
    post(path: string, body: unknown): Promise<{ status: number; text: string }>;
  };
}

/**
 * Paystack and Stripe on loopback, for tests of the built processes:
 * `const rails = await RealRails.open(); const service = await startService({ env: rails.env });`
 * `const accounts = await rails.connect(service, shop)`.
 */
export class RealRails {
  readonly stripe = new StripeStub();
  readonly paystack = new PaystackStub(() => new Date(Date.now() + this.stripe.aheadMs));

  static async open(): Promise<RealRails> {
    const rails = new RealRails();
    await Promise.all([rails.stripe.start(), rails.paystack.start()]);
    return rails;
  }

  /** Variables of a service that uses these stubs. */
  get env(): { PAYSTACK_API_URL: string; STRIPE_API_URL: string } {
    return { PAYSTACK_API_URL: this.paystack.url, STRIPE_API_URL: this.stripe.url };
  }

  /** Creates an account at each provider for a shop, in one mode. Throws when the service refuses its keys. */
  async connect({ client }: Service, { adminToken }: { adminToken: string }, mode: Mode = 'live'): Promise<ShopAccounts> {
    const name = randomUUID().replaceAll('-', '');
    const [secretKey, webhookSecret] = [`sk_${mode}_${name}`, `whsec_${name}`];
    this.paystack.addAccount(secretKey);
    const stripe = this.stripe.account({ secretKey, webhookSecret });
    const set = async (provider: string, credentials: object) => {
      const answer = await client.put(`/v1/admin/payments/providers/${provider}/${mode}`, credentials, { key: adminToken });
      if (answer.status !== 200) throw new Error(`The keys of ${provider} were not taken: ${answer.text}`);
      return (answer.body as { callbackUrl: string }).callbackUrl;
    };
    const callbackUrls = {
      paystack: await set('paystack', { secretKey, publicKey: `pk_${mode}_${name}` }),
      stripe: await set('stripe', { secretKey, publishableKey: `pk_${mode}_${name}`, webhookSecret }),
    };
    return new ShopAccounts({ paystack: this.paystack, secretKey, stripe, callbackUrls });
  }

  /** Advances the clocks of the service and of both providers. */
  async advance({ client }: Service, seconds: number): Promise<void> {
    this.stripe.aheadMs += seconds * 1_000;
    const answer = await client.post('/dev/clock', { advanceSeconds: seconds });
    if (answer.status !== 200) throw new Error(`The clock was not advanced: ${answer.text}`);
  }

  async close(): Promise<void> {
    await Promise.all([this.paystack.stop(), this.stripe.stop()]);
  }
}
