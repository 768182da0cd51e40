import { randomUUID } from 'node:crypto';
import {
  bindCheckoutTx,
  bindMessageTx,
  bindMoneyTx,
  bindWebhookTx,
  createDataSource,
  inTenantScope,
  PostgresCheckoutReader,
  PostgresEmailSources,
  PostgresUnitOfWork,
  sqlOf,
} from '@svc/adapters/postgres';
import { useDatabase } from '@svc/adapters/postgres/testing';
import { type Checkout, SettleCheckout, SettleForPayments } from '@svc/checkout';
import { BalanceLinks, CheckoutLinks, OrderLinks, SubscriptionLinks, TicketLinks } from '@svc/contracts';
import { PlainConfirmationCodes } from '@svc/contracts/testing';
import { InMemorySecretBox, PlainLinkSigner } from '@svc/kernel/testing';
import { type Message, SendMessage } from '@svc/notifications';
import { PlainTicketDocuments } from '@svc/notifications/testing';
import { AskProviders, type CheckoutName, PAYMENT_WAITS, type PaymentAttempt, ProcessProviderEvents, ReceiveCallback } from '@svc/payments';
import { anAttempt, RecordingRefusalLog, ScriptedGateway, ScriptedGateways, untimed } from '@svc/payments/testing';
import { DrainDestination, ExchangeAttempts, contextOfSecret } from '@svc/webhooks';
import { RecordingDeliveryFailures } from '@svc/webhooks/testing';
import type { DataSource } from 'typeorm';
import { makeWorkspaces, seedShops, SMALL } from '../large-shop/seed-shops';
import { planWorld, type PlanWorld } from './plan-world';
import { openTickets } from './selling-paths';
import { type DatabaseTrips, StatementLog } from './statement-log';
import { relay } from './telling-paths';

const SEEDING_MS = 120_000;
const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

const database = useDatabase();
const box = new InMemorySecretBox();
const gateway = new ScriptedGateway();
let source: DataSource;
let log: StatementLog;
let world: PlanWorld;

beforeAll(async () => {
  const [workspaceId] = await makeWorkspaces(database.url, ['small']);
  await seedShops(database.url, [{ workspaceId: workspaceId!, size: { ...SMALL, destinations: 1 } }]);
  source = await createDataSource({ url: database.url, poolSize: 2, applicationName: 'trips', isTenantScoped: true }).initialize();
  log = new StatementLog(source);
  world = planWorld(source, workspaceId!);
}, SEEDING_MS);

afterAll(() => source?.destroy());

const inShop = <T>(work: () => Promise<T>) => inTenantScope({ tenant: world.workspaceId, mode: 'live' }, work);
const moneyWork = () => new PostgresUnitOfWork(sqlOf(source), (sql) => bindMoneyTx(sql, world.ids), world.notifier);
const checkoutWork = () => new PostgresUnitOfWork(sqlOf(source), (sql) => bindCheckoutTx(sql, world.ids), world.notifier);

/** A checkout of tickets that its buyer has paid at the provider, of which no callback has come yet. */
async function paidAtProvider(): Promise<PaymentAttempt> {
  const { id: checkoutId, cart }: Checkout = await openTickets(world, 1);
  const attempt = anAttempt({
    workspaceId: world.workspaceId,
    checkoutId,
    amountMinor: cart.dueNowMinor,
    status: 'pending',
    createdAt: world.clock.now(),
  });
  await checkoutWork().run(({ attempts }) => attempts.insert(attempt));
  await gateway.open({ attempt, buyer: {}, description: 'Tickets', returnUrl: 'https://svc.example/c' });
  gateway.pay(attempt.reference);
  return attempt;
}

async function makeDestination(): Promise<string> {
  const { workspaceId } = world;
  const id = randomUUID();
  await source.query(
    `insert into webhook_destination (workspace_id, id, url, mode, events, secret, created_at, health)
     values ($1, $2, 'https://shop.example/hook', 'live', '{*}', $3, service_now(), '{"failures":0}')`,
    [workspaceId, id, box.seal(SECRET, contextOfSecret({ workspaceId, id }))],
  );
  return id;
}

function settlement(): SettleForPayments {
  const asking = new AskProviders(new ScriptedGateways(gateway), untimed, PAYMENT_WAITS, new RecordingRefusalLog());
  const reader = new PostgresCheckoutReader(sqlOf(source));
  return new SettleForPayments(new SettleCheckout(asking, reader, checkoutWork(), { execute: async () => true }, world.ids, world.clock));
}

function messages(sent: unknown[]): SendMessage {
  const links = ['https://shop.example', new PlainLinkSigner()] as const;
  const pages = {
    links: new TicketLinks(...links),
    balances: new BalanceLinks(...links),
    orders: new OrderLinks(...links),
    checkouts: new CheckoutLinks(...links),
    subscriptions: new SubscriptionLinks(...links),
    confirmations: new PlainConfirmationCodes(),
  };
  const tools = {
    codes: { sign: () => 'code' },
    documents: new PlainTicketDocuments(),
    wallets: () => [],
    organiser: 'no-reply@shop.example',
  };
  const sender = { send: async (each: unknown) => (sent.push(each), { ok: true as const }) };
  const work = new PostgresUnitOfWork(sqlOf(source), (sql) => bindMessageTx(sql, world.ids));
  return new SendMessage(
    work,
    { ...pages, ...tools, sources: new PostgresEmailSources(sqlOf(source)) },
    sender,
    sender,
    world.clock,
    world.ids,
  );
}

function webhooks(sent: unknown[]): DrainDestination {
  const work = new PostgresUnitOfWork(sqlOf(source), (sql) => bindWebhookTx(sql, world.ids));
  const exchange = new ExchangeAttempts(
    work,
    box,
    { bytes: (length) => new Uint8Array(length), fraction: () => 0 },
    world.ids,
    world.clock,
  );
  const sender = { send: async (each: unknown) => (sent.push(each), { kind: 'answer' as const, status: 204, body: '' }) };
  return new DrainDestination(exchange, sender, world.clock, world.clock, async () => undefined, new RecordingDeliveryFailures());
}

describe('[ADR 0112 r1] the way from a callback to what follows of it', () => {
  let attempt: PaymentAttempt;
  let destinationId: string;

  beforeAll(async () => {
    await source.query('delete from outbox');
    attempt = await inShop(paidAtProvider);
    destinationId = await makeDestination();
    await world.notifier.silence();
  });

  it('takes one round trip of reading before the provider is asked, and ten transactions until webhook and mail are sent', async () => {
    const { workspaceId, ids, clock } = world;
    const trips: Record<string, DatabaseTrips> = {};
    const note = (step: string) => (trips[step] = log.take());
    log.take();
    const receiving = new ReceiveCallback(new ScriptedGateways(gateway), moneyWork(), ids, clock);
    await inShop(() => receiving.execute({ workspaceId, mode: 'live', provider: gateway.provider, ...gateway.callbackOf(attempt) }));
    note('callback');

    const [event] = await source.query<{ id: string }[]>('select id from provider_event where reference = $1', [attempt.reference]);
    const settling = settlement();
    const settle = (checkout: CheckoutName) => (note('claim'), settling.settle(checkout));
    gateway.beforeAnswer = async () => void note('reading');
    log.take();
    await inShop(() =>
      new ProcessProviderEvents(moneyWork(), { settle }, ids, clock).execute({ workspaceId, mode: 'live', id: event!.id }),
    );
    note('settling');

    await relay(world);
    note('relaying');

    const hooks: unknown[] = [];
    await inShop(() => webhooks(hooks).execute({ workspaceId, destinationId }));
    note('webhook');

    const [message] = await source.query<Pick<Message, 'workspaceId' | 'mode' | 'id'>[]>(
      `select workspace_id as "workspaceId", mode, id from message where workspace_id = $1 and subject_id = (select order_id from checkout where id = $2)`,
      [workspaceId, attempt.checkoutId],
    );
    const emails: unknown[] = [];
    log.take();
    await inShop(() => messages(emails).execute(message!));
    note('mail');
    expect([hooks, emails]).toEqual([[expect.anything()], [expect.anything()]]);
    expect(trips).toMatchObject({
      callback: { transactions: 1 },
      claim: { transactions: 1 },
      reading: { transactions: 0, roundTrips: 1 },
      settling: { transactions: 2 },
      relaying: { transactions: 1 },
      webhook: { transactions: 2 },
      mail: { transactions: 3 },
    });
    const sum = (field: keyof DatabaseTrips) => Object.values(trips).reduce((all, each) => all + each[field], 0);
    expect({ transactions: sum('transactions'), roundTrips: sum('roundTrips') }).toEqual({ transactions: 10, roundTrips: 60 });
  });
});
