import { randomUUID } from 'node:crypto';
import { moneyNameOf, type Payment } from '../domain/payment';
import { NoCredentials } from '../domain/payment.errors';
import type { ProviderAccount } from '../domain/provider-money';
import { PAYMENT_WAITS } from '../domain/retries';
import { REFUND_QUEUE } from '../ports/payment-lists';
import { anAttempt, aPayment, aRefund, InMemoryPayments, MOMENT, ScriptedGateway, ScriptedGateways, untimed } from '../testing';
import { ReceiveCallback } from './provider-events';
import { AddProviderAccounts, ReadProviderAccounts } from './read-provider-accounts';
import { SendRefunds } from './send-refunds';

const DAY_MS = 86_400_000;
const clock = { now: () => now };
const ids = { next: () => randomUUID() };
let now: Date;
let money: InMemoryPayments;
let gateway: ScriptedGateway;
let gateways: ScriptedGateways;

beforeEach(() => {
  now = MOMENT;
  money = new InMemoryPayments(() => now);
  gateway = new ScriptedGateway(() => now);
  gateways = new ScriptedGateways(gateway);
});

const { workspaceId, mode } = anAttempt();
const account: ProviderAccount = { workspaceId, mode, provider: 'scripted' };
const pass = (ms: number) => void (now = new Date(now.getTime() + ms));
const hasten = () => money.work.run(({ accounts }) => accounts.hasten(account));
const reading = () => new ReadProviderAccounts(gateways, money.work, ids, clock, untimed, PAYMENT_WAITS);
const sending = () => new SendRefunds(gateways, money.work, ids, clock, untimed, PAYMENT_WAITS);
const read = async () => {
  await hasten();
  return reading().execute(account);
};

/** Books ₦5,000.00 that were paid, and the order that has taken them. */
async function sold(facts: Partial<Payment> = {}) {
  const attempt = anAttempt({ status: 'paid', checkoutId: randomUUID() });
  await gateway.open({ attempt, buyer: {}, description: 'Order', returnUrl: 'https://shop.example/return' });
  const { providerReference } = gateway.pay(attempt.reference);
  const payment = aPayment(attempt, { providerReference, ...facts });
  await money.work.run(async ({ attempts, payments }) => {
    await attempts.insert(attempt);
    await payments.insert(payment);
  });
  const order = payment.appliedMinor > 0 ? money.refundedOrders.take(payment) : undefined;
  return { attempt, payment, order, receipt: providerReference };
}

/** Creates a refund of ours that is to be sent. */
async function owe(payment: Payment, amountMinor = payment.amountMinor) {
  const refund = aRefund(payment, { amountMinor, reason: 'A scratch' });
  await money.work.run(({ refunds }) => refunds.insert(refund));
  return refund;
}

const refundsOf = async (payment: Payment) => (await money.lists.ofCheckout(payment)).refunds;
const exceptions = async () => (await money.lists.exceptions(workspaceId, { limit: 50 })).data;
const openKinds = async () => (await exceptions()).filter(({ resolvedAt }) => !resolvedAt).map(({ kind }) => kind);
const factTypes = () => money.outbox.facts.map(({ type }) => type);

describe('reading the refunds of an account', () => {
  it('[D-129] books refunds of the dashboard, once, and reports them to the order and the merchant', async () => {
    const { payment, order, receipt } = await sold();
    gateway.dashboard.refund(receipt, 200_000);
    expect([await read(), await read()]).toEqual(['read', 'read']);
    expect(await refundsOf(payment)).toMatchObject([{ amountMinor: 200_000, source: 'provider', status: 'succeeded' }]);
    expect(money.refundedOrders.statusOf(order!)).toBe('partially_refunded');
    expect(factTypes()).toEqual(['order.updated.v1', 'order.refunded.v1']);
    expect(await openKinds()).toEqual(['provider_refund']);
    gateway.dashboard.refund(receipt, 300_000);
    await read();
    expect(money.refundedOrders.statusOf(order!)).toBe('refunded');
    expect(factTypes()).toHaveLength(4);
  });

  it('[D-129] reads all pages, and ignores refunds of other payments', async () => {
    const sales = [await sold(), await sold(), await sold()];
    gateway.dashboard.refund('ch_of_another_business', 100);
    for (const { receipt } of sales) gateway.dashboard.refund(receipt, 100);
    await read();
    for (const { payment } of sales) expect(await refundsOf(payment)).toMatchObject([{ amountMinor: 100 }]);
  });

  it('[D-129] follows a pending one until it has arrived', async () => {
    const { payment, receipt } = await sold();
    const made = gateway.dashboard.refund(receipt, 500_000, { status: 'pending' });
    await read();
    const [refund] = await refundsOf(payment);
    expect(refund).toMatchObject({ status: 'pending', source: 'provider' });
    expect(await sending().execute(moneyNameOf(refund!))).toBe('under_way');
    made.status = 'succeeded';
    pass(10_000);
    expect(await sending().execute(moneyNameOf(refund!))).toBe('succeeded');
    expect(gateway.refunds.size).toBe(0);
  });

  it('[D-129] never asks for one that was made in the dashboard, also when the provider does not find it', async () => {
    const { payment, receipt } = await sold();
    gateway.dashboard.refund(receipt, 500_000, { status: 'pending' });
    await read();
    gateway.dashboard.refunds.length = 0;
    const [refund] = await refundsOf(payment);
    expect(await sending().execute(moneyNameOf(refund!))).toBe('unsent');
    expect(gateway.calls.map(({ call }) => call)).not.toContain('refund');
  });

  it('[D-129] unbooks one that fails later: the order is as it was, and the merchant gets an exception', async () => {
    const { payment, order, receipt } = await sold();
    const made = gateway.dashboard.refund(receipt, 500_000);
    await read();
    made.status = 'failed';
    await read();
    const [refund] = await refundsOf(payment);
    expect(await money.lists.due(REFUND_QUEUE, 9)).toEqual([moneyNameOf(refund!)]);
    expect([await sending().execute(moneyNameOf(refund!)), await sending().execute(moneyNameOf(refund!))]).toEqual(['failed', undefined]);
    expect(money.refundedOrders.statusOf(order!)).toBe('paid');
    expect(factTypes()).toEqual(['order.updated.v1', 'order.refunded.v1', 'order.updated.v1', 'payment.refund_failed.v1']);
    expect((await exceptions()).find(({ kind }) => kind === 'refund_failed')?.message).toContain('dashboard came to nothing');
  });

  it('[D-129] checks at once one that a callback names, also long after it was listed', async () => {
    const receiving = new ReceiveCallback(gateways, money.work, ids, clock);
    const { attempt, payment, order, receipt } = await sold();
    const made = gateway.dashboard.refund(receipt, 500_000);
    await read();
    pass(60 * DAY_MS);
    made.status = 'failed';
    const reported = { providerReference: receipt, providerRefundId: made.providerRefundId };
    await receiving.execute({ ...account, ...gateway.callbackOf(attempt, { reported }) });
    const [refund] = await refundsOf(payment);
    expect(await sending().execute(moneyNameOf(refund!))).toBe('failed');
    expect(money.refundedOrders.statusOf(order!)).toBe('paid');
  });

  it('[D-129] books it again when it is fixed there', async () => {
    const { payment, order, receipt } = await sold();
    const made = gateway.dashboard.refund(receipt, 500_000);
    await read();
    const [refund] = await refundsOf(payment);
    made.status = 'failed';
    await read();
    await sending().execute(moneyNameOf(refund!));
    made.status = 'succeeded';
    await read();
    expect(await sending().execute(moneyNameOf(refund!))).toBe('succeeded');
    expect(money.refundedOrders.statusOf(order!)).toBe('refunded');
    expect(await openKinds()).toEqual(['provider_refund']);
  });

  it('[D-129] books none that had failed before it was seen', async () => {
    const { payment, receipt } = await sold();
    gateway.dashboard.refund(receipt, 500_000, { status: 'failed' });
    await read();
    expect([await refundsOf(payment), await exceptions()]).toEqual([[], []]);
  });

  it('[D-129] [D-29] books money that no order has taken for itself', async () => {
    const { payment, receipt } = await sold({ appliedMinor: 0, disposition: 'late' });
    gateway.dashboard.refund(receipt, 500_000);
    await read();
    expect(await refundsOf(payment)).toMatchObject([{ source: 'provider' }]);
    expect([factTypes(), (await exceptions())[0]?.message]).toEqual([[], expect.stringContaining('no order has taken')]);
  });
});

describe('refunds of ours among those of an account', () => {
  it('[D-151] are unbooked when they fail later, and booked again when they are fixed: the buyer and integrations are notified', async () => {
    const { payment, order } = await sold();
    const refund = aRefund(payment);
    await money.work.run(async ({ refunds, refundedOrders }) => {
      await refunds.insert(refund);
      await refundedOrders.book(order!, refund, now);
    });
    const name = moneyNameOf(refund);
    expect(await sending().execute(name)).toBe('succeeded');
    expect(money.refundedOrders.statusOf(order!)).toBe('refunded');
    gateway.refunding = 'failed';
    await money.work.run(({ providerMoney }) => providerMoney.lookAt(name));
    expect(await sending().execute(name)).toBe('failed');
    expect(money.refundedOrders.statusOf(order!)).toBe('paid');
    await money.work.run(({ providerMoney }) => providerMoney.lookAt(name));
    expect(await sending().execute(name)).toBe('unchanged');
    expect(factTypes()).toEqual(['order.updated.v1', 'payment.refund_failed.v1']);
    gateway.refunding = 'succeeded';
    await money.work.run(({ providerMoney }) => providerMoney.lookAt(name));
    expect(await sending().execute(name)).toBe('succeeded');
    expect(money.refundedOrders.statusOf(order!)).toBe('refunded');
    expect(factTypes()).toEqual(['order.updated.v1', 'payment.refund_failed.v1', 'order.updated.v1', 'order.refunded.v1']);
    expect(await openKinds()).toEqual([]);
  });

  it('[D-129] are not booked twice: with an answer, with a lost one, or with one still to come', async () => {
    const { payment } = await sold();
    const refund = await owe(payment);
    gateway.failNext('refund', 'after');
    expect(await sending().execute(moneyNameOf(refund))).toBe('unsent');
    await read();
    expect(await refundsOf(payment)).toMatchObject([{ id: refund.id, status: 'pending' }]);
    pass(10_000);
    expect(await sending().execute(moneyNameOf(refund))).toBe('succeeded');
    await read();
    expect(await refundsOf(payment)).toMatchObject([{ id: refund.id, status: 'succeeded' }]);
    expect(await exceptions()).toEqual([]);
  });

  it('[D-129] are not booked twice where the provider shows no mark of ours: they wait until ours is answered', async () => {
    gateway.listsMarks = false;
    const { payment } = await sold();
    const refund = await owe(payment);
    gateway.failNext('refund', 'after');
    await sending().execute(moneyNameOf(refund));
    await read();
    expect(await refundsOf(payment)).toHaveLength(1);
    pass(60_000);
    expect(await sending().execute(moneyNameOf(refund))).toBe('succeeded');
    expect(await reading().execute(account)).toBe('read');
    expect(await refundsOf(payment)).toMatchObject([{ id: refund.id, status: 'succeeded' }]);
  });

  it('[D-129] raise no exception when the provider refuses them since the money has gone back in the dashboard: it is booked before they are given up', async () => {
    const { payment, order, receipt } = await sold();
    await hasten();
    const refund = await owe(payment);
    pass(1_000);
    gateway.dashboard.refund(receipt, 500_000);
    expect(await sending().execute(moneyNameOf(refund))).toBe('failed');
    expect(await refundsOf(payment)).toMatchObject([
      { id: refund.id, status: 'failed' },
      { source: 'provider', status: 'succeeded' },
    ]);
    expect([await openKinds(), factTypes()]).toEqual([['provider_refund'], ['order.updated.v1', 'order.refunded.v1']]);
    expect(money.refundedOrders.statusOf(order!)).toBe('refunded');
  });

  it('[D-129] are an exception when the provider refuses them since part of the money has gone back', async () => {
    const { payment, receipt } = await sold();
    await hasten();
    const refund = await owe(payment);
    gateway.dashboard.refund(receipt, 100_000);
    expect(await sending().execute(moneyNameOf(refund))).toBe('failed');
    expect((await openKinds()).toSorted()).toEqual(['provider_refund', 'refund_failed']);
  });

  it('[D-129] are not given up while the dashboard cannot be read', async () => {
    const { payment } = await sold();
    await hasten();
    const refund = await owe(payment);
    gateway.refusal.refund = 'No money in the account.';
    gateway.dashboard.down.refunds = true;
    expect(await sending().execute(moneyNameOf(refund))).toBe('unsent');
    gateway.dashboard.down.refunds = false;
    pass(10_000);
    expect(await sending().execute(moneyNameOf(refund))).toBe('failed');
    expect(await openKinds()).toEqual(['refund_failed']);
  });

  it('[D-129] are replaced by the dashboard’s when they had failed: their exceptions are resolved', async () => {
    const { payment, receipt } = await sold();
    gateway.refusal.refund = 'No money in the account.';
    await sending().execute(moneyNameOf(await owe(payment)));
    expect(await openKinds()).toEqual(['refund_failed']);
    gateway.dashboard.refund(receipt, 500_000);
    await read();
    expect(await openKinds()).toEqual(['provider_refund']);
  });
});

describe('disputes of an account', () => {
  it('[D-129] are listed once, followed to their end, and listed again when they are lost', async () => {
    const { payment, receipt } = await sold();
    const dispute = gateway.dashboard.dispute(receipt);
    await read();
    await read();
    expect(await exceptions()).toMatchObject([
      { kind: 'dispute', paymentId: payment.id, disputeReason: 'fraudulent', respondBy: dispute.respondBy, disputeOutcome: 'open' },
    ]);
    pass(90 * DAY_MS);
    gateway.dashboard.dispute(receipt, { outcome: 'won' });
    dispute.outcome = 'lost';
    await read();
    expect((await exceptions()).map(({ disputeOutcome, resolvedAt }) => [disputeOutcome, resolvedAt])).toEqual(
      expect.arrayContaining([
        ['lost', undefined],
        ['won', now],
      ]),
    );
    expect([await refundsOf(payment), factTypes()]).toEqual([[], []]);
  });
});

describe('the reading of an account', () => {
  it('[D-129] is each day, from the end of the last one, with some days of overlap', async () => {
    await read();
    expect(await reading().execute(account)).toBeUndefined();
    const { receipt } = await sold();
    pass(DAY_MS);
    gateway.dashboard.refund(receipt, 100);
    expect(await reading().execute(account)).toBe('read');
    pass(10 * DAY_MS);
    await reading().execute(account);
    expect(gateway.dashboard.askedSince).toEqual([
      new Date(MOMENT.getTime() - 5 * DAY_MS),
      new Date(MOMENT.getTime() - 5 * DAY_MS),
      new Date(MOMENT.getTime() - 4 * DAY_MS),
    ]);
  });

  it('[D-129] goes on from the newest entry, of any business; unfinished entries of others keep nothing back', async () => {
    await read();
    pass(3 * DAY_MS);
    gateway.dashboard.refund('ch_of_another_business', 100, { status: 'pending' });
    gateway.dashboard.dispute('ch_of_another_business');
    pass(2 * DAY_MS);
    await read();
    await read();
    expect(gateway.dashboard.askedSince.at(-1)).toEqual(new Date(MOMENT.getTime() - 2 * DAY_MS));
  });

  it('[D-129] is soon again when a list cannot be read; the other one is read all the same', async () => {
    const { receipt } = await sold();
    gateway.dashboard.down.refunds = true;
    gateway.dashboard.dispute(receipt);
    expect(await read()).toEqual({ failed: expect.stringContaining('5xx') });
    expect(await openKinds()).toEqual(['dispute']);
    expect(await reading().execute(account)).toBeUndefined();
    gateway.dashboard.down.refunds = false;
    pass(2_000);
    expect(await reading().execute(account)).toBe('read');
  });

  it('[D-129] is at once when a callback comes, also while it is read; other business of the merchant’s does not hasten it', async () => {
    const receiving = new ReceiveCallback(gateways, money.work, ids, clock);
    const { attempt, receipt } = await sold();
    await read();
    const post = (reported: { providerReference?: string; providerRefundId?: string }) =>
      receiving.execute({ ...account, ...gateway.callbackOf(attempt, { reported }) });
    await post({ providerReference: 'ch_of_another_business' });
    expect(await reading().execute(account)).toBeUndefined();
    const claimed = await money.work.run(async ({ accounts }) => {
      await accounts.hasten(account);
      return accounts.claim(account, 60_000);
    });
    await post({ providerReference: receipt });
    await money.work.run(({ accounts }) => accounts.read(account, claimed!, { dueAt: new Date(now.getTime() + DAY_MS) }));
    expect(await reading().execute(account)).toBe('read');
  });

  it('[D-129] waits for the next day where there are no credentials', async () => {
    gateways.of = async () => {
      throw new NoCredentials('scripted', 'live');
    };
    expect(await read()).toBe('read');
    pass(DAY_MS - 1);
    expect(await reading().execute(account)).toBeUndefined();
  });

  it('[D-129] begins for accounts whose credentials were set before, or by another version', async () => {
    money.accounts.missing.push(account);
    const adding = new AddProviderAccounts(money.work);
    expect([await adding.execute(), await adding.execute()]).toEqual([1, 0]);
    expect(await reading().execute(account)).toBe('read');
  });
});
