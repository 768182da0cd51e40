import { randomUUID } from 'node:crypto';
import type { Mode } from '@svc/kernel';
import { PaystackStub } from './paystack/paystack-stub';
import { ShopAccounts } from './shop-accounts';
import { StripeStub } from './stripe/stripe-stub';

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
