import { ProviderRefused, ProviderUnavailable, type OpenCharge, type PaymentAttempt } from '@svc/payments';
import { MOMENT, paymentGatewayContract, type GatewayStage } from '@svc/payments/testing';
import { PaystackStub } from '@svc/provider-stubs';
import { providerFetch, type ProviderFetch } from '../provider-fetch';
import { aPaystackAttempt, PAYSTACK_LIVE, paystackStage } from '../testing';
import { PaystackPaymentGateway } from './paystack-payment-gateway';
import { theirReference } from './paystack-transactions';

const KEY = PAYSTACK_LIVE.secretKey;
const HALF_AN_HOUR_MS = 1_800_000;
let stub: PaystackStub;
let now: Date;
let stage: GatewayStage;
let gateway: PaystackPaymentGateway;

beforeEach(async () => {
  now = new Date(MOMENT.getTime() + 1_000);
  stub = new PaystackStub(() => now);
  await stub.start();
  stage = paystackStage(stub, () => now);
  gateway = stage.gateway as PaystackPaymentGateway;
});

afterEach(async () => {
  await stub.stop();
  expect(stub.violations).toEqual([]);
});

const chargeOf = (attempt: PaymentAttempt): OpenCharge => ({
  attempt,
  buyer: { email: 'ade@example.com' },
  description: 'Order at Adire House',
  returnUrl: 'https://shop.example/adire/c/chk_1/return?t=abc',
});

async function opened(rail: 'card' | 'bank_transfer' = 'card', facts: Partial<PaymentAttempt> = {}): Promise<PaymentAttempt> {
  const attempt = aPaystackAttempt(rail, { ...facts });
  const { instructions, expiresAt } = await gateway.open(chargeOf(attempt));
  return { ...attempt, status: 'pending', instructions, expiresAt };
}

const theirs = ({ reference }: PaymentAttempt) => theirReference(reference);
const booked = (attempt: PaymentAttempt) => stub.booksOf(KEY).find(theirs(attempt));

describe('Paystack', () => {
  paymentGatewayContract(() => stage);
});

describe('a card at Paystack', () => {
  it('[D-33] is charged in the popup, by its code and the key for browsers, or on the page; nothing else can be picked there', async () => {
    const { instructions, reference, expiresAt } = await opened();
    expect(instructions).toEqual({
      accessCode: expect.stringMatching(/^code/),
      publicKey: PAYSTACK_LIVE.publicKey,
      checkoutUrl: `${stub.url}/pages/${instructions!.accessCode}`,
      bankAccount: null,
    });
    expect([booked({ reference } as PaymentAttempt).requested, expiresAt]).toEqual([500_000, undefined]);
  });

  it('[ADR 0028 r1] is refused when it is opened again after its answer was lost: the code is lost', async () => {
    const attempt = aPaystackAttempt();
    stub.failNext('initialize', 'broken');
    await expect(gateway.open(chargeOf(attempt))).rejects.toThrow(ProviderUnavailable);
    await expect(gateway.open(chargeOf(attempt))).rejects.toMatchObject({ name: 'ProviderRefused', code: 'duplicate_reference' });
    expect(stub.booksOf(KEY).transactions.size).toBe(1);
  });

  it('is not charged without an email address, nor in another currency, nor on another rail: Paystack is not asked', async () => {
    await expect(gateway.open({ ...chargeOf(aPaystackAttempt()), buyer: {} })).rejects.toThrow(ProviderRefused);
    await expect(gateway.open(chargeOf(aPaystackAttempt('card', { currency: 'USD' })))).rejects.toThrow(ProviderRefused);
    await expect(gateway.open(chargeOf(aPaystackAttempt('international_card')))).rejects.toThrow(ProviderRefused);
    expect(stub.calls).toEqual([]);
  });
});

describe('a transfer by Paystack', () => {
  it('[D-33] goes to an account of its own, which takes money for half an hour', async () => {
    const { instructions, expiresAt, reference } = await opened('bank_transfer');
    const endsAt = new Date(now.getTime() + HALF_AN_HOUR_MS);
    expect(expiresAt).toEqual(endsAt);
    expect(instructions).toEqual({
      accessCode: null,
      publicKey: null,
      checkoutUrl: null,
      bankAccount: {
        bankName: 'Test Bank',
        bankCode: null,
        accountNumber: '9900000000',
        accountName: 'PAYSTACK CHECKOUT',
        amountMinor: 500_000,
        currency: 'NGN',
        reference,
        expiresAt: endsAt.toISOString(),
      },
    });
  });

  it('[§4.5 r3] has no account until the bank gives one; it is requested again after ten seconds, and reported as soon as it exists', async () => {
    stub.givesAccounts = false;
    const attempt = await opened('bank_transfer');
    expect([attempt.instructions?.bankAccount, attempt.expiresAt]).toEqual([null, new Date(now.getTime() + HALF_AN_HOUR_MS)]);
    expect([await gateway.look(attempt), stub.calls]).toEqual([{ status: 'pending', receipts: [] }, ['charge', 'verify']]);
    now = new Date(MOMENT.getTime() + 10_000);
    expect(await gateway.look(attempt)).toEqual({ status: 'pending', receipts: [] });
    stub.booksOf(KEY).confirmAccount(theirs(attempt));
    const { instructions } = await gateway.look(attempt);
    expect(instructions?.bankAccount).toMatchObject({ accountNumber: expect.any(String), expiresAt: attempt.expiresAt!.toISOString() });
    stub.calls.splice(0);
    await gateway.look({ ...attempt, instructions });
    await gateway.look({ ...attempt, status: 'closing' });
    expect(stub.calls).toEqual(['verify', 'verify']);
  });

  it('[ADR 0028 r3] is known to be paid though its account cannot be read', async () => {
    stub.givesAccounts = false;
    const attempt = await opened('bank_transfer');
    now = new Date(MOMENT.getTime() + 60_000);
    stub.failNext('check', 'unavailable', 2);
    expect(await gateway.look(attempt)).toEqual({ status: 'pending', receipts: [] });
    stub.pay(KEY, theirs(attempt));
    expect(await gateway.look(attempt)).toMatchObject({ status: 'paid' });
  });

  it('[ADR 0028 r1] is the same account when it is opened again after its answer was lost', async () => {
    const attempt = aPaystackAttempt('bank_transfer');
    stub.failNext('charge', 'broken');
    await expect(gateway.open(chargeOf(attempt))).rejects.toThrow(ProviderUnavailable);
    const first = await gateway.open(chargeOf(attempt));
    now = new Date(now.getTime() + 5_000);
    expect(await gateway.open(chargeOf(attempt))).toEqual(first);
    expect(first.instructions.bankAccount?.expiresAt).toBe(first.expiresAt?.toISOString());
    expect(stub.booksOf(KEY).transactions.size).toBe(1);
  });

  it('[D-94a] goes back to the sender by itself when its sum is another: Paystack reports it without a reference, and it is not of our attempts', async () => {
    const attempt = await opened('bank_transfer');
    stub.pay(KEY, theirs(attempt), { amount: 400_000 });
    const [{ raw, headers }] = stub.callbacks(KEY) as [{ raw: Buffer; headers: Record<string, string> }];
    expect(await gateway.readCallback(attempt, raw, headers)).toBeUndefined();
    expect(await gateway.look(attempt)).toEqual({ status: 'pending', receipts: [] });
  });
});

describe('transactions that Paystack verifies', () => {
  it('[ADR 0028 r1] are of the mode: one of the other environment is no money of the attempt', async () => {
    const attempt = await opened();
    stub.pay(KEY, theirs(attempt));
    expect(await gateway.look({ ...attempt, mode: 'test' })).toEqual({ status: 'pending', receipts: [] });
  });

  it('[ADR 0028 r1] are paid by the merchant’s share: fees that the buyer bears are no overpayment', async () => {
    const attempt = await opened();
    stub.pay(KEY, theirs(attempt), { amount: 507_500 });
    expect(await gateway.look(attempt)).toMatchObject({
      status: 'paid',
      receipts: [{ amountMinor: 500_000, providerReference: String(booked(attempt).id), paidAt: now }],
    });
  });

  it('[ADR 0028 r1] are not paid by less, nor in another currency: both are reported', async () => {
    const [short, foreign] = [await opened(), await opened()];
    stub.pay(KEY, theirs(short), { amount: 499_999 });
    stub.pay(KEY, theirs(foreign), { currency: 'USD' });
    expect(await gateway.look(short)).toMatchObject({ status: 'pending', receipts: [{ amountMinor: 499_999, currency: 'NGN' }] });
    expect(await gateway.look(foreign)).toMatchObject({ status: 'pending', receipts: [{ amountMinor: 500_000, currency: 'USD' }] });
  });
});

describe('calls that go wrong', () => {
  const ANY = { open: 'initialize', look: 'verify', refund: 'refund' } as const;
  const faults = (['unavailable', 'throttled', 'garbled', 'broken'] as const).flatMap((fault) =>
    (['open', 'look', 'refund'] as const).map((call) => [call, fault] as const),
  );

  it.each(faults)('[decisions 3.7 PROVIDER_UNAVAILABLE] leave the outcome open: %s, %s', async (call, fault) => {
    const attempt = await opened();
    stub.pay(KEY, theirs(attempt));
    const order = { attempt, providerReference: String(booked(attempt).id), amountMinor: 100, currency: 'NGN', idempotencyKey: 'one' };
    stub.failNext(ANY[call], fault);
    const operation = {
      open: () => gateway.open(chargeOf(aPaystackAttempt())),
      look: () => gateway.look(attempt),
      refund: () => gateway.refund(order),
    }[call];
    await expect(operation()).rejects.toThrow(ProviderUnavailable);
  });

  it('[ADR 0028 r1] leave the outcome open when the caller stops waiting: the transfer was opened all the same', async () => {
    const attempt = aPaystackAttempt('bank_transfer');
    const caller = new AbortController();
    stub.onSilence = () => caller.abort();
    const send: ProviderFetch = (url, init) => providerFetch(30_000)(url, { ...init, signal: caller.signal });
    const hasty = new PaystackPaymentGateway({ credentials: PAYSTACK_LIVE, baseUrl: stub.url, clock: { now: () => now }, send });
    stub.failNext('charge', 'timeout');
    await expect(hasty.open(chargeOf(attempt))).rejects.toThrow(ProviderUnavailable);
    expect(booked(attempt)).toMatchObject({ status: 'ongoing' });
  });

  it('[decisions 3.7 PROVIDER_UNAVAILABLE] are made again while Paystack does not accept the key, which the merchant can fix', async () => {
    const attempt = await opened();
    const other = stage.gatewayOf({ ...attempt });
    await expect(other.look(attempt)).rejects.toMatchObject({ reason: 'Paystack does not accept the secret key' });
    await expect(other.open(chargeOf(aPaystackAttempt()))).rejects.toThrow(ProviderUnavailable);
    const order = { attempt, providerReference: '1', amountMinor: 100, currency: 'NGN', idempotencyKey: 'one' };
    await expect(other.refund(order)).rejects.toThrow(ProviderUnavailable);
  });

  it('[D-127] are refused in Paystack’s words and by its code', async () => {
    stub.failNext('initialize', 'refused');
    await expect(gateway.open(chargeOf(aPaystackAttempt()))).rejects.toMatchObject({
      name: 'ProviderRefused',
      reason: 'Paystack: Your account cannot do this',
      facts: { cause: 'configuration', code: 'not_allowed' },
    });
  });
});

describe('refunds by Paystack', () => {
  async function paid() {
    const attempt = await opened();
    stub.pay(KEY, theirs(attempt));
    const [receipt] = (await gateway.look(attempt)).receipts;
    const order = (amountMinor: number, idempotencyKey: string) => ({
      attempt,
      providerReference: receipt!.providerReference,
      amountMinor,
      currency: 'NGN',
      idempotencyKey,
    });
    return { attempt, order };
  }

  it('[ADR 0028 r1] are made once for one key, however many the merchant has made since', async () => {
    const { attempt, order } = await paid();
    await gateway.refund(order(100, 'one'));
    for (let other = 0; other < 150; other += 1)
      stub.booksOf(KEY).refund({ transaction: theirs(attempt), amount: 1, currency: 'NGN', merchant_note: `by hand ${other}` });
    stub.calls.splice(0);
    await gateway.refund(order(100, 'one'));
    expect([stub.calls, stub.booksOf(KEY).refundedOf(theirs(attempt))]).toEqual([['verify', 'refunds', 'refunds'], 250]);
  });

  it('[ADR 0028 r1] are searched since the payment, and never confused with those of another payment', async () => {
    const [{ order }, other] = [await paid(), await paid()];
    stub.booksOf(KEY).refund({ transaction: theirs(other.attempt), amount: 100, currency: 'NGN', merchant_note: 'Refund one' });
    await gateway.refund(order(100, 'one'));
    expect(stub.booksOf(KEY).refundedOf(theirs(order(1, '').attempt))).toBe(100);
    expect(stub.done.find(({ call }) => call === 'refunds')?.request).toMatchObject({ from: now.toISOString() });
  });

  it('may be of the whole sum: then none of it is left', async () => {
    const { attempt, order } = await paid();
    await gateway.refund(order(500_000, 'all'));
    await gateway.refund(order(500_000, 'all'));
    expect(stub.booksOf(KEY).refundedOf(theirs(attempt))).toBe(500_000);
    expect(await gateway.look(attempt)).toEqual({ status: 'failed', receipts: [] });
    await expect(gateway.refund(order(1, 'more'))).rejects.toThrow(ProviderRefused);
  });

  it('[D-129] are listed with our mark, and beside them the merchant’s own in the dashboard, and disputes', async () => {
    const { attempt, order } = await paid();
    await gateway.refund(order(100, 'one'));
    stub.refundInDashboard(KEY, theirs(attempt), 50);
    stub.dispute(KEY, theirs(attempt));
    const [refunds, disputes] = [[] as object[], [] as object[]];
    for await (const page of gateway.dashboard.refundsSince(now)) refunds.push(...page);
    for await (const page of gateway.dashboard.disputesSince(now)) disputes.push(...page);
    const { providerReference } = order(1, '');
    expect(refunds).toMatchObject([
      { providerReference, amountMinor: 50, ownId: undefined, status: 'succeeded' },
      { providerReference, amountMinor: 100, ownId: 'one' },
    ]);
    expect(disputes).toMatchObject([{ providerReference, amountMinor: 500_000, reason: 'fraud', outcome: 'open' }]);
    const callbacks = await Promise.all(stub.callbacks(KEY).map(({ raw, headers }) => gateway.readCallback(attempt, raw, headers)));
    expect(callbacks.slice(-2)).toMatchObject([
      { reference: attempt.reference, isOfRefund: true, reported: {} },
      { reference: attempt.reference, reported: {} },
    ]);
  });

  it('have failed when Paystack says so', async () => {
    const { order } = await paid();
    await gateway.refund(order(100, 'one'));
    stub.booksOf(KEY).refunds[0]!.status = 'failed';
    await expect(gateway.refund(order(100, 'one'))).rejects.toThrow(ProviderRefused);
  });

  it('[ADR 0028 r1] are of the transaction that was booked, and of its environment', async () => {
    const { order } = await paid();
    await expect(gateway.refund({ ...order(100, 'one'), providerReference: '1' })).rejects.toThrow(ProviderRefused);
    await expect(gateway.refund({ ...order(100, 'one'), attempt: { ...order(1, '').attempt, mode: 'test' } })).rejects.toThrow(
      ProviderRefused,
    );
    expect(stub.calls).not.toContain('refund');
  });
});

describe('callbacks of Paystack', () => {
  const read = (attempt: PaymentAttempt, way: Parameters<PaystackStub['callbacks']>[1]) =>
    Promise.all(stub.callbacks(KEY, way).map(({ raw, headers }) => gateway.readCallback(attempt, raw, headers)));

  it('[ADR 0028 r3] are one event when they are duplicates; in any order each is of its attempt', async () => {
    const [first, second] = [await opened(), await opened('bank_transfer')];
    stub.pay(KEY, theirs(first));
    stub.pay(KEY, theirs(second));
    const [late, early] = await read(first, 'out_of_order');
    expect([early?.reference, late?.reference]).toEqual([first.reference, second.reference]);
    expect(early?.eventId).not.toBe(late?.eventId);
    stub.pay(KEY, theirs(first));
    const [once, twice] = await read(first, 'duplicate');
    expect([once, twice]).toEqual([early, early]);
  });

  it('[ADR 0028 r3] are forged with a foreign signature; looking at the provider makes up for lost ones', async () => {
    const attempt = await opened();
    stub.pay(KEY, theirs(attempt));
    const { raw, headers } = stub.callbacks(KEY, 'forged')[0]!;
    await expect(gateway.readCallback(attempt, raw, headers)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(stub.callbacks(KEY, 'lost')).toEqual([]);
    expect(await gateway.look(attempt)).toMatchObject({ status: 'paid' });
  });
});
