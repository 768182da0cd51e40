import { randomUUID } from 'node:crypto';
import { OPERATOR } from '@svc/kernel/testing';
import { type CheckoutName, moneyNameOf, type PaymentAttempt } from '../domain/payment';
import { NoCredentials } from '../domain/payment.errors';
import { nextLookAtFailed, PAYMENT_WAITS } from '../domain/retries';
import { PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE, PROVIDER_EVENT_QUEUE, REFUND_QUEUE } from '../ports/payment-lists';
import {
  anAttempt,
  anException,
  aPayment,
  aRefund,
  InMemoryPayments,
  MOMENT,
  ScriptedGateway,
  ScriptedGateways,
  untimed,
} from '../testing';
import { CloseAttempts, LookBack } from './payment-attempts';
import { ProcessProviderEvents, ReceiveCallback } from './provider-events';
import { ResolveException } from './resolve-exception';
import { SendRefunds } from './send-refunds';

const HOUR_MS = 3_600_000;
const clock = { now: () => now };
const ids = { next: () => randomUUID() };
let now: Date;
let money: InMemoryPayments;
let gateway: ScriptedGateway;
let gateways: ScriptedGateways;
let settled: CheckoutName[];
let settling: () => Promise<void>;

const settlement = {
  settle: async ({ workspaceId, mode, checkoutId }: CheckoutName) => {
    await settling();
    settled.push({ workspaceId, mode, checkoutId });
  },
};

beforeEach(() => {
  now = MOMENT;
  money = new InMemoryPayments(() => now);
  gateway = new ScriptedGateway(() => now);
  gateways = new ScriptedGateways(gateway);
  settled = [];
  settling = async () => undefined;
});

async function opened(facts: Partial<PaymentAttempt> = {}): Promise<PaymentAttempt> {
  const attempt = anAttempt({ status: 'pending', ...facts });
  await money.work.run(({ attempts }) => attempts.insert(attempt));
  await gateway.open({ attempt, buyer: {}, description: 'Order', returnUrl: 'https://shop.example/return' });
  return attempt;
}

const checkoutNameOf = ({ workspaceId, mode, checkoutId }: CheckoutName): CheckoutName => ({ workspaceId, mode, checkoutId });
const due = (kind: Parameters<typeof money.lists.due>[0]) => money.lists.due(kind, 100);
/** Advances the time to the next due work; returns the time passed. */
async function untilDue(kind: Parameters<typeof money.lists.due>[0]): Promise<number> {
  const from = now.getTime();
  while ((await due(kind)).length === 0 && now.getTime() - from < 2 * HOUR_MS) now = new Date(now.getTime() + 1_000);
  return now.getTime() - from;
}

/** Creates a refund that is to be sent. */
async function owed() {
  const attempt = await opened();
  const payment = aPayment(attempt, { providerReference: gateway.pay(attempt.reference).providerReference });
  const refund = aRefund(payment);
  await money.work.run(async ({ payments, refunds }) => {
    await payments.insert(payment);
    await refunds.insert(refund);
  });
  return { attempt, refund, subject: moneyNameOf(refund) };
}

describe('sending refunds', () => {
  const sending = () => new SendRefunds(gateways, money.work, ids, clock, untimed, PAYMENT_WAITS);

  it('[D-29] gives the money back, once', async () => {
    const { attempt, subject } = await owed();
    expect(await due(REFUND_QUEUE)).toEqual([subject]);
    expect([await sending().execute(subject), await sending().execute(subject)]).toEqual(['succeeded', undefined]);
    expect([gateway.refundedOf(attempt.reference), await due(REFUND_QUEUE)]).toEqual([500_000, []]);
    expect((await money.lists.ofCheckout(attempt)).refunds).toMatchObject([{ status: 'succeeded', settledAt: MOMENT }]);
  });

  it.each(['before', 'after'] as const)(
    '[ADR 0028 r1] retries, later each time, when no answer came (%s it was done): it is given back once',
    async (fault) => {
      const { attempt, subject } = await owed();
      gateway.failNext('refund', fault);
      const rests: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        expect(await sending().execute(subject)).toBe('unsent');
        rests.push(await untilDue(REFUND_QUEUE));
        if (round < 2) gateway.failNext('findRefund', 'before');
      }
      expect(rests).toEqual([2_000, 4_000, 8_000]);
      expect([await sending().execute(subject), gateway.refundedOf(attempt.reference), gateway.refunds.size]).toEqual([
        'succeeded',
        500_000,
        1,
      ]);
    },
  );

  it('[ADR 0028 r1] goes on where a worker was killed', async () => {
    const { attempt, refund, subject } = await owed();
    await money.work.run(({ refundWork }) => refundWork.claim(refund, 60_000));
    expect(await sending().execute(subject)).toBeUndefined();
    expect(await untilDue(REFUND_QUEUE)).toBe(60_000);
    expect([await sending().execute(subject), gateway.refundedOf(attempt.reference)]).toEqual(['succeeded', 500_000]);
  });

  it('[D-29] lists an exception when the provider refuses', async () => {
    const { attempt, refund, subject } = await owed();
    gateway.refusal.refund = 'The account is closed.';
    expect(await sending().execute(subject)).toBe('failed');
    expect((await money.lists.ofCheckout(attempt)).refunds).toMatchObject([{ status: 'failed', lastError: 'The account is closed.' }]);
    const { data } = await money.lists.exceptions(attempt.workspaceId, { limit: 9 });
    expect(data).toMatchObject([
      { kind: 'refund_failed', refundId: refund.id, amountMinor: 500_000, message: expect.stringContaining('The account is closed.') },
    ]);
    expect(money.outbox.facts).toMatchObject([
      { type: 'payment.refund_failed.v1', mode: 'live', data: { refundId: refund.id, exceptionId: data[0]!.id } },
    ]);
    expect([await sending().execute(subject), await due(REFUND_QUEUE)]).toEqual([undefined, []]);
  });
});

describe('refunds that a provider has taken', () => {
  const sending = () => new SendRefunds(gateways, money.work, ids, clock, untimed, PAYMENT_WAITS);
  const exceptions = async ({ workspaceId }: PaymentAttempt) => (await money.lists.exceptions(workspaceId, { limit: 9 })).data;

  it('[D-29] are checked at growing intervals, until they are given back', async () => {
    const { attempt, subject } = await owed();
    gateway.refunding = 'pending';
    const rests: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      expect(await sending().execute(subject)).toBe('under_way');
      rests.push(await untilDue(REFUND_QUEUE));
    }
    gateway.refunding = 'succeeded';
    expect([rests, await sending().execute(subject), gateway.refundedOf(attempt.reference), gateway.refunds.size]).toEqual([
      [2_000, 4_000, 8_000],
      'succeeded',
      500_000,
      1,
    ]);
    expect([await due(REFUND_QUEUE), (await money.lists.ofCheckout(attempt)).refunds]).toEqual([
      [],
      [expect.objectContaining({ status: 'succeeded' })],
    ]);
  });

  it('[D-29] are listed as an exception, with a notification, when they failed', async () => {
    const { attempt, refund, subject } = await owed();
    gateway.refunding = 'pending';
    await sending().execute(subject);
    gateway.refunding = 'failed';
    await untilDue(REFUND_QUEUE);
    expect(await sending().execute(subject)).toBe('failed');
    expect(await exceptions(attempt)).toMatchObject([
      { kind: 'refund_failed', refundId: refund.id, message: expect.stringContaining('The bank has sent it back.') },
    ]);
    expect(money.outbox.facts).toMatchObject([{ type: 'payment.refund_failed.v1', data: { refundId: refund.id } }]);
  });

  it('[D-29] [ADR 0028 r3] are checked again when the provider reports one that had succeeded, and reported once', async () => {
    const { attempt, subject } = await owed();
    const receiving = new ReceiveCallback(gateways, money.work, ids, clock);
    const report = (isOfRefund: boolean) =>
      receiving.execute({
        provider: 'scripted',
        workspaceId: attempt.workspaceId,
        mode: attempt.mode,
        ...gateway.callbackOf(attempt, { isOfRefund }),
      });
    await sending().execute(subject);
    await report(false);
    expect(await due(REFUND_QUEUE)).toEqual([]);
    await report(true);
    expect([await due(REFUND_QUEUE), await sending().execute(subject), await exceptions(attempt)]).toEqual([[subject], 'unchanged', []]);
    gateway.refunding = 'failed';
    await report(true);
    expect([await sending().execute(subject), (await exceptions(attempt)).length]).toEqual(['failed', 1]);
    await report(true);
    expect([await sending().execute(subject), (await exceptions(attempt)).length]).toEqual(['unchanged', 1]);
  });

  it('[D-29] are checked for a while, at growing intervals, when they failed: one that the merchant has fixed has gone back, once, and is no exception any more', async () => {
    const { attempt, subject } = await owed();
    gateway.refunding = 'pending';
    await sending().execute(subject);
    gateway.refunding = 'failed';
    await untilDue(REFUND_QUEUE);
    expect(await sending().execute(subject)).toBe('failed');
    const rests: number[] = [];
    for (const outcome of ['unchanged', 'unchanged', 'unchanged'] as const) {
      rests.push(await untilDue(REFUND_QUEUE));
      expect(await sending().execute(subject)).toBe(outcome);
    }
    gateway.refunding = 'succeeded';
    rests.push(await untilDue(REFUND_QUEUE));
    expect([await sending().execute(subject), await due(REFUND_QUEUE)]).toEqual(['succeeded', []]);
    expect(rests.map((ms) => ms / 60_000)).toEqual([10, 10, 20, 40]);
    expect([
      gateway.refundedOf(attempt.reference),
      gateway.refunds.size,
      (await money.lists.ofCheckout(attempt)).refunds[0]!.status,
    ]).toEqual([500_000, 1, 'succeeded']);
    expect(await exceptions(attempt)).toMatchObject([{ kind: 'refund_failed', resolvedAt: now }]);
    expect(money.outbox.facts).toHaveLength(1);
  });

  it('[D-29] are not checked when the provider refused to make them, and failed ones are given up after sixty days', async () => {
    const { subject } = await owed();
    gateway.refusal.refund = 'No.';
    expect(await sending().execute(subject)).toBe('failed');
    expect(await untilDue(REFUND_QUEUE)).toBeGreaterThan(HOUR_MS);
    expect(nextLookAtFailed({ failedAt: MOMENT, now: new Date(MOMENT.getTime() + 60 * 24 * HOUR_MS) })).toBeUndefined();
  });
});

describe('closing attempts', () => {
  const closing = () => new CloseAttempts(gateways, money.work, settlement, clock, untimed, PAYMENT_WAITS);

  it('[D-29] closes it at the provider, checks for a payment made meanwhile, and is done', async () => {
    const attempt = await opened({ status: 'closing' });
    expect(await due(PAYMENT_CLOSE_QUEUE)).toEqual([moneyNameOf(attempt)]);
    expect([await closing().execute(moneyNameOf(attempt)), await closing().execute(moneyNameOf(attempt))]).toEqual([true, undefined]);
    expect([settled, gateway.charges.get(attempt.reference)?.state]).toEqual([[checkoutNameOf(attempt)], 'closed']);
    expect((await money.lists.ofCheckout(attempt)).attempts).toMatchObject([{ status: 'closed' }]);
  });

  it('[D-29] retries while the provider is down', async () => {
    const attempt = await opened({ status: 'closing' });
    gateway.down = true;
    expect(await closing().execute(moneyNameOf(attempt))).toBe(false);
    expect(await untilDue(PAYMENT_CLOSE_QUEUE)).toBe(2_000);
    gateway.down = false;
    expect(await closing().execute(moneyNameOf(attempt))).toBe(true);
  });

  it('retries when the checkout could not be settled', async () => {
    const attempt = await opened({ status: 'closing' });
    settling = () => Promise.reject(new Error('busy'));
    expect(await closing().execute(moneyNameOf(attempt))).toBe(false);
    expect((await money.lists.ofCheckout(attempt)).attempts).toMatchObject([{ status: 'closing' }]);
  });
});

describe('checking ended attempts', () => {
  const looking = () => new LookBack(money.work, settlement, clock);

  async function ended(): Promise<PaymentAttempt> {
    const attempt = await opened();
    await money.work.run(({ attempts }) => attempts.update({ ...attempt, status: 'failed' }));
    return attempt;
  }

  const pass = (hours: number) => void (now = new Date(now.getTime() + hours * HOUR_MS));

  it('[ADR 0028 r3] [D-29] settles ended attempts again, at growing intervals, and then no more', async () => {
    const attempt = await ended();
    expect(await looking().execute(moneyNameOf(attempt))).toBeUndefined();
    const outcomes = [];
    for (const hours of [1 / 6, 1, 6, 24, 72]) {
      pass(hours);
      expect(await due(PAYMENT_LOOK_QUEUE)).toEqual([moneyNameOf(attempt)]);
      outcomes.push(await looking().execute(moneyNameOf(attempt)));
      expect(await due(PAYMENT_LOOK_QUEUE)).toEqual([]);
    }
    expect([outcomes, settled.length, settled[0]]).toEqual([['again', 'again', 'again', 'again', 'done'], 5, checkoutNameOf(attempt)]);
    pass(1_000);
    expect([await due(PAYMENT_LOOK_QUEUE), await looking().execute(moneyNameOf(attempt))]).toEqual([[], undefined]);
  });

  it('[ADR 0028 r3] is repeated soon while the provider does not answer, and reports when it gives up', async () => {
    const attempt = await ended();
    settling = () => Promise.reject(new Error('no answer'));
    pass(1 / 6);
    expect(await looking().execute(moneyNameOf(attempt))).toBe('again');
    expect(await untilDue(PAYMENT_LOOK_QUEUE)).toBe(2_000);
    let outcome = await looking().execute(moneyNameOf(attempt));
    for (let hours = 0; outcome === 'again' && hours < 1_000; hours += 1) {
      pass(1);
      outcome = await looking().execute(moneyNameOf(attempt));
    }
    expect([outcome, settled, await due(PAYMENT_LOOK_QUEUE)]).toEqual(['given_up', [], []]);
  });
});

describe('callbacks of providers', () => {
  const receiving = () => new ReceiveCallback(gateways, money.work, ids, clock);
  const workingOff = () => new ProcessProviderEvents(money.work, settlement, ids, clock);
  const posted = (attempt: PaymentAttempt) => ({
    provider: 'scripted',
    workspaceId: attempt.workspaceId,
    mode: attempt.mode,
    ...gateway.callbackOf(attempt),
  });

  it('[ADR 0028 r3] are stored, then settle their checkout', async () => {
    const attempt = await opened();
    await receiving().execute(posted(attempt));
    const [subject, ...more] = await due(PROVIDER_EVENT_QUEUE);
    expect([more, settled]).toEqual([[], []]);
    expect([await workingOff().execute(subject!), await workingOff().execute(subject!)]).toEqual(['settled', undefined]);
    expect([settled, await due(PROVIDER_EVENT_QUEUE)]).toEqual([[checkoutNameOf(attempt)], []]);
  });

  it('[ADR 0028 r3] received twice are one', async () => {
    const callback = posted(await opened());
    await receiving().execute(callback);
    await receiving().execute(callback);
    expect(await due(PROVIDER_EVENT_QUEUE)).toHaveLength(1);
  });

  it('[ADR 0028 r3] are refused when they are forged, or of an unknown sender', async () => {
    const callback = posted(await opened());
    await expect(receiving().execute({ ...callback, headers: {} })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    await expect(receiving().execute({ ...callback, provider: 'paypal' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    gateways.of = () => Promise.reject(new NoCredentials('scripted', 'live'));
    await expect(receiving().execute(callback)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await due(PROVIDER_EVENT_QUEUE)).toEqual([]);
  });

  it('are not stored when they are not about this service', async () => {
    const callback = posted(await opened());
    gateway.readCallback = async () => undefined;
    await receiving().execute(callback);
    expect(await due(PROVIDER_EVENT_QUEUE)).toEqual([]);
  });

  it('[ADR 0028 r3] are processed again when the checkout could not be settled', async () => {
    await receiving().execute(posted(await opened()));
    const [subject] = await due(PROVIDER_EVENT_QUEUE);
    settling = () => Promise.reject(new Error('busy'));
    expect(await workingOff().execute(subject!)).toBe('waiting');
    expect(await untilDue(PROVIDER_EVENT_QUEUE)).toBe(2_000);
    settling = async () => undefined;
    expect(await workingOff().execute(subject!)).toBe('settled');
  });

  it('[ADR 0028 r3] wait for a reference that is unknown', async () => {
    const attempt = anAttempt();
    await receiving().execute(posted(attempt));
    const [subject] = await due(PROVIDER_EVENT_QUEUE);
    expect(await workingOff().execute(subject!)).toBe('waiting');
    await money.work.run(({ attempts }) => attempts.insert(attempt));
    await untilDue(PROVIDER_EVENT_QUEUE);
    expect([await workingOff().execute(subject!), settled]).toEqual(['settled', [checkoutNameOf(attempt)]]);
  });

  it('[ADR 0028 r3] are listed as an exception after an hour when their reference is unknown', async () => {
    const attempt = anAttempt();
    await receiving().execute(posted(attempt));
    const [subject] = await due(PROVIDER_EVENT_QUEUE);
    let rounds = 0;
    for (let outcome = await workingOff().execute(subject!); outcome === 'waiting'; outcome = await workingOff().execute(subject!)) {
      rounds += 1;
      await untilDue(PROVIDER_EVENT_QUEUE);
    }
    expect([now.getTime() - MOMENT.getTime() >= HOUR_MS, rounds > 10, rounds < 100]).toEqual([true, true, true]);
    const { data } = await money.lists.exceptions(attempt.workspaceId, { limit: 9 });
    expect(data).toMatchObject([{ kind: 'unknown_payment', message: expect.stringContaining(attempt.reference) }]);
    expect([await workingOff().execute(subject!), await due(PROVIDER_EVENT_QUEUE), settled]).toEqual([undefined, [], []]);
  });

  it('[D-5] are not, of one workspace, for the payment of another', async () => {
    const attempt = await opened();
    const thief = { ...attempt, workspaceId: '01890a5d-ac96-774b-bcce-b302099affff' };
    await receiving().execute(posted(thief));
    const [subject] = await due(PROVIDER_EVENT_QUEUE);
    expect([await workingOff().execute(subject!), settled]).toEqual(['waiting', []]);
  });
});

describe('resolving an exception', () => {
  it('records the time and the author, once', async () => {
    const exception = anException();
    const resolving = new ResolveException(money.work, clock);
    await money.work.run(({ exceptions }) => exceptions.insert(exception));
    expect(await resolving.execute({ workspaceId: exception.workspaceId, id: exception.id, by: OPERATOR })).toMatchObject({
      exception: { resolvedAt: MOMENT },
      alreadyResolved: false,
    });
    expect(money.audit.entries).toMatchObject([
      { action: 'change', subject: { kind: 'payment_exception', ref: expect.stringMatching(/^exc_/) }, fields: ['resolvedAt'] },
    ]);
    expect(await resolving.execute({ workspaceId: exception.workspaceId, id: exception.id, by: OPERATOR })).toMatchObject({
      exception: { resolvedAt: MOMENT },
      alreadyResolved: true,
    });
    expect(money.audit.entries).toHaveLength(1);
    await expect(resolving.execute({ workspaceId: exception.workspaceId, id: randomUUID(), by: OPERATOR })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
