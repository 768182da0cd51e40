import { PAYMENT_RAILS, type HeldCredentials, type PaymentGateway } from '@svc/payments';
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
  const known = new KnownGateways(factories, { of: async (account) => (reads.push(account), held) });
  return { known, made, reads };
}

describe('who charges', () => {
  it.each([
    ['all', 'live', true],
    ['all', 'test', true],
    ['test', 'live', false],
    ['test', 'test', true],
    ['off', 'live', false],
    ['off', 'test', false],
  ] as const)(
    '[D-56] with SANDBOX_PAYMENTS=%s in %s mode, without credentials: the sandbox serves every rail: %p',
    async (modes, mode, serves) => {
      const { known } = gateways({ modes });
      const served = [...(await known.serving({ ...live, mode }, 'NGN')), ...(await known.serving({ ...live, mode }, 'USD'))];
      expect(served).toEqual(serves ? PAYMENT_RAILS.map((rail) => [rail, sandbox]) : []);
    },
  );

  it('[D-56] is the provider whose credentials are set, on its rails alone', async () => {
    const { known, made } = gateways({ modes: 'off', held: { paystack: PAYSTACK_TEST } });
    expect([...(await known.serving(test, 'NGN'))]).toEqual([
      ['card', paystack],
      ['bank_transfer', paystack],
    ]);
    expect([...(await known.serving(test, 'USD'))]).toEqual([]);
    expect(made).toEqual([PAYSTACK_TEST]);
  });

  it('[D-56] is the provider before the sandbox, which serves the rails that have no credentials', async () => {
    const { known } = gateways({ held: { stripe: STRIPE_LIVE } });
    expect((await known.serving(live, 'USD')).get('international_card')).toBe(stripe);
    expect((await known.serving(live, 'NGN')).get('card')).toBe(sandbox);
  });

  it.each(['HUF', 'TWD', 'ISK', 'UGX', 'MGA', 'KWD'])(
    '[D-128] is Stripe itself of %s, in both modes, as soon as its keys are set',
    async (currency) => {
      for (const [account, held] of [
        [test, STRIPE_TEST],
        [live, STRIPE_LIVE],
      ] as const) {
        const { known } = gateways({ held: { stripe: held } });
        expect([...(await known.serving(account, currency))]).toEqual([['international_card', stripe]]);
      }
    },
  );

  it('[D-128] is nobody of a currency that no provider charges, whatever keys are set: test mode offers no more than live mode', async () => {
    for (const held of [{}, { stripe: STRIPE_TEST }, { paystack: PAYSTACK_TEST, stripe: STRIPE_TEST }])
      for (const currency of ['IQD', 'XXX']) expect([...(await gateways({ held }).known.serving(test, currency))]).toEqual([]);
    expect([...(await gateways().known.serving(live, 'IQD'))]).toEqual([]);
  });

  it('[D-128] is the sandbox of what a provider charges whose keys are not set, beside one whose keys are', async () => {
    const { known } = gateways({ modes: 'test', held: { stripe: STRIPE_TEST } });
    expect((await known.serving(test, 'NGN')).get('card')).toBe(sandbox);
    expect((await gateways({ modes: 'test' }).known.serving(test, 'HUF')).get('international_card')).toBe(sandbox);
  });

  it('[ADR 0051 r1] is asked by the credentials of the account, which are read once', async () => {
    const { known, reads } = gateways({ held: { paystack: PAYSTACK_TEST } });
    await known.serving(test, 'NGN');
    expect(reads).toEqual([test]);
  });
});

describe('the gateway of what was begun', () => {
  it('[D-56] is that of the provider which began it, though another serves the rail by now', async () => {
    const { known } = gateways({ modes: 'off', held: { paystack: PAYSTACK_TEST } });
    expect(await known.of({ ...live, provider: sandbox.provider })).toBe(sandbox);
    expect(await known.of({ ...test, provider: 'paystack' })).toBe(paystack);
  });

  it('[decisions 3.7 PROVIDER_UNAVAILABLE] is nobody’s while credentials are missing', async () => {
    await expect(gateways().known.of({ ...live, provider: 'stripe' })).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      reason: 'no credentials for stripe in live mode',
    });
  });

  it('is not found by the name of another provider', async () => {
    await expect(gateways().known.of({ ...live, provider: 'paypal' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
