import { randomUUID } from 'node:crypto';
import { CallbackForged, ProviderRefused, ProviderUnavailable, type PaymentAttempt } from '@svc/payments';
import { anAttempt, paymentGatewayContract, type NetworkCall } from '@svc/payments/testing';
import { StripeStub, type StripeBooks } from '@svc/provider-stubs';
import { providerFetch, type ProviderFetch } from '../provider-fetch';
import { StripePaymentGateway } from './stripe-payment-gateway';

const MINUTE_MS = 60_000;
let stub: StripeStub;
let books: StripeBooks;
let gateway: StripePaymentGateway;

beforeAll(async () => {
  stub = new StripeStub();
  await stub.start();
});

afterAll(() => stub.stop());

beforeEach(() => {
  stub.aheadMs = 0;
  stub.requests.length = 0;
  const credentials = credentialsFor('live');
  books = stub.account(credentials);
  gateway = gatewayWith(credentials);
});

function credentialsFor(mode: 'live' | 'test') {
  const part = randomUUID().replaceAll('-', '');
  return { secretKey: `sk_${mode}_${part}`, publishableKey: `pk_${mode}_${part}`, webhookSecret: `whsec_${part}` };
}

function gatewayWith(
  credentials: ReturnType<typeof credentialsFor>,
  { baseUrl = stub.url, send = providerFetch(8_000) }: { baseUrl?: string; send?: ProviderFetch } = {},
) {
  return new StripePaymentGateway({ credentials, baseUrl, send });
}

function newAttempt(facts: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return anAttempt({
    rail: 'international_card',
    provider: 'stripe',
    flow: 'redirect',
    currency: 'USD',
    amountMinor: 4_500,
    createdAt: new Date(),
    ...facts,
  });
}

const chargeOf = (attempt: PaymentAttempt) => ({
  attempt,
  buyer: { name: 'Ada', email: 'ada@example.com' },
  description: 'Order at Ile',
  returnUrl: 'https://pay.example/ile/c/chk_1/return?t=x_Y-z',
});

async function opened(facts: Partial<PaymentAttempt> = {}): Promise<PaymentAttempt> {
  const attempt = newAttempt(facts);
  const { instructions, expiresAt } = await gateway.open(chargeOf(attempt));
  return { ...attempt, status: 'pending', instructions, expiresAt };
}

const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

const ASKED: Readonly<Record<NetworkCall, RegExp>> = {
  open: /^POST .*sessions$/,
  look: /^GET .*sessions/,
  close: /expire$/,
  findRefund: /^GET .*refunds/,
  refund: /^POST .*refunds$/,
};

describe('Stripe, as a provider', () => {
  paymentGatewayContract(() => ({
    gateway,
    gatewayOf: ({ mode }) => gatewayWith(credentialsFor(mode)),
    rails: ['international_card'],
    anAttempt: async () => newAttempt(),
    pay: ({ reference }, amountMinor) => books.pay(reference, { amountMinor }),
    refuse: ({ reference }) => books.decline(reference),
    refused: 'pending',
    failRefunds: async ({ reference }) => books.endRefunds(reference),
    refundedOf: async ({ reference }) => books.refundedOf(books.sessionOf(reference).payment_intent?.id),
    failNext: async (_, operation, fault) =>
      books.setFault({
        operation,
        kind: ({ before: 'unavailable', after: 'timeout', garbled: 'garbled', short: 'short' } as const)[fault],
      }),
    network: {
      hold: (_, call) => stub.held.hold(call, books.access.secretKey),
      arrived: (_, call) => stub.requests.filter((request) => ASKED[call].test(request)).length,
    },
    callbackOf: async ({ reference }) => books.callbacksOf(reference).at(-1)!,
  }));
});

describe('opening a session at Stripe', () => {
  it('[D-56] asks for one sum by card, in its own currency, under our reference, with our page to come back to', async () => {
    const attempt = await opened();
    expect(books.sessions).toMatchObject([
      {
        client_reference_id: attempt.reference,
        metadata: { reference: attempt.reference },
        amount_total: 4_500,
        currency: 'usd',
        customer_email: 'ada@example.com',
        payment_method_types: ['card'],
        adaptive_pricing: { enabled: false },
        success_url: 'https://pay.example/ile/c/chk_1/return?t=x_Y-z',
        cancel_url: 'https://pay.example/ile/c/chk_1/return?t=x_Y-z',
        livemode: true,
      },
    ]);
    expect(attempt.instructions?.checkoutUrl).toBe(books.sessions[0]!.url);
  });

  it.each([
    ['ISK', 4_500, 450_000],
    ['MGA', 500_000, 5_000],
    ['KWD', 4_500, 4_500],
    ['HUF', 45_001, 45_001],
  ])(
    '[D-128] charges %s %i in the units of Stripe, %i, reads the receipt in ours, and refunds it in theirs',
    async (currency, amountMinor, amount) => {
      const attempt = await opened({ currency, amountMinor });
      expect(books.sessionOf(attempt.reference).amount_total).toBe(amount);
      await books.pay(attempt.reference);
      const { status, receipts } = await gateway.look(attempt);
      expect({ status, receipts }).toMatchObject({ status: 'paid', receipts: [{ amountMinor, currency }] });
      const { providerReference } = receipts[0]!;
      await gateway.refund({ attempt, providerReference, amountMinor, currency, idempotencyKey: `rfd_${randomUUID()}` });
      expect(books.refundedOf(providerReference)).toBe(amount);
    },
  );

  it('[D-120] gives Stripe no e-mail address where it refuses the one that was accepted, however often it is opened', async () => {
    const charge = chargeOf(newAttempt());
    const unusual = { ...charge, buyer: { ...charge.buyer, email: 'a&b@example.com' } };
    const first = await gateway.open(unusual);
    expect(await gateway.open(unusual)).toEqual(first);
    expect(books.sessions).toMatchObject([{ client_reference_id: charge.attempt.reference, customer_email: null }]);
  });

  it('[D-128] asks for nothing between the steps of a currency', async () => {
    expect(await faultOf(gateway.open(chargeOf(newAttempt({ currency: 'KWD', amountMinor: 4_505 }))))).toBeInstanceOf(ProviderRefused);
    expect(books.sessions).toEqual([]);
  });

  it('[ADR 0026 r1] states until when Stripe lets it be paid, counted from the beginning of the attempt', async () => {
    const createdAt = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 10 * MINUTE_MS);
    const { expiresAt, reference } = await opened({ createdAt });
    expect(expiresAt).toEqual(new Date(createdAt.getTime() + 45 * MINUTE_MS));
    stub.aheadMs = 35 * MINUTE_MS + 1_000;
    expect(books.sessionOf(reference).status).toBe('expired');
  });

  it('[ADR 0028 r1] does not open again an attempt of long ago, whose key Stripe may have dropped', async () => {
    const attempt = newAttempt({ createdAt: new Date(Date.now() - 16 * MINUTE_MS) });
    expect(await faultOf(gateway.open(chargeOf(attempt)))).toBeInstanceOf(ProviderRefused);
    expect(books.sessions).toEqual([]);
  });

  it('[ADR 0028 r1] asks once, and leaves retries to its callers', async () => {
    for (const kind of ['unavailable', 'timeout', 'busy'] as const) {
      stub.requests.length = 0;
      books.setFault({ operation: 'open', kind });
      expect(await faultOf(gateway.open(chargeOf(newAttempt())))).toBeInstanceOf(ProviderUnavailable);
      expect(stub.requests).toEqual(['POST /v1/checkout/sessions']);
    }
  });

  it('[ADR 0028 r1] gives up a reference for which Stripe keeps an error: another is taken for the next try', async () => {
    const attempt = newAttempt();
    books.setFault({ operation: 'open', kind: 'broken' });
    expect(await faultOf(gateway.open(chargeOf(attempt)))).toBeInstanceOf(ProviderUnavailable);
    expect(await faultOf(gateway.open(chargeOf(attempt)))).toBeInstanceOf(ProviderRefused);
    expect((await opened()).instructions?.checkoutUrl).toMatch(/\/cs_live_/);
  });

  it('[ADR 0028 r1] finds the existing session when a buyer has corrected an address meanwhile', async () => {
    const attempt = newAttempt();
    books.setFault({ operation: 'open', kind: 'timeout' });
    await faultOf(gateway.open(chargeOf(attempt)));
    const { instructions } = await gateway.open({ ...chargeOf(attempt), buyer: { email: 'ada@another.example' } });
    expect(instructions.checkoutUrl).toBe(books.sessions[0]!.url);
    expect(books.sessions).toHaveLength(1);
    await books.pay(attempt.reference);
    expect(await faultOf(gateway.open({ ...chargeOf(attempt), buyer: {} }))).toBeInstanceOf(ProviderUnavailable);
  });

  it('[D-127] passes on Stripe’s refusals: a sum too small for its currency, or any other reason', async () => {
    expect(await faultOf(gateway.open(chargeOf(newAttempt({ amountMinor: 49 }))))).toMatchObject({
      name: 'ProviderRefused',
      reason: expect.stringContaining('smallest'),
      facts: { cause: 'configuration', code: expect.any(String) },
    });
    books.setFault({ operation: 'open', kind: 'refused' });
    expect(await faultOf(gateway.open(chargeOf(newAttempt())))).toBeInstanceOf(ProviderRefused);
  });

  it('[D-127] [decisions 3.7 PROVIDER_UNAVAILABLE] takes an invalid key for one that the merchant may fix, and does not reveal it', async () => {
    const credentials = credentialsFor('live');
    const fault = await faultOf(gatewayWith(credentials).open(chargeOf(newAttempt())));
    expect(fault).toMatchObject({
      name: 'KeyNotAccepted',
      code: 'PROVIDER_UNAVAILABLE',
      facts: { cause: 'configuration' },
      reason: expect.stringMatching(/^stripe 401 invalid_request_error req_\d+$/),
    });
  });

  it('[ADR 0051 r1] takes no session of the other environment', async () => {
    expect(await faultOf(gateway.open(chargeOf(newAttempt({ mode: 'test' }))))).toBeInstanceOf(ProviderRefused);
  });

  it.each([
    ['no JSON', () => new Response('<html>', { status: 200 })],
    ['an error without words', () => new Response('', { status: 502 })],
  ])('[decisions 3.7 PROVIDER_UNAVAILABLE] does not know the outcome when the answer is %s', async (_, answer) => {
    const strange = gatewayWith(credentialsFor('live'), { send: async () => answer() });
    expect(await faultOf(strange.open(chargeOf(newAttempt())))).toBeInstanceOf(ProviderUnavailable);
  });

  it('[decisions 3.7 PROVIDER_UNAVAILABLE] waits no longer than it may', async () => {
    const slow = gatewayWith(credentialsFor('live'), {
      send: providerFetch(
        50,
        (_, init) => new Promise((__, reject) => init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error))),
      ),
    });
    expect(await faultOf(slow.open(chargeOf(newAttempt())))).toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      reason: expect.stringContaining('no answer in time'),
    });
  });
});

describe('looking at a session at Stripe', () => {
  it('[ADR 0028 r3] asks for the session that was opened, and searches only for one whose address was lost', async () => {
    const attempt = await opened();
    stub.requests.length = 0;
    await gateway.look(attempt);
    await gateway.look({ ...attempt, instructions: undefined });
    expect(stub.requests).toEqual([`GET /v1/checkout/sessions/${books.sessions[0]!.id}`, 'GET /v1/checkout/sessions']);
  });

  it('[ADR 0028 r1] searches page after page for a session whose answer was lost, and finds its money', async () => {
    const attempt = newAttempt();
    books.setFault({ operation: 'open', kind: 'timeout' });
    await faultOf(gateway.open(chargeOf(attempt)));
    await books.pay(attempt.reference);
    const [one] = books.sessions;
    books.sessions.unshift(
      ...Array.from({ length: 150 }, (_, n) => ({
        ...one!,
        id: `cs_live_other${n}`,
        client_reference_id: `pay_other${n}`,
        payment_intent: null,
      })),
    );
    stub.requests.length = 0;
    expect(await gateway.look(attempt)).toMatchObject({ status: 'paid', receipts: [{ amountMinor: 4_500, currency: 'USD' }] });
    expect(stub.requests).toHaveLength(2);
  });

  it('[ADR 0028 r1] reports the receipt, though it is another sum or currency, and does not call it paid', async () => {
    const [short, strange] = [await opened(), await opened()];
    await books.pay(short.reference, { amountMinor: 4_499 });
    await books.pay(strange.reference, { currency: 'EUR' });
    expect(await gateway.look(short)).toMatchObject({ status: 'failed', receipts: [{ amountMinor: 4_499, currency: 'USD' }] });
    expect(await gateway.look(strange)).toMatchObject({ status: 'failed', receipts: [{ amountMinor: 4_500, currency: 'EUR' }] });
  });

  it('[ADR 0028 r1] reports the receipt after it was refunded as well', async () => {
    const attempt = await opened();
    await books.pay(attempt.reference);
    const before = await gateway.look(attempt);
    await gateway.refund({ attempt, ...before.receipts[0]!, idempotencyKey: 'all' });
    expect(await gateway.look(attempt)).toEqual(before);
  });

  it('[D-29] finds a session failed that has ended by itself', async () => {
    const attempt = await opened();
    stub.aheadMs = 46 * MINUTE_MS;
    expect(await gateway.look(attempt)).toEqual({ status: 'failed', receipts: [] });
  });

  it('[ADR 0051 r1] finds nothing of an attempt in an account that has not seen it', async () => {
    const attempt = await opened();
    await books.pay(attempt.reference);
    const credentials = credentialsFor('live');
    stub.account(credentials);
    expect(await gatewayWith(credentials).look(attempt)).toEqual({ status: 'pending', receipts: [] });
  });

  it('[ADR 0028 r3] does not believe an answer that it cannot read', async () => {
    const attempt = await opened();
    const session = { ...books.sessions[0]!, client_reference_id: attempt.reference, status: 'paid-ish' };
    const strange = gatewayWith(credentialsFor('live'), { send: async () => Response.json(session) });
    expect(await faultOf(strange.look(attempt))).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', reason: 'stripe: cannot read status' });
  });
});

describe('closing a session at Stripe', () => {
  it('[D-29] ends it before its time, so that nobody can pay it', async () => {
    const attempt = await opened();
    await gateway.close(attempt);
    await expect(books.pay(attempt.reference)).rejects.toThrow('it is expired');
  });

  it('[D-29] closes a session that was opened though its answer was lost', async () => {
    const attempt = newAttempt();
    books.setFault({ operation: 'open', kind: 'timeout' });
    await faultOf(gateway.open(chargeOf(attempt)));
    await gateway.close(attempt);
    expect(books.sessionOf(attempt.reference).status).toBe('expired');
  });

  it('[D-29] [ADR 0028 r1] is content when the buyer was quicker between two calls, and asks again when Stripe will not', async () => {
    const attempt = await opened();
    const inBetween = gatewayWith(books.access as ReturnType<typeof credentialsFor>, {
      send: async (url, init) => {
        if (url.endsWith('/expire')) await books.pay(attempt.reference);
        return providerFetch(8_000)(url, init);
      },
    });
    await inBetween.close(attempt);
    expect(await gateway.look(attempt)).toMatchObject({ status: 'paid' });

    const unwilling = await opened();
    books.setFault({ operation: 'close', kind: 'refused' });
    expect(await faultOf(gateway.close(unwilling))).toBeInstanceOf(ProviderUnavailable);
  });
});

describe('refunding at Stripe', () => {
  async function paid() {
    const attempt = await opened();
    await books.pay(attempt.reference);
    const [receipt] = (await gateway.look(attempt)).receipts;
    return { ...receipt!, attempt, amountMinor: 1_000, idempotencyKey: randomUUID() };
  }
  const refundedTo = ({ providerReference }: { providerReference: string }) => books.refundedOf(providerReference);

  it('[ADR 0028 r1] gives back once, also when Stripe has forgotten the key', async () => {
    const order = await paid();
    await gateway.refund(order);
    books.answered.clear();
    await gateway.refund(order);
    expect(refundedTo(order)).toBe(1_000);
    expect(books.refunds).toMatchObject([{ metadata: { refund: order.idempotencyKey, reference: order.attempt.reference } }]);
  });

  it('[decisions 3.7 PROVIDER_UNAVAILABLE] fails then succeeds', async () => {
    const order = await paid();
    for (const kind of ['unavailable', 'busy', 'timeout'] as const) {
      books.setFault({ operation: 'refund', kind });
      expect(await faultOf(gateway.refund(order))).toBeInstanceOf(ProviderUnavailable);
    }
    await gateway.refund(order);
    expect(refundedTo(order)).toBe(1_000);
  });

  it('passes on a refusal of Stripe, and a refund that has failed', async () => {
    const order = await paid();
    books.setFault({ operation: 'refund', kind: 'refused' });
    expect(await faultOf(gateway.refund(order))).toBeInstanceOf(ProviderRefused);
    await gateway.refund(order);
    books.refunds[0]!.status = 'failed';
    expect(await faultOf(gateway.refund(order))).toMatchObject({ reason: 'stripe: the refund is failed' });
    expect(await faultOf(gateway.refund({ ...order, providerReference: 'pi_unknown', idempotencyKey: 'x' }))).toBeInstanceOf(
      ProviderRefused,
    );
  });
});

describe('callbacks of Stripe', () => {
  const read = (
    { raw, headers }: { raw: Buffer; headers: Record<string, string> },
    account: Pick<PaymentAttempt, 'workspaceId' | 'mode'>,
  ) => gateway.readCallback(account, raw, headers);

  it('[ADR 0028 r3] are about a session of ours; other events of the account are not stored', async () => {
    const attempt = await opened();
    await books.pay(attempt.reference);
    const [payment, session] = books.callbacksOf(attempt.reference);
    expect(await read(session!, attempt)).toEqual({ eventId: expect.stringMatching(/^evt_/), reference: attempt.reference });
    expect(await read(payment!, attempt)).toBeUndefined();
  });

  it('[ADR 0051 r1] are about nothing of ours when they are of the other environment, or another’s reference', async () => {
    const attempt = newAttempt();
    const readBy = (object: object, facts: object = {}) =>
      read(books.signed({ ...books.event('checkout.session.completed', object), ...facts }), attempt);
    expect(await readBy({ client_reference_id: attempt.reference })).toBeDefined();
    expect(await readBy({ client_reference_id: attempt.reference }, { livemode: false })).toBeUndefined();
    expect(await readBy({ client_reference_id: 'order-17' })).toBeUndefined();
    expect(await readBy({ client_reference_id: null })).toBeUndefined();
  });

  it('[ADR 0028 r3] are one event when duplicated, in any order, or may be missing', async () => {
    const idsOf = async (attempt: PaymentAttempt) =>
      (await Promise.all(books.callbacksOf(attempt.reference).map((each) => read(each, attempt)))).map((each) => each?.eventId);
    const [twice, turned, none] = [await opened(), await opened(), await opened()];
    books.setFault({ operation: 'callbacks', kind: 'duplicate' });
    await books.pay(twice.reference);
    const ids = (await idsOf(twice)).filter(Boolean);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    books.setFault({ operation: 'callbacks', kind: 'out_of_order' });
    await books.pay(turned.reference);
    expect(await idsOf(turned)).toEqual([expect.any(String), undefined]);
    books.setFault({ operation: 'callbacks', kind: 'lost' });
    await books.pay(none.reference);
    expect([await idsOf(none), (await gateway.look(none)).status]).toEqual([[], 'paid']);
  });

  it('[ADR 0028 r3] are forged when they are replayed later, or cannot be read', async () => {
    const attempt = await opened();
    const wrong = { ...books.event('checkout.session.completed', {}), id: 'no' };
    await expect(read(books.signed(wrong), attempt)).rejects.toThrow(CallbackForged);
    const session = books.event('checkout.session.completed', { client_reference_id: attempt.reference });
    const now = Math.floor(Date.now() / 1_000);
    expect(await read(books.signed(session, now - 200), attempt)).toMatchObject({ reference: attempt.reference });
    await expect(read(books.signed(session, now - 400), attempt)).rejects.toThrow(CallbackForged);
  });
});

describe('money that moves at Stripe without us', () => {
  async function refunded() {
    const attempt = await opened();
    await books.pay(attempt.reference);
    const payment = books.sessionOf(attempt.reference).payment_intent!.id;
    await gateway.refund({ attempt, providerReference: payment, amountMinor: 1_000, currency: 'USD', idempotencyKey: 'ours' });
    const byHand = await books.refundInDashboard(attempt.reference, 500);
    return { attempt, payment, byHand };
  }

  it('[D-129] is listed: refunds of ours with our mark, those of the dashboard without, and disputes', async () => {
    const { attempt, payment, byHand } = await refunded();
    const dispute = await books.dispute(attempt.reference);
    const [refunds, disputes] = [[] as object[], [] as object[]];
    for await (const page of gateway.dashboard.refundsSince(new Date(Date.now() - MINUTE_MS))) refunds.push(...page);
    for await (const page of gateway.dashboard.disputesSince(new Date(Date.now() - MINUTE_MS))) disputes.push(...page);
    expect(refunds).toMatchObject([
      { providerRefundId: byHand.id, providerReference: payment, amountMinor: 500, ownId: undefined },
      { providerReference: payment, amountMinor: 1_000, ownId: 'ours' },
    ]);
    expect(disputes).toMatchObject([{ disputeId: dispute.id, providerReference: payment, outcome: 'open' }]);
    for await (const page of gateway.dashboard.refundsSince(new Date(Date.now() + MINUTE_MS))) expect(page).toEqual([]);
  });

  it('[D-129] is reported by callbacks that name the payment; one that bears our mark is of the attempt, and no news when it is made', async () => {
    const { attempt, payment, byHand } = await refunded();
    const readEvent = (type: string, object: object) => {
      const { raw, headers } = books.signed(books.event(type, object));
      return gateway.readCallback(attempt, raw, headers);
    };
    expect(await readEvent('refund.created', byHand)).toMatchObject({
      reference: payment,
      reported: { providerReference: payment, providerRefundId: byHand.id },
    });
    const ours = books.refunds.find(({ metadata }) => metadata['refund'] === 'ours')!;
    expect(await readEvent('refund.created', ours)).toBeUndefined();
    expect(await readEvent('refund.failed', ours)).toMatchObject({ reference: attempt.reference, isOfRefund: true });
  });
});

describe('the page of a session on the stub', () => {
  const page = (attempt: PaymentAttempt, outcome?: string) =>
    fetch(
      attempt.instructions!.checkoutUrl!,
      outcome ? { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' } : {},
    );

  it('is declined, then paid, and sends the buyer back', async () => {
    const attempt = await opened();
    expect(await (await page(attempt)).text()).toContain('Pay 4500 usd');
    expect(await (await page(attempt, 'decline')).text()).toContain('declined');
    const paid = await page(attempt, 'pay');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'https://pay.example/ile/c/chk_1/return?t=x_Y-z']);
    expect(await (await page(attempt)).text()).toContain('nothing to pay');
  });
});
