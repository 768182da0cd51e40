import { randomUUID } from 'node:crypto';
import { aPaidCart } from '@svc/orders/testing';
import { moneyNameOf, type Payment, ReadProviderAccounts, SendRefunds, PAYMENT_WAITS } from '@svc/payments';
import { anAttempt, aPayment, aRefund, ScriptedGateway, ScriptedGateways, untimed } from '@svc/payments/testing';
import { PostgresOrderBook } from '../orders';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindMoneyTx, PostgresPaymentLists } from '.';

const database = useDatabase();
const clock = { now: () => new Date() };
let gateway: ScriptedGateway;

beforeEach(() => {
  gateway = new ScriptedGateway();
});

const work = () => new PostgresUnitOfWork(database.sql, (sql) => bindMoneyTx(sql, randomIds));
const parts = () => [new ScriptedGateways(gateway), work(), randomIds, clock, untimed, PAYMENT_WAITS] as const;

/** Places an order of ₦1,000.00 with its payment: the first of two, of the given sum. */
async function sold({ paidMinor = 100_000, balance = false } = {}) {
  const workspaceId = await database.makeWorkspace();
  const checkoutId = randomUUID();
  const paid = aPaidCart({ workspaceId, paidMinor, checkoutId });
  const attempt = anAttempt({ workspaceId, checkoutId, status: 'paid', amountMinor: paidMinor });
  await gateway.open({ attempt, buyer: {}, description: 'Order', returnUrl: 'https://shop.example/return' });
  const { providerReference } = gateway.pay(attempt.reference);
  const payment = aPayment(attempt, { providerReference });
  await work().run(async ({ attempts, payments, accounts }) => {
    await attempts.insert(attempt);
    await payments.insert(payment);
    await accounts.hasten({ workspaceId, mode: 'live', provider: 'scripted' });
  });
  await database.sql.transaction((sql) => new PostgresOrderBook(sql).place({ ...paid, checkoutId, source: 'storefront_api' }));
  if (balance) await payBalance(payment, paid.id);
  return { payment, receipt: providerReference, orderId: paid.id, account: { workspaceId, mode: 'live' as const, provider: 'scripted' } };
}

/** Makes the payment's checkout one for the balance of the order. */
async function payBalance({ workspaceId, checkoutId }: Payment, orderId: string): Promise<void> {
  await database.source.query('update store_order set checkout_id = $3 where workspace_id = $1 and id = $2', [
    workspaceId,
    orderId,
    randomUUID(),
  ]);
  await database.source.query(
    `insert into checkout (workspace_id, mode, id, kind, balance_of, channel, status, cart, return_url, expires_at, created_at, completed_at)
     values ($1, 'live', $2, 'balance', $3, 'hosted', 'paid', '{}', 'https://shop.example/', now(), now(), now())`,
    [workspaceId, checkoutId, orderId],
  );
}

const orderOf = async ({ workspaceId }: Payment) => {
  const [row] = await database.source.query<{ status: string; version: number; refunds: number }[]>(
    `select o.status, o.version::int, (select count(*)::int from order_refund f where f.workspace_id = o.workspace_id and f.order_id = o.id) as refunds
       from store_order o where o.workspace_id = $1`,
    [workspaceId],
  );
  return row!;
};
const factsOf = async ({ workspaceId }: Payment) =>
  (await database.source.query<{ type: string }[]>('select type from outbox where workspace_id = $1', [workspaceId]))
    .map(({ type }) => type)
    .sort();

describe('orders whose money goes back at a provider, on Postgres', () => {
  it('[D-129] count a refund of the dashboard once, however many processes read it at the same time, and report it once', async () => {
    const { payment, receipt, account } = await sold();
    gateway.dashboard.refund(receipt, 40_000);
    const readings = Array.from({ length: 4 }, () => new ReadProviderAccounts(...parts()));
    await Promise.all(readings.map((reading) => reading.bookRefunds(account, randomUUID())));
    expect(await orderOf(payment)).toMatchObject({ status: 'partially_refunded', refunds: 1 });
    expect(await factsOf(payment)).toEqual(['order.refunded.v1', 'order.updated.v1']);
    expect((await new PostgresPaymentLists(database.sql).exceptions(account.workspaceId, { limit: 9 })).data).toMatchObject([
      { kind: 'provider_refund', amountMinor: 40_000 },
    ]);
  });

  it('[D-129] are read when their account is due, and each change is reported to integrations that sync', async () => {
    const { payment, receipt, account } = await sold();
    gateway.dashboard.refund(receipt, 40_000);
    const reading = new ReadProviderAccounts(...parts());
    expect([await reading.execute(account), await reading.execute(account)]).toEqual(['read', undefined]);
    const { version } = await orderOf(payment);
    gateway.dashboard.refund(receipt, 10_000);
    await reading.bookRefunds(account, randomUUID());
    expect(await orderOf(payment)).toEqual({ status: 'partially_refunded', refunds: 2, version: version + 1 });
    expect(await factsOf(payment)).toEqual(['order.refunded.v1', 'order.refunded.v1', 'order.updated.v1']);
  });

  it('[D-129] are as they were when the refund fails', async () => {
    const { payment, receipt, account } = await sold();
    const made = gateway.dashboard.refund(receipt, 100_000);
    const reading = new ReadProviderAccounts(...parts());
    await reading.bookRefunds(account, randomUUID());
    expect(await orderOf(payment)).toMatchObject({ status: 'refunded' });
    made.status = 'failed';
    await reading.bookRefunds(account, randomUUID());
    const { refunds } = await new PostgresPaymentLists(database.sql).ofCheckout(payment);
    expect(await new SendRefunds(...parts()).execute(moneyNameOf(refunds[0]!))).toBe('failed');
    expect(await orderOf(payment)).toMatchObject({ status: 'paid', refunds: 1 });
    expect(await factsOf(payment)).toEqual(['order.refunded.v1', 'order.updated.v1', 'order.updated.v1', 'payment.refund_failed.v1']);
  });

  it('[D-151] are counted from the money when a refund of ours fails, also beside another order of the same shop', async () => {
    const { payment, orderId } = await sold();
    const { workspaceId, mode } = payment;
    const refund = aRefund(payment, { amountMinor: 40_000 });
    await work().run(({ refunds }) => refunds.insert(refund));
    await database.source.query('insert into order_refund (workspace_id, mode, id, order_id) values ($1, $2, $3, $4)', [
      workspaceId,
      mode,
      refund.id,
      orderId,
    ]);
    await database.source.query(`update store_order set status = 'partially_refunded' where workspace_id = $1`, [workspaceId]);
    gateway.refusal.refund = 'The account is closed.';
    const { version } = await orderOf(payment);
    expect(await new SendRefunds(...parts()).execute(moneyNameOf(refund))).toBe('failed');
    expect(await orderOf(payment)).toEqual({ status: 'paid', refunds: 1, version: version + 1 });
    expect(await factsOf(payment)).toEqual(['order.updated.v1', 'payment.refund_failed.v1']);
  });

  it('[D-151] stay as they are when money that they have not taken cannot be given back', async () => {
    const { payment } = await sold();
    const { version } = await orderOf(payment);
    const refund = aRefund(payment, { amountMinor: 40_000 });
    await work().run(({ refunds }) => refunds.insert(refund));
    gateway.refusal.refund = 'The account is closed.';
    expect(await new SendRefunds(...parts()).execute(moneyNameOf(refund))).toBe('failed');
    expect([await orderOf(payment), await factsOf(payment)]).toEqual([
      { status: 'paid', refunds: 0, version },
      ['payment.refund_failed.v1'],
    ]);
  });

  it('[D-129] count refunds of their balance', async () => {
    const { payment, receipt, account } = await sold({ balance: true });
    gateway.dashboard.refund(receipt, 100_000);
    await new ReadProviderAccounts(...parts()).bookRefunds(account, randomUUID());
    expect(await orderOf(payment)).toMatchObject({ status: 'refunded', refunds: 1 });
  });
});
