import { randomUUID } from 'node:crypto';
import { ProviderUnavailable } from '../domain/payment.errors';
import { PAYMENT_WAITS } from '../domain/retries';
import { moneyNameOf } from '../domain/payment';
import {
  anAttempt,
  aPayment,
  aRefund,
  InMemoryPayments,
  MOMENT,
  ScriptedGateway,
  ScriptedGateways,
  untimed,
  type GatewayCall,
} from '../testing';
import { SendRefunds } from './send-refunds';
import type { Within } from './payment-attempts';

const MINUTE_MS = 60_000;
let now: Date;
let money: InMemoryPayments;
let gateway: ScriptedGateway;

beforeEach(() => {
  now = MOMENT;
  money = new InMemoryPayments(() => now);
  gateway = new ScriptedGateway(() => now);
  gateway.takesRefundKeys = false;
});

const sending = (within: Within = untimed) =>
  new SendRefunds(new ScriptedGateways(gateway), money.work, { next: () => randomUUID() }, { now: () => now }, within, PAYMENT_WAITS);
const pass = (ms: number) => void (now = new Date(now.getTime() + ms));
const callsOf = (call: GatewayCall) => gateway.calls.filter((each) => each.call === call).length;

async function owed() {
  const attempt = anAttempt({ status: 'pending' });
  await gateway.open({ attempt, buyer: {}, description: 'Order', returnUrl: 'https://shop.example/return' });
  const payment = aPayment(attempt, { providerReference: gateway.pay(attempt.reference).providerReference });
  const refund = aRefund(payment);
  await money.work.run(async ({ attempts, payments, refunds }) => {
    await attempts.insert(attempt);
    await payments.insert(payment);
    await refunds.insert(refund);
  });
  return { attempt, subject: moneyNameOf(refund) };
}

/** Holds back the next answer to a call. */
function hold(call: GatewayCall) {
  let reach = (): void => undefined;
  let letGo = (): void => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const released = new Promise<void>((resolve) => (letGo = resolve));
  let isHeld = true;
  gateway.beforeAnswer = async (each) => {
    if (each !== call || !isHeld) return;
    isHeld = false;
    reach();
    await released;
  };
  return { reached, letGo };
}

/** Times work out when the test says so. */
function deadline() {
  const end = new AbortController();
  let isOver = false;
  const within: Within = (_, work) => {
    if (isOver) return work(new AbortController().signal);
    const late = new Promise<never>((_resolve, reject) =>
      end.signal.addEventListener('abort', () => reject(new ProviderUnavailable('too slow'))),
    );
    return Promise.race([work(end.signal), late]);
  };
  return { within, pass: () => ((isOver = true), end.abort()) };
}

describe('a refund at a slow provider that takes no key', () => {
  it('[D-111] [D-111a] is requested once by two workers: one whose lease has ended during its search requests nothing', async () => {
    const { attempt, subject } = await owed();
    const held = hold('findRefund');
    const slow = sending().execute(subject);
    await held.reached;
    pass(5 * MINUTE_MS);
    expect(await sending().execute(subject)).toBe('succeeded');
    held.letGo();
    expect([await slow, callsOf('refund'), gateway.refundedOf(attempt.reference)]).toEqual(['unsent', 1, 500_000]);
    expect((await money.lists.ofCheckout(attempt)).refunds).toMatchObject([{ status: 'succeeded', lastError: undefined }]);
  });

  it('[D-111] is not requested by late work when it is given up during the search', async () => {
    const { attempt, subject } = await owed();
    const [held, timeout] = [hold('findRefund'), deadline()];
    const sent = sending(timeout.within).execute(subject);
    await held.reached;
    timeout.pass();
    expect(await sent).toBe('unsent');
    held.letGo();
    await new Promise((resolve) => setImmediate(resolve));
    expect(callsOf('refund')).toBe(0);
    pass(2_000);
    expect(await sending().execute(subject)).toBe('succeeded');
    expect([callsOf('refund'), gateway.refundedOf(attempt.reference)]).toEqual([1, 500_000]);
  });

  it('[D-111a] is not requested again while the provider may still be at it, though it is not found there; then it is', async () => {
    const { attempt, subject } = await owed();
    gateway.failNext('refund', 'before');
    expect(await sending().execute(subject)).toBe('unsent');
    const from = now.getTime();
    while (callsOf('refund') === 1 && now.getTime() - from < 60 * MINUTE_MS) {
      pass(1_000);
      await sending().execute(subject);
    }
    expect([(now.getTime() - from) / MINUTE_MS >= 10, callsOf('findRefund') > 3]).toEqual([true, true]);
    expect([callsOf('refund'), gateway.refundedOf(attempt.reference)]).toEqual([2, 500_000]);
  });

  it('[D-111a] waits, and requests nothing, as long as its existence is unknown', async () => {
    const { attempt, subject } = await owed();
    gateway.failNext('refund', 'after');
    await sending().execute(subject);
    for (let round = 0; round < 5; round += 1) {
      pass(60 * MINUTE_MS);
      gateway.failNext('findRefund', 'before');
      expect(await sending().execute(subject)).toBe('unsent');
    }
    pass(60 * MINUTE_MS);
    expect([await sending().execute(subject), callsOf('refund'), gateway.refundedOf(attempt.reference)]).toEqual(['succeeded', 1, 500_000]);
  });

  it('[D-111a] is found by the next worker when one was killed between request and answer', async () => {
    const { attempt, subject } = await owed();
    const held = hold('refund');
    void sending().execute(subject);
    await held.reached;
    pass(5 * MINUTE_MS);
    expect([await sending().execute(subject), callsOf('refund'), gateway.refundedOf(attempt.reference)]).toEqual(['succeeded', 1, 500_000]);
    held.letGo();
  });
});
