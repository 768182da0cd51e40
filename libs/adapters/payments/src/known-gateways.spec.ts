import { PAYMENT_RAILS } from '@svc/contracts';
import type { HeldCredentials, PaymentGateway } from '@svc/payments';
import { PAYSTACK_TEST, ScriptedGateway, STRIPE_LIVE } from '@svc/payments/testing';
import { AccountFactory, KnownGateways } from './known-gateways';
import { SandboxFactory, type SandboxModes } from './sandbox/sandbox-payment-gateway';

const STRIPE_TEST = { secretKey: 'sk_test_0123456789', publishableKey: 'pk_test_0123456789', webhookSecret: STRIPE_LIVE.webhookSecret };
const WORKSPACE = '01890a5d-ac96-774b-bcce-b302099a8057';
const sandbox: PaymentGateway = new ScriptedGateway();
const paystack: PaymentGateway = new ScriptedGateway();
const stripe: PaymentGateway = new ScriptedGateway();
const live = { workspaceId: WORKSPACE, mode: 'live' } as const;
const test = { workspaceId: WORKSPACE, mode: 'test' } as const;

function gateways({ modes = 'all', held = {} }: { modes?: SandboxModes; held?: HeldCredentials } = {}) {
  const made: unknown[] = [];
  const reads: unknown[] = [];
  const factories = [
    new AccountFactory('paystack', (credentials) => (made.push(credentials), paystack)),
    new AccountFactory('stripe', (credentials) => (made.push(credentials), stripe)),
    new SandboxFactory(sandbox, modes),
  ];
  const payments = new KnownGateways(factories, { of: async (account) => (reads.push(account), held) });
  return { payments, made, reads };
}

describe('the gateways of an account', () => {
  it.each([
    ['all', 'live', true],
    ['all', 'test', true],
    ['test', 'live', false],
    ['test', 'test', true],
    ['off', 'live', false],
    ['off', 'test', false],
  ] as const)(
    '[D-56] are the sandbox on every rail, or none, with SANDBOX_PAYMENTS=%s in %s mode and without credentials: %p',
    async (modes, mode, serves) => {
      const { payments } = gateways({ modes });
      const served = [...(await payments.serving({ ...live, mode }, 'NGN')), ...(await payments.serving({ ...live, mode }, 'USD'))];
      expect(served).toEqual(serves ? PAYMENT_RAILS.map((rail) => [rail, sandbox]) : []);
    },
  );

  it('[D-56] are of the provider whose credentials are set, on its rails alone', async () => {
    const { payments, made } = gateways({ modes: 'off', held: { paystack: PAYSTACK_TEST } });
    expect([...(await payments.serving(test, 'NGN'))]).toEqual([
      ['card', paystack],
      ['bank_transfer', paystack],
    ]);
    expect([...(await payments.serving(test, 'USD'))]).toEqual([]);
    expect(made).toEqual([PAYSTACK_TEST]);
  });

  it('[D-56] are of the provider before the sandbox, which serves the rails without credentials', async () => {
    const { payments } = gateways({ held: { stripe: STRIPE_LIVE } });
    expect((await payments.serving(live, 'USD')).get('international_card')).toBe(stripe);
    expect((await payments.serving(live, 'NGN')).get('card')).toBe(sandbox);
  });

  it.each(['HUF', 'TWD', 'ISK', 'UGX', 'MGA', 'KWD'])(
    '[D-128] are of Stripe itself for %s, in both modes, as soon as its keys are set',
    async (currency) => {
      for (const [account, held] of [
        [test, STRIPE_TEST],
        [live, STRIPE_LIVE],
      ] as const) {
        const { payments } = gateways({ held: { stripe: held } });
        expect([...(await payments.serving(account, currency))]).toEqual([['international_card', stripe]]);
      }
    },
  );

  it('[D-128] are none for a currency that no provider charges, whatever keys are set: test mode offers no more than live mode', async () => {
    for (const held of [{}, { stripe: STRIPE_TEST }, { paystack: PAYSTACK_TEST, stripe: STRIPE_TEST }])
      for (const currency of ['IQD', 'XXX']) expect([...(await gateways({ held }).payments.serving(test, currency))]).toEqual([]);
    expect([...(await gateways().payments.serving(live, 'IQD'))]).toEqual([]);
  });

  it('[D-128] are of the sandbox for the currencies of a provider whose keys are not set, beside one whose keys are', async () => {
    const { payments } = gateways({ modes: 'test', held: { stripe: STRIPE_TEST } });
    expect((await payments.serving(test, 'NGN')).get('card')).toBe(sandbox);
    expect((await gateways({ modes: 'test' }).payments.serving(test, 'HUF')).get('international_card')).toBe(sandbox);
  });

  it('[ADR 0051 r1] use the credentials of the account, which are read once', async () => {
    const { payments, reads } = gateways({ held: { paystack: PAYSTACK_TEST } });
    await payments.serving(test, 'NGN');
    expect(reads).toEqual([test]);
  });
});

describe('the gateway of a begun payment', () => {
  it('[D-56] is that of the provider which began it, though another serves the rail by now', async () => {
    const { payments } = gateways({ modes: 'off', held: { paystack: PAYSTACK_TEST } });
    expect(await payments.of({ ...live, provider: sandbox.provider })).toBe(sandbox);
    expect(await payments.of({ ...test, provider: 'paystack' })).toBe(paystack);
  });

  it('[decisions 3.7 PROVIDER_UNAVAILABLE] is missing while credentials are missing', async () => {
    await expect(gateways().payments.of({ ...live, provider: 'stripe' })).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      reason: 'no credentials for stripe in live mode',
    });
  });

  it('is not found by the name of another provider', async () => {
    await expect(gateways().payments.of({ ...live, provider: 'paypal' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
