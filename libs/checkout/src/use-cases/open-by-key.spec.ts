import { InvalidInput, type Mode } from '@svc/kernel';
import { z } from 'zod';
import type { Checkout } from '../domain/checkout';
import { fingerprintOf } from '../domain/opening/idempotency';
import type { CheckoutOpening, OpeningOutcome, OpeningPlan } from '../ports/checkout-opening';
import type { CheckoutReader, EarlierOpening } from '../ports/checkout-reader';
import { openByKey, type OpeningOperation } from './open-by-key';

const NOW = new Date('2026-03-01T12:00:00Z');
const TIMEOUTS = { eventMinutes: 30, headlessMinutes: 15, stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 };
const checkout = { id: 'new' } as Checkout;
const old = { id: 'old' } as Checkout;
const body = { wanted: 1, returnUrl: 'https://shop.example/thanks' };
const sameRequest = { checkout: old, fingerprint: fingerprintOf('/p', body) };

/** Asks once, with an earlier checkout and an outcome of each plan in turn; returns the plans. */
function ask({
  earlier,
  outcomes = [{ outcome: 'opened' }],
  sent = body,
  plan = () => ({ checkout, factId: 'f' }),
  retry,
  returnHosts,
  mostHoldsPerKey,
  keyId,
  mode = 'live',
  takesLocalReturns,
}: {
  earlier?: EarlierOpening;
  outcomes?: OpeningOutcome[];
  sent?: unknown;
  plan?: () => Omit<OpeningPlan, 'key'>;
  retry?: OpeningOperation<typeof body, unknown>['retry'];
  returnHosts?: string[];
  mostHoldsPerKey?: number;
  keyId?: string;
  mode?: Mode;
  takesLocalReturns?: boolean;
}) {
  const plans: OpeningPlan[] = [];
  const opening: CheckoutOpening = {
    open: async (plan) => outcomes[plans.push(plan) - 1] ?? outcomes.at(-1)!,
    endedSessions: async () => [],
    free: async () => false,
  };
  const reader = { earlier: async () => earlier } as unknown as CheckoutReader;
  const operation: OpeningOperation<typeof body, unknown> = {
    operation: 'open_product_checkout',
    path: '/p',
    form: z.object({ wanted: z.number(), returnUrl: z.string() }),
    isKeyRequired: true,
    read: async () => ({ context: {}, timeouts: TIMEOUTS, mostHoldsPerKey, returnHosts, earlier }),
    plan,
    retry,
  };
  const opened = openByKey(
    operation,
    { workspaceId: 'w', mode, keyId, body: sent, idempotencyKey: 'k', now: NOW, takesLocalReturns },
    { reader, opening },
  );
  return opened.then(
    (result) => ({ ...result, plans }),
    ({ code, retryAfterSeconds }: { code: string; retryAfterSeconds?: number }) => ({
      code,
      plans,
      ...(retryAfterSeconds && { retryAfterSeconds }),
    }),
  );
}

describe('opening by a key', () => {
  it('[D-40] opens once, and keeps the key for a day', async () => {
    const { plans, ...opened } = await ask({});
    expect(opened).toEqual({ checkout, isReplay: false });
    expect(plans).toMatchObject([{ key: { operation: 'open_product_checkout', key: 'k', keptUntil: new Date('2026-03-02T12:00:00Z') } }]);
  });

  it('[D-60a] replays the response of a used key before anything is judged', async () => {
    const refuse = () => {
      throw new InvalidInput('Nothing of it is for sale.');
    };
    expect(await ask({ earlier: sameRequest, plan: refuse })).toEqual({ checkout: old, isReplay: true, plans: [] });
  });

  it('[D-42] refuses a key that came with another request, whatever its form', async () => {
    const reused = { code: 'IDEMPOTENCY_KEY_REUSED', plans: [] };
    expect(await ask({ earlier: sameRequest, sent: { ...body, wanted: 2 } })).toEqual(reused);
    expect(await ask({ earlier: sameRequest, sent: 'no form' })).toEqual(reused);
    expect(await ask({ outcomes: [{ outcome: 'key_reused' }] })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('[D-44] sends buyers to the store’s own hosts alone where it says so, and replays used keys all the same', async () => {
    expect(await ask({ returnHosts: ['shop.example'] })).toMatchObject({ isReplay: false });
    expect(await ask({ returnHosts: ['other.example'] })).toEqual({ code: 'VALIDATION_ERROR', plans: [] });
    expect(await ask({ returnHosts: ['other.example'], earlier: sameRequest })).toMatchObject({ isReplay: true });
  });

  it('[D-102] sends buyers who really pay to no address on localhost, unless allowed, and replays used keys all the same', async () => {
    const local = { ...body, returnUrl: 'http://localhost:3000/thanks' };
    const refused = { code: 'VALIDATION_ERROR', plans: [] };
    expect([await ask({ sent: local }), await ask({ sent: local, takesLocalReturns: false })]).toEqual([refused, refused]);
    for (const overrides of [
      { takesLocalReturns: true },
      { mode: 'test' as const },
      { earlier: { checkout: old, fingerprint: fingerprintOf('/p', local) } },
    ]) {
      expect(await ask({ sent: local, ...overrides })).toMatchObject({ isReplay: 'earlier' in overrides });
    }
  });

  it('[D-43] returns the session of the first after the wait, or asks for a retry', async () => {
    expect(await ask({ outcomes: [{ outcome: 'replayed', checkout: old }] })).toMatchObject({ checkout: old, isReplay: true });
    expect(await ask({ outcomes: [{ outcome: 'in_flight' }] })).toMatchObject({ code: 'CONFLICT' });
  });

  it('[D-61] applies the ceiling of the workspace to the access key that asks, and none where there is none', async () => {
    expect((await ask({ mostHoldsPerKey: 5, keyId: 'one' })).plans).toMatchObject([{ ceiling: { keyId: 'one', most: 5 } }]);
    for (const overrides of [{ keyId: 'one' }, { mostHoldsPerKey: 5 }]) expect((await ask(overrides)).plans[0]?.ceiling).toBeUndefined();
  });

  it('[D-61] names the time to retry where the ceiling is reached, and replays used keys all the same', async () => {
    const full = {
      mostHoldsPerKey: 1,
      keyId: 'one',
      outcomes: [{ outcome: 'too_many_held', ends: [30_000, 90_000].map((ms) => new Date(NOW.getTime() + ms)) } as const],
    };
    const plan = () => ({ checkout: { ...checkout, createdAt: NOW }, factId: 'f' });
    expect(await ask({ ...full, plan })).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 90, plans: { length: 1 } });
    expect(await ask({ ...full, plan, earlier: sameRequest })).toMatchObject({ checkout: old, isReplay: true });
  });

  it('[ADR 0008 r1] decides again when others were faster, a limited number of times', async () => {
    const faster: OpeningOutcome[] = [{ outcome: 'short', short: [], ended: [] }, { outcome: 'rules_changed' }, { outcome: 'opened' }];
    expect((await ask({ outcomes: faster })).plans).toHaveLength(3);
    const never = await ask({ outcomes: [{ outcome: 'short', short: [], ended: [] }] });
    expect(never).toMatchObject({ code: 'CONFLICT', plans: { length: 5 } });
  });

  it('[ADR 0026 r1] opens by the same plan and reading with the returned holds of lapsed sessions', async () => {
    const lapsed = { id: 'a', version: 1, endsAt: '2026-03-01T11:00:00Z', attempts: [] };
    const plan = () => ({ checkout: { ...checkout, createdAt: NOW }, factId: 'f' });
    const { plans } = await ask({ plan, outcomes: [{ outcome: 'short', short: [], ended: [lapsed] }, { outcome: 'opened' }] });
    expect(plans.map((each) => each.lapsed)).toEqual([[], [lapsed]]);
  });

  it('[D-61] decides again which session gives way, by one plan and one reading, when another session of the buyer was quicker', async () => {
    const sessions = ['a', 'b', 'c'].map((id) => ({
      id,
      version: 1,
      createdAt: '2026-03-01T11:50:00Z',
      expiresAt: '2026-03-01T12:20:00Z',
      isSavingUp: false,
      attempts: [],
    }));
    const plan = jest.fn(() => ({ checkout: { ...checkout, createdAt: NOW }, factId: 'f' }));
    const { plans } = await ask({ plan, outcomes: [{ outcome: 'sessions_changed', sessions }, { outcome: 'opened' }] });
    expect(plan).toHaveBeenCalledTimes(1);
    expect(plans).toMatchObject([{ sessions: [] }, { sessions, givingWay: { sessionId: 'a', endsAt: NOW } }]);
    expect(plans[0]!.givingWay).toBeUndefined();
    expect(await ask({ outcomes: [{ outcome: 'sessions_changed', sessions: [] }] })).toMatchObject({ code: 'CONFLICT' });
  });

  it('[ADR 0008 r1] tries a refusal once more when something has come free', async () => {
    let refusals = 0;
    const soldOut = (times: number) => () => {
      if ((refusals += 1) <= times) throw new InvalidInput('Sold out.');
      return { checkout, factId: 'f' };
    };
    expect(await ask({ plan: soldOut(1), retry: async () => true })).toMatchObject({ isReplay: false });
    refusals = 0;
    expect(await ask({ plan: soldOut(2), retry: async () => true })).toMatchObject({ code: 'VALIDATION_ERROR' });
    refusals = 0;
    expect(await ask({ plan: soldOut(1), retry: async () => false })).toMatchObject({ code: 'VALIDATION_ERROR' });
  });
});
