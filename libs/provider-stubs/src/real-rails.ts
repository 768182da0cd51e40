import { randomUUID } from 'node:crypto';
import type { Mode } from '@svc/kernel';
import { PaystackStub } from './paystack/paystack-stub';
import type { PostedCallback } from './local-server';
import type { StripeBooks } from './stripe/stripe-books';
import { StripeStub } from './stripe/stripe-stub';

/** How a buyer is to pay, from the `payment` of a checkout. */
export interface WayToPay {
  accessCode: string | null;
  checkoutUrl: string | null;
  bankAccount: { accountNumber: string } | null;
}

/** What the buyer pays instead of what is asked, minor units. */
export interface OddSum {
  amountMinor?: number;
  currency?: string;
}

export interface ShopAccountsOptions {
  paystack: PaystackStub;
  /** Of Paystack. */
  secretKey: string;
  stripe: StripeBooks;
  /** Where each provider posts its callbacks. */
  callbackUrls: { paystack: string; stripe: string };
}

/** The accounts of one shop in one mode: its buyers pay there, and the service is called back. */
export class ShopAccounts {
  constructor(readonly options: ShopAccountsOptions) {}

  /** The reference of the attempt (`pay_…`) that a buyer pays by these instructions. Throws when no provider knows it. */
  referenceOf({ checkoutUrl, accessCode, bankAccount }: WayToPay): string {
    const { paystack, secretKey, stripe } = this.options;
    const session = stripe.sessions.find(({ id }) => checkoutUrl?.includes(`/${id}`));
    if (session) return session.client_reference_id;
    const found = [...paystack.booksOf(secretKey).transactions.values()].find(
      (each) => each.accessCode === accessCode || (bankAccount && each.account?.number === bankAccount.accountNumber),
    );
    if (!found) throw new Error('No provider knows this way to pay.');
    return found.reference.replaceAll('-', '_');
  }

  /** The buyer pays; nobody is called back before `callBack`. */
  async pay(reference: string, { amountMinor, currency }: OddSum = {}): Promise<void> {
    const { paystack, secretKey, stripe } = this.options;
    if (this.isAtStripe(reference)) return stripe.pay(reference, { amountMinor, currency });
    const requested = amountMinor === undefined ? {} : { amount: amountMinor, requested: amountMinor };
    paystack.pay(secretKey, theirs(reference), { ...requested, ...(currency && { currency }) });
  }

  /** Callbacks about a payment that have not been taken yet, as they are posted. Of Paystack all that are due. */
  callbacks(reference: string): PostedCallback[] {
    const { paystack, secretKey, stripe } = this.options;
    return this.isAtStripe(reference) ? stripe.callbacksOf(reference) : paystack.callbacks(secretKey);
  }

  /** Posts callbacks where the service takes those of this payment's provider, one after the other. Answers the status of each. */
  post(reference: string, callbacks: readonly PostedCallback[]): Promise<number[]> {
    return this.postTo(this.isAtStripe(reference) ? 'stripe' : 'paystack', callbacks);
  }

  /** Posts callbacks where the service takes those of a provider. */
  async postTo(provider: 'paystack' | 'stripe', callbacks: readonly PostedCallback[]): Promise<number[]> {
    const address = this.options.callbackUrls[provider];
    const statuses: number[] = [];
    for (const { raw, headers } of callbacks)
      statuses.push((await fetch(address, { method: 'POST', headers, body: new Uint8Array(raw) })).status);
    return statuses;
  }

  /**
   * What becomes of that which was to go back of a payment, and which the provider had taken: the bank sends it back, unless
   * `status` says that the merchant has mended it. Nobody is called back before `callBack`.
   */
  async endRefunds(reference: string, status: 'failed' | 'processed' = 'failed'): Promise<void> {
    const { paystack, secretKey, stripe } = this.options;
    if (this.isAtStripe(reference)) await stripe.endRefunds(reference, status === 'failed' ? 'failed' : 'succeeded');
    else paystack.endRefunds(secretKey, theirs(reference), status);
  }

  /** The merchant gives money of a payment back in the provider's dashboard: all that is left unless an amount is given. */
  async refundInDashboard(reference: string, amountMinor?: number): Promise<void> {
    const { paystack, secretKey, stripe } = this.options;
    if (this.isAtStripe(reference)) await stripe.refundInDashboard(reference, amountMinor);
    else paystack.refundInDashboard(secretKey, theirs(reference), amountMinor);
  }

  /** The buyer's bank asks for the money of a payment back. */
  async dispute(reference: string): Promise<void> {
    const { paystack, secretKey, stripe } = this.options;
    if (this.isAtStripe(reference)) await stripe.dispute(reference);
    else paystack.dispute(secretKey, theirs(reference));
  }

  async endDisputes(reference: string, outcome: 'won' | 'lost'): Promise<void> {
    const { paystack, secretKey, stripe } = this.options;
    if (this.isAtStripe(reference)) await stripe.endDisputes(reference, outcome);
    else paystack.endDisputes(secretKey, theirs(reference), outcome === 'won' ? 'declined' : 'merchant-accepted');
  }

  /** The provider sends its callbacks for a payment. Answers the status of each. */
  callBack(reference: string): Promise<number[]> {
    return this.post(reference, this.callbacks(reference));
  }

  private isAtStripe(reference: string): boolean {
    return this.options.stripe.sessions.some(({ client_reference_id }) => client_reference_id === reference);
  }
}

/** Paystack's references hold no underscore. */
const theirs = (reference: string): string => reference.replaceAll('_', '-');

/** As much of a running service as is needed here: `startService()` of `@svc/testing` answers one. */
interface Service {
  client: {
    put(path: string, body: unknown, request: { key: string }): Promise<{ status: number; text: string; body: unknown }>;
    post(path: string, body: unknown): Promise<{ status: number; text: string }>;
  };
}

/**
 * Paystack and Stripe on loopback, for tests of the built processes:
 * `const rails = await RealRails.open(); const service = await startService({ env: rails.env }); const accounts = await rails.connect(service, shop)`.
 */
export class RealRails {
  readonly stripe = new StripeStub();
  readonly paystack = new PaystackStub(() => new Date(Date.now() + this.stripe.aheadMs));

  static async open(): Promise<RealRails> {
    const rails = new RealRails();
    await Promise.all([rails.stripe.start(), rails.paystack.start()]);
    return rails;
  }

  /** What a service is to be started with, to find them. */
  get env(): { PAYSTACK_API_URL: string; STRIPE_API_URL: string } {
    return { PAYSTACK_API_URL: this.paystack.url, STRIPE_API_URL: this.stripe.url };
  }

  /** Gives a shop an account of its own at each, in one mode. Throws when the service does not take its keys. */
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

  /** Moves the clock of the service, and of both providers. */
  async advance({ client }: Service, seconds: number): Promise<void> {
    this.stripe.aheadMs += seconds * 1_000;
    const answer = await client.post('/dev/clock', { advanceSeconds: seconds });
    if (answer.status !== 200) throw new Error(`The clock was not moved: ${answer.text}`);
  }

  async close(): Promise<void> {
    await Promise.all([this.paystack.stop(), this.stripe.stop()]);
  }
}
