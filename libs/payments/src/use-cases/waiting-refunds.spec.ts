import { randomUUID } from 'node:crypto';
import { PAYMENT_WAITS } from '../domain/retries';
import { moneyNameOf } from '../domain/payment';
import { anAttempt, aPayment, aRefund, InMemoryPayments, MOMENT, ScriptedGateway, ScriptedGateways, untimed } from '../testing';
import { SendRefunds } from './send-refunds';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let now: Date;
let money: InMemoryPayments;
let gateway: ScriptedGateway;

beforeEach(() => {
  now = MOMENT;
  money = new InMemoryPayments(() => now);
  gateway = new ScriptedGateway(() => now);
});

const sending = () =>
  new SendRefunds(new ScriptedGateways(gateway), money.work, { next: () => randomUUID() }, { now: () => now }, untimed, PAYMENT_WAITS);
const pass = (ms: number) => void (now = new Date(now.getTime() + ms));
const requests = () => gateway.calls.filter(({ call }) => call === 'refund').length;

/** Books money that is to go back. */
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
  return moneyNameOf(refund);
}

const facts = () => money.outbox.facts.map(({ type }) => type);
const exceptions = async ({ workspaceId }: { workspaceId: string }) => (await money.lists.exceptions(workspaceId, { limit: 9 })).data;

describe('[D-147] refunds for which the merchant’s money at the provider does not suffice', () => {
  it('wait together, which the merchant is notified of once, and go when there is enough', async () => {
    const [first, second] = [await owed(), await owed()];
    gateway.failNext('refund', 'short');
    expect(await sending().execute(first)).toBe('unsent');
    expect([await sending().execute(second), requests()]).toEqual([undefined, 1]);
    pass(15 * MINUTE_MS);
    gateway.failNext('refund', 'short');
    expect([await sending().execute(second), await sending().execute(first)]).toEqual(['unsent', undefined]);
    expect(facts()).toEqual(['payment.refunds_waiting.v1']);
    pass(15 * MINUTE_MS);
    expect(await sending().execute(first)).toBe('succeeded');
    expect(await exceptions(first)).toMatchObject([{ kind: 'refunds_waiting', currency: 'NGN' }]);
    expect((await exceptions(first))[0]!.resolvedAt).toBeUndefined();
    expect(await sending().execute(second)).toBe('succeeded');
    expect((await exceptions(first))[0]!.resolvedAt).toEqual(now);
  });

  it('are given up after seven days, each as an exception, and the first is over with the last of them', async () => {
    const refund = await owed();
    while (now.getTime() - MOMENT.getTime() < 7 * DAY_MS) {
      gateway.failNext('refund', 'short');
      expect(await sending().execute(refund)).toBe('unsent');
      pass(15 * MINUTE_MS);
    }
    gateway.failNext('refund', 'short');
    expect(await sending().execute(refund)).toBe('failed');
    expect(facts()).toEqual(['payment.refunds_waiting.v1', 'payment.refund_failed.v1']);
    expect((await exceptions(refund)).map(({ kind, resolvedAt }) => [kind, resolvedAt !== undefined]).sort()).toEqual([
      ['refund_failed', false],
      ['refunds_waiting', true],
    ]);
  });

  it('start over when the provider has taken one in between', async () => {
    const refund = await owed();
    gateway.failNext('refund', 'short');
    await sending().execute(refund);
    pass(15 * MINUTE_MS);
    gateway.refunding = 'pending';
    expect(await sending().execute(refund)).toBe('under_way');
    expect((await exceptions(refund))[0]!.resolvedAt).toEqual(now);
  });
});
