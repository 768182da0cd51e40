import { InMemoryPayments, anAttempt, MOMENT, RecordingRefusalLog, ScriptedGateway, ScriptedGateways } from '../testing';
import { KeyNotAccepted, ProviderUnavailable } from '../domain/payment.errors';
import type { CheckoutName, PaymentAttempt, PaymentTruth } from '../domain/payment';
import { PAYMENT_WAITS } from '../domain/retries';
import type { OpenCharge } from '../ports/payment-gateway';
import { AskProviders, type AskProvidersQuery } from './payment-attempts';
import { OfferRails } from './offer-rails';
import { OpenAttempt } from './payment-attempts';
import type { Within } from './payment-attempts';

let now: Date;
let money: InMemoryPayments;
let gateway: ScriptedGateway;
let isSlow: boolean;
let log: RecordingRefusalLog;

/** Timeouts of the answers. */
let waits: number[];

const within: Within = async (ms, work) => {
  waits.push(ms);
  const done = await work(new AbortController().signal);
  if (isSlow) throw new ProviderUnavailable('too slow');
  return done;
};
const later = (ms: number) => new Date(now.getTime() + ms);

beforeEach(() => {
  now = MOMENT;
  isSlow = false;
  log = new RecordingRefusalLog();
  waits = [];
  money = new InMemoryPayments(() => now);
  gateway = new ScriptedGateway(() => now);
});

async function recorded(facts: Partial<PaymentAttempt> = {}): Promise<PaymentAttempt> {
  const attempt = anAttempt(facts);
  await money.work.run(({ attempts }) => attempts.insert(attempt));
  return attempt;
}

const openAttempt = () => ({
  execute: async (charge: OpenCharge) => {
    const answer = await new OpenAttempt(new ScriptedGateways(gateway), within, PAYMENT_WAITS, log).execute(charge);
    return money.work.run(({ attempts }) => attempts.opened(charge.attempt, answer));
  },
});
const charge = (attempt: PaymentAttempt) => ({ attempt, buyer: {}, description: 'Order', returnUrl: 'https://shop.example/return' });
const statusOf = async (attempt: PaymentAttempt) =>
  (await money.lists.ofCheckout(attempt)).attempts.find(({ id }) => id === attempt.id)?.status;

describe('offering rails', () => {
  const offer = (gateways: ScriptedGateways, settings = {}) =>
    new OfferRails(gateways, { of: async () => settings }).execute({ workspaceId: 'w', mode: 'test', currency: 'NGN' });

  it('[D-56] offers the rails that a provider serves in the mode', async () => {
    expect(await offer(new ScriptedGateways(gateway))).toEqual(['card', 'bank_transfer']);
    expect(await offer(new ScriptedGateways(gateway, ['live']))).toEqual([]);
    expect(await offer(new ScriptedGateways(gateway, ['test'], ['bank_transfer']))).toEqual(['bank_transfer']);
  });

  it('[§4.1 r7] leaves out switched-off rails, by the caller’s switches or the stored ones', async () => {
    expect(await offer(new ScriptedGateways(gateway), { card: { enabled: false } })).toEqual(['bank_transfer']);
    const withKnownSwitches = new OfferRails(new ScriptedGateways(gateway), { of: async () => Promise.reject(new Error('asked')) });
    expect(
      await withKnownSwitches.execute({
        workspaceId: 'w',
        mode: 'test',
        currency: 'NGN',
        railSettings: { bank_transfer: { enabled: false } },
      }),
    ).toEqual(['card']);
  });
});

describe('opening an attempt', () => {
  it('[D-33] records the payment instructions, and their end', async () => {
    const attempt = await recorded();
    const opened = await openAttempt().execute(charge(attempt));
    expect(opened).toMatchObject({
      ...attempt,
      status: 'pending',
      instructions: { accessCode: `code-${attempt.reference}` },
      expiresAt: later(1_800_000),
    });
    expect((await money.lists.ofCheckout(attempt)).attempts).toEqual([opened]);
  });

  it('[ADR 0028 r1] opens one charge, however often it is called', async () => {
    const attempt = await recorded();
    await openAttempt().execute(charge(attempt));
    await openAttempt().execute(charge(attempt));
    expect(gateway.charges.size).toBe(1);
  });

  it.each(['before', 'after'] as const)(
    '[decisions 3.7 PROVIDER_UNAVAILABLE] leaves it created when no answer came, %s the provider had opened it; calling again resumes',
    async (fault) => {
      const attempt = await recorded();
      gateway.failNext('open', fault);
      await expect(openAttempt().execute(charge(attempt))).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
      expect(await statusOf(attempt)).toBe('created');
      expect(await openAttempt().execute(charge(attempt))).toMatchObject({ status: 'pending', reference: attempt.reference });
      expect(gateway.charges.size).toBe(1);
    },
  );

  it('[decisions 3.7 PROVIDER_UNAVAILABLE] [D-111] waits 15 s and no longer', async () => {
    const attempt = await recorded();
    isSlow = true;
    await expect(openAttempt().execute(charge(attempt))).rejects.toThrow(ProviderUnavailable);
    expect(waits).toEqual([15_000]);
  });

  it('[D-127] records the provider’s refusal and its reason, without details of the buyer, and has it logged once', async () => {
    const attempt = await recorded();
    gateway.refusal.open = 'Adé Ọlá is not verified.';
    gateway.refusalFacts = { code: 'not_verified' };
    const refusal = { cause: 'configuration', code: 'not_verified', message: '[…] is not verified.' };
    expect(await openAttempt().execute({ ...charge(attempt), buyer: { name: 'Adé Ọlá' } })).toMatchObject({
      status: 'failed',
      instructions: { checkoutUrl: null },
      refusal,
    });
    expect((await money.lists.ofCheckout(attempt)).attempts).toMatchObject([{ refusal }]);
    expect(log.refusals).toEqual([{ attempt, refusal }]);
  });

  it('[D-127] a key that the provider does not accept is a refusal when a charge is opened', async () => {
    const attempt = await recorded();
    gateway.beforeAnswer = async () => Promise.reject(new KeyNotAccepted('The key is not known.', { code: 'http_401' }));
    expect(await openAttempt().execute(charge(attempt))).toMatchObject({
      status: 'failed',
      refusal: { cause: 'configuration', code: 'http_401', message: 'The key is not known.' },
    });
  });

  it('[ADR 0162 r3] a key that the provider does not accept is reported where a charge opens, and where it is looked for', async () => {
    const attempt = await recorded();
    gateway.beforeAnswer = async () => Promise.reject(new KeyNotAccepted('The key is not known.', { code: 'http_401' }));
    const asking = new AskProviders(new ScriptedGateways(gateway), within, PAYMENT_WAITS, log);
    expect(await asking.execute({ attempts: [attempt] })).toMatchObject([{ truth: 'unknown' }]);
    await openAttempt().execute(charge(attempt));
    expect(log.keys.map(({ refusal }) => refusal.code)).toEqual(['http_401', 'http_401']);
    expect(log.refusals).toEqual([]);
  });

  it('[D-29] undoes no decision made while the provider answered', async () => {
    const attempt = await recorded();
    await money.work.run(({ attempts }) => attempts.update({ ...attempt, status: 'closed' }));
    expect(await openAttempt().execute(charge(attempt))).toMatchObject({ status: 'closing' });
  });
});

describe('asking providers', () => {
  /** Asks about the recorded attempts of the checkout. */
  async function ask(name: CheckoutName, query: Pick<AskProvidersQuery, 'fresh' | 'asker'> = {}) {
    const { attempts } = await money.lists.ofCheckout(name);
    return new AskProviders(new ScriptedGateways(gateway), within, PAYMENT_WAITS, log).execute({ attempts, ...query });
  }

  it('[D-127] has a refusal logged that the attempt does not hold yet, and no other', async () => {
    const attempt = await recorded({ status: 'pending' });
    await gateway.open(charge(attempt));
    gateway.decline(attempt.reference, { code: 'expired_card', reason: 'expired_card' });
    const [answer] = await ask(attempt);
    const { refusal } = answer!.truth as PaymentTruth;
    expect(refusal).toMatchObject({ cause: 'card', code: 'expired_card', reason: 'expired_card' });
    expect(log.refusals).toEqual([{ attempt, refusal }]);
    await money.work.run(({ attempts }) => attempts.update({ ...attempt, refusal }));
    await ask(attempt);
    expect(log.refusals).toHaveLength(1);
  });
  const looks = () => gateway.calls.filter(({ call }) => call === 'look').length;

  async function opened(facts: Partial<PaymentAttempt> = {}): Promise<PaymentAttempt> {
    return openAttempt().execute(charge(await recorded(facts)));
  }

  it('[ADR 0028 r1] returns their report on each attempt', async () => {
    const attempt = await opened();
    expect(await ask(attempt)).toEqual([{ attempt, truth: { status: 'pending', receipts: [] } }]);
    gateway.pay(attempt.reference);
    now = later(2_000);
    expect(await ask(attempt)).toMatchObject([{ truth: { status: 'paid', receipts: [{ amountMinor: 500_000 }] } }]);
  });

  it('[D-97] asks again each time, and keeps nothing of the answers', async () => {
    const attempt = await opened();
    await ask(attempt);
    gateway.pay(attempt.reference);
    expect(await ask(attempt)).toMatchObject([{ truth: { status: 'paid' } }]);
    expect(looks()).toBe(2);
  });

  it('[ADR 0028 r3] asks again for callers to whom money was reported, about every attempt', async () => {
    const attempt = await opened();
    const over = await recorded({ status: 'closed' });
    await ask(attempt);
    const truths = (await ask(attempt, { fresh: true })).map(({ truth }) => typeof truth);
    expect([truths.length, truths.includes('string'), over.checkoutId]).toEqual([2, false, attempt.checkoutId]);
  });

  it.each(['failed', 'closed', 'paid'] as const)('leaves an attempt alone that is %s, when no money was reported', async (status) => {
    const attempt = await recorded({ status });
    expect(await ask(attempt)).toEqual([{ attempt, truth: 'not_asked' }]);
    expect(looks()).toBe(0);
  });

  it('[ADR 0028 r3] [D-29] [D-111] returns unknown when a provider is down, takes more than 3 s for readers and 25 s for a worker, or is not known', async () => {
    const attempt = await opened();
    gateway.down = true;
    expect(await ask(attempt, { fresh: true })).toMatchObject([{ truth: 'unknown' }]);
    gateway.down = false;
    isSlow = true;
    expect(await ask(attempt, { fresh: true })).toMatchObject([{ truth: 'unknown' }]);
    isSlow = false;
    await ask(attempt, { fresh: true, asker: 'worker' });
    expect(waits.slice(-2)).toEqual([3_000, 25_000]);
    const strange = await recorded({ provider: 'gone', checkoutId: '01890a5d-ac96-774b-bcce-b302099a8059' });
    expect(await ask(strange)).toMatchObject([{ truth: 'unknown' }]);
  });
});
