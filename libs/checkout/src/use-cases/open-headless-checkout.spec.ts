import { randomUUID } from 'node:crypto';
import { CheckoutLinks, type PaymentRail } from '@svc/contracts';
import { refOf, type DomainError } from '@svc/kernel';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { OfferRails, type CheckoutName } from '@svc/payments';
import { ScriptedGateways } from '@svc/payments/testing';
import { anEventOnSale, aTier } from '@svc/ticketing/testing';
import type { HoldChange } from '../domain/checkout';
import type { CheckoutReader } from '../ports/checkout-reader';
import { anEventPricingContext, CheckoutWorld, InMemoryOpening, tierPrices, timedCheckouts } from '../testing';
import {
  AwaitOpening,
  GiveUpOpening,
  OpenHeadlessCheckout,
  PayHeadlessCheckout,
  type OpenHeadlessCommand,
  type Pause,
} from './open-headless-checkout';
import type { StartPayment } from './start-payment';
import { ReadAttempt } from './read-checkout';

const TIMEOUTS = { eventMinutes: 30, headlessMinutes: 15, stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 };
const WAIT_SECONDS = 5;
const ids = { next: () => randomUUID() };
const [entry, free] = [aTier({ kind: 'paid' }), aTier({ kind: 'free', id: randomUUID() })];
const context = anEventPricingContext({ event: anEventOnSale([entry, free]) });
const inDinars = anEventPricingContext({
  event: anEventOnSale([entry, free]),
  prices: {
    tiers: {
      [entry.id]: tierPrices({ prices: ['IQD', 'KWD'].map((currency) => ({ currency, priceMinor: 5_000 })) }),
      [free.id]: tierPrices(),
    },
  },
  store: { currencies: ['IQD', 'KWD'] },
});
const contexts: Readonly<Record<string, typeof context>> = { 'launch-night': context, 'baghdad-night': inDinars };
const SEAT: Omit<HoldChange, 'count'> = { kind: 'ticket_type', subjectId: entry.id };

describe('opening a headless checkout', () => {
  let world: CheckoutWorld;
  let opening: InMemoryOpening;
  /** Rails that the provider serves. */
  let served: readonly PaymentRail[] | undefined;
  /** Runs while a retry waits. */
  let meanwhile: () => Promise<unknown>;

  beforeEach(async () => {
    const memory = timedCheckouts();
    world = new CheckoutWorld(memory, randomUUID(), { ...SEAT, count: 2 });
    opening = new InMemoryOpening(memory);
    opening.events.set(context.event.rules.id, context.event.rules.version);
    served = undefined;
    meanwhile = async () => undefined;
  });

  const pause: Pause = async (ms) => {
    await world.fixture.advance(ms / 1_000);
    await meanwhile();
  };

  function useCase(starting: Pick<StartPayment, 'execute'> = world.starting): OpenHeadlessCheckout {
    const { work, clock, reader: checkouts } = world.fixture;
    const reader = {
      event: async ({ slug }: { slug: string }) => ({ context: contexts[slug], timeouts: TIMEOUTS }),
    } as unknown as CheckoutReader;
    const rails = new OfferRails(new ScriptedGateways(world.gateway, ['live', 'test'], served), { of: async () => ({}) });
    const paying = new PayHeadlessCheckout(
      starting,
      new AwaitOpening(new ReadAttempt(checkouts), clock, pause),
      new GiveUpOpening(work, ids, clock),
      new CheckoutLinks('https://svc.example', new PlainLinkSigner()),
    );
    return new OpenHeadlessCheckout(reader, opening, rails, paying, ids);
  }

  const commandOf = (body: object = {}, facts: Partial<OpenHeadlessCommand> = {}): OpenHeadlessCommand => ({
    workspaceId: world.workspaceId,
    workspaceSlug: 'ile',
    mode: 'live',
    slug: 'launch-night',
    now: world.fixture.clock.now(),
    headlessEnabled: true,
    railSettings: {},
    idempotencyKey: 'cart-7',
    body: {
      provider: 'card',
      tickets: [{ ticketTypeRef: refOf('tkt', entry.id), quantity: 1 }],
      contact: { name: 'Adé', email: 'ade@example.com' },
      returnUrl: 'https://shop.example/thanks',
      ...body,
    },
    ...facts,
  });
  const open = (body?: object, facts?: Partial<OpenHeadlessCommand>) => useCase().execute(commandOf(body, facts));
  const codeOf = (opening: Promise<unknown>) =>
    opening.then(
      () => 'opened',
      ({ code }: DomainError) => code,
    );
  const held = async () => (await world.fixture.counted(world.workspaceId, SEAT)).held;
  /** Starts a first request whose provider is asked when the test says so. */
  function firstRequest(body?: object): { done: Promise<string>; answer: () => Promise<string> } {
    let ask: () => void = () => undefined;
    const providerAsked = new Promise<void>((resolve) => (ask = resolve));
    const done = codeOf(
      useCase({ execute: (command) => providerAsked.then(() => world.starting.execute(command)) }).execute(commandOf(body)),
    );
    const answer = () => {
      ask();
      return done;
    };
    return { done, answer };
  }

  it('[§4.5 r1] [§4.5 r2] [D-33] holds the seats for 15 minutes, names the order, and has one charge opened on the rail that was named', async () => {
    const { checkout, attempt, rail, isReplay } = await open();
    const endsAt = new Date(world.fixture.clock.now().getTime() + 15 * 60_000);
    expect(checkout).toMatchObject({ channel: 'headless', status: 'open', holds: 'held', orderId: expect.any(String), expiresAt: endsAt });
    expect([rail, isReplay, attempt!.rail, attempt!.status, await held()]).toEqual(['card', false, 'card', 'pending', 1]);
    expect([...world.gateway.charges.values()].map(({ charge }) => charge.returnUrl)).toEqual([
      expect.stringMatching(/^https:\/\/svc\.example\/ile\/c\/chk_\w+\/return\?t=/),
    ]);
  });

  it('[D-37] returns the same checkout with the same payment to a retry, and asks the provider for nothing', async () => {
    const first = await open();
    const again = await open();
    expect(again).toEqual({ ...first, isReplay: true });
    expect(world.gateway.charges.size).toBe(1);
  });

  it('[D-37] [D-29] returns the account of the transfer with the later end of the checkout, after a stop at any transaction', async () => {
    const { reader, payments } = world.fixture;
    const seen = new Set<string>();
    const run = payments.run;
    // In memory, all transactions go through that of payments.
    const stopAfterEach = (name: CheckoutName) => {
      payments.run = async (job) => {
        const result = await run(job);
        payments.run = run;
        const {
          checkout,
          attempts: [attempt],
        } = (await reader.withMoney(name))!;
        seen.add(
          attempt?.expiresAt ? `${checkout.expiresAt.getTime() - attempt.expiresAt.getTime()} ms after its account` : 'without an account',
        );
        stopAfterEach(name);
        return result;
      };
    };
    const starting: Pick<StartPayment, 'execute'> = {
      execute: async (command) => {
        stopAfterEach(command.name);
        const started = await world.starting.execute(command);
        payments.run = run;
        return started;
      },
    };
    await useCase(starting).execute(commandOf({ provider: 'bank_transfer' }));
    expect([...seen]).toEqual(['without an account', `${2 * 60_000} ms after its account`]);
  });

  it('[D-57] is paid at once when it costs nothing', async () => {
    const tickets = [{ ticketTypeRef: refOf('tkt', free.id), quantity: 1 }];
    expect(await open({ tickets })).toMatchObject({ checkout: { status: 'paid', orderNumber: 1_001 } });
    expect(world.gateway.charges.size).toBe(0);
  });

  describe('an opening', () => {
    it.each([
      ['[§4.5 pricing] another total', 'PRICE_MISMATCH', { pricing: { totalMinor: 499_999 } }, {}],
      ['[D-58] a workspace that has it switched off', 'HEADLESS_DISABLED', {}, { headlessEnabled: false }],
      ['[D-56] a rail that cannot charge the currency', 'VALIDATION_ERROR', { provider: 'international_card' }, {}],
      ['[D-56] a rail that the merchant has switched off', 'VALIDATION_ERROR', {}, { railSettings: { card: { enabled: false } } }],
      ['an event that is not published', 'NOT_FOUND', {}, { slug: 'nowhere' }],
    ])('is refused for %s, and holds nothing', async (_, code, body, facts) => {
      expect(await codeOf(open(body, facts))).toBe(code);
      expect([await held(), world.gateway.charges.size]).toEqual([0, 0]);
    });

    it('[D-128] is refused in a currency that no provider charges, when something is due now', async () => {
      const request = { provider: 'international_card', currency: 'IQD' };
      const slug = { slug: 'baghdad-night' };
      await expect(open(request, slug)).rejects.toMatchObject({ code: 'VALIDATION_ERROR', details: { accepted: ['KWD'] } });
      expect(await held()).toBe(0);
      const tickets = [{ ticketTypeRef: refOf('tkt', free.id), quantity: 1 }];
      expect(await open({ ...request, tickets }, slug)).toMatchObject({ checkout: { status: 'paid' } });
      expect(await open(request, { ...slug, mode: 'test', idempotencyKey: 'cart-8' })).toMatchObject({ isTrial: true });
    });

    it.each(['before', 'after'] as const)(
      '[decisions 3.7 PROVIDER_UNAVAILABLE] is refused while the provider is down (%s); nothing stays held, and the same key opens another',
      async (fault) => {
        world.gateway.failNext('open', fault);
        expect(await codeOf(open())).toBe('PROVIDER_UNAVAILABLE');
        expect(await held()).toBe(0);
        expect(await open()).toMatchObject({ isReplay: false, attempt: { status: 'pending' } });
      },
    );

    it('[decisions 3.7 PROVIDER_UNAVAILABLE] is refused when the provider will not charge this', async () => {
      world.gateway.refusal.open = 'Too little.';
      expect([await codeOf(open()), await held()]).toEqual(['PROVIDER_UNAVAILABLE', 0]);
    });

    it('[D-127] is refused with the cause of the refusal and the provider’s code, and not its sentence', async () => {
      world.gateway.refusal.open = 'Amount must be at least $0.50.';
      world.gateway.refusalFacts = { code: 'amount_too_small' };
      const refused = await open().catch((error: unknown) => error);
      expect(refused).toMatchObject({
        code: 'PROVIDER_UNAVAILABLE',
        message: expect.stringContaining('not possible at the moment'),
        details: { refusal: { cause: 'configuration', code: 'amount_too_small' } },
      });
      expect(String(refused)).not.toContain('0.50');
    });
  });

  describe('an opening in test mode', () => {
    const test = { mode: 'test' as const };

    it('[§4.5 r5] [D-62] charges at the sandbox, and holds nothing', async () => {
      expect(await open({}, test)).toMatchObject({ checkout: { mode: 'test', holds: 'none' }, attempt: { status: 'pending' } });
      expect(await held()).toBe(0);
    });

    it('[§4.5 r5] [D-56] judges and keeps nothing where no provider serves the rail', async () => {
      served = ['bank_transfer'];
      const { checkout, isTrial, attempt } = await open({}, test);
      expect([
        isTrial,
        attempt,
        await world.fixture.reader.find({ workspaceId: world.workspaceId, mode: 'test', checkoutId: checkout.id }),
      ]).toEqual([true, undefined, undefined]);
      expect(await codeOf(open({ pricing: { totalMinor: 1 } }, { ...test, idempotencyKey: 'other' }))).toBe('PRICE_MISMATCH');
    });
  });

  describe('an opening with a key whose first request is in flight', () => {
    it('[D-43] waits for it, and returns its session', async () => {
      const { answer } = firstRequest();
      meanwhile = answer;
      const retry = await open();
      expect(retry).toMatchObject({ isReplay: true, attempt: { status: 'pending', instructions: { accessCode: expect.any(String) } } });
      expect([world.gateway.calls.filter(({ call }) => call === 'open').length, await held()]).toEqual([1, 1]);
    });

    it('[D-43] [D-29] returns it as it is by then: a transfer lasts longer', async () => {
      const byTransfer = { provider: 'bank_transfer' };
      meanwhile = firstRequest(byTransfer).answer;
      const { checkout, attempt } = await open(byTransfer);
      expect(checkout.expiresAt.getTime() - attempt!.expiresAt!.getTime()).toBe(2 * 60_000);
    });

    it('[D-43] is refused with a request to retry when that takes more than five seconds', async () => {
      const { answer } = firstRequest();
      const before = world.fixture.clock.now().getTime();
      expect(await codeOf(open())).toBe('CONFLICT');
      expect(world.fixture.clock.now().getTime() - before).toBe(WAIT_SECONDS * 1_000);
      expect(await answer()).toBe('opened');
      expect(world.gateway.charges.size).toBe(1);
    });

    it('[D-43] opens another when the first is given up', async () => {
      const { answer } = firstRequest();
      world.gateway.failNext('open', 'before');
      meanwhile = answer;
      expect(await open()).toMatchObject({ isReplay: false, checkout: { status: 'open' }, attempt: { status: 'pending' } });
      expect(await held()).toBe(1);
    });

    it('[D-43] opens it itself when the first was never ended', async () => {
      firstRequest();
      expect(await codeOf(open())).toBe('CONFLICT');
      await world.fixture.advance(15);
      expect(await open()).toMatchObject({ isReplay: true, attempt: { status: 'pending' } });
      expect(world.gateway.charges.size).toBe(1);
    });

    it('[D-43] does not wait for one that was cancelled, or that the bank has refused', async () => {
      const { attempt } = await open();
      world.gateway.refuse(attempt!.reference);
      await world.fixture.advance(3);
      await world.settle({ workspaceId: world.workspaceId, mode: 'live', checkoutId: attempt!.checkoutId }, true);
      const before = world.fixture.clock.now();
      expect(await open()).toMatchObject({ isReplay: true, attempt: { status: 'failed' } });
      await world.cancel({ workspaceId: world.workspaceId, mode: 'live', checkoutId: attempt!.checkoutId });
      expect(await open()).toMatchObject({ isReplay: true, checkout: { status: 'cancelled' } });
      expect(world.fixture.clock.now()).toEqual(before);
    });
  });
});
