import { randomUUID } from 'node:crypto';
import { aProductItem } from '@svc/catalogue/testing';
import { CancelCheckout, OpenEventCheckout, OpenProductCheckout, ReadSeatRules, type Checkout } from '@svc/checkout';
import { refOf, type Mode } from '@svc/kernel';
import { RecordingJobQueue } from '@svc/kernel/testing';
import type { EventItemInput } from '@svc/ticketing';
import { anEvent } from '@svc/ticketing/testing';
import { Client } from 'pg';
import { PostgresProductStore } from '../catalogue';
import { CommittedJobs } from '../work/committed-jobs';
import { OutboxNotifier } from '../outbox';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { put, randomIds, useDatabase } from '../testing';
import { somebodyWaits } from '../testing/somebody-waits';
import { PostgresEventStore } from '../ticketing';
import { bindCheckoutTx, PostgresCheckoutOpening, PostgresCheckoutReader } from '.';

const database = useDatabase();
let workspaceId: string;
let notifier: OutboxNotifier;
/** Reader of one process: concurrent questions go together. */
let reader: PostgresCheckoutReader;
let opening: PostgresCheckoutOpening;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  notifier = new OutboxNotifier(database.sql, (error) => {
    throw error;
  });
  reader = new PostgresCheckoutReader(database.sql);
  opening = anOpening();
});
afterEach(() => notifier.silence());

const clock = { now: () => new Date() };
const rows = <T>(sql: string, parameters: unknown[] = [workspaceId]) => database.source.query<T[]>(sql, parameters);
const anOpening = () => new PostgresCheckoutOpening(database.sql, reader, notifier);
const work = () => new PostgresUnitOfWork(database.sql, (sql) => bindCheckoutTx(sql, randomIds), notifier);
const buyer = (n: number | string = randomUUID()) => ({ name: 'Ada', email: `${n}@example.com` });

async function publish(
  tier: Partial<NonNullable<EventItemInput['ticketTypes']>[number]> = {},
  overrides: Partial<EventItemInput> = {},
): Promise<string> {
  const event = anEvent({
    slug: 'party',
    startAt: '2036-03-01T18:00:00Z',
    endAt: '2036-03-01T22:00:00Z',
    ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'paid', priceMinor: 1_000, capacity: 10, ...tier }],
    ...overrides,
  });
  await put(new PostgresEventStore(database.sql, workspaceId, randomIds), [event]);
  return refOf('tkt', (await rows<{ id: string }>(`select id from ticket_type where workspace_id = $1 and deleted_at is null`))[0]!.id);
}

interface Asking {
  contact?: object;
  quantity?: number;
  key?: string;
  mode?: Mode;
  now?: Date;
  discountCode?: string;
  opening?: PostgresCheckoutOpening;
  keyId?: string;
}
function openEvent(
  ticketTypeRef: string,
  { contact = buyer(), quantity = 1, key, mode = 'live', now = new Date(), opening: by = opening, keyId, ...more }: Asking = {},
) {
  const useCase = new OpenEventCheckout(reader, by, work(), new ReadSeatRules(reader, clock), randomIds);
  const body = { tickets: [{ ticketTypeRef, quantity }], contact, returnUrl: 'https://shop.example/thanks', ...more };
  return useCase.execute({ workspaceId, mode, keyId, slug: 'party', path: 'eventCheckout', body, idempotencyKey: key, now });
}

async function sell(): Promise<string> {
  await put(new PostgresProductStore(database.sql, workspaceId, randomIds), [aProductItem()]);
  return refOf('var', (await rows<{ id: string }>(`select id from variant where workspace_id = $1`))[0]!.id);
}
function openProducts(
  variantRef: string,
  { key = randomUUID() as string, quantity = 1, mode = 'live' as Mode, now = new Date(), by = opening } = {},
) {
  const body = { items: [{ variantRef, quantity }], returnUrl: 'https://shop.example/thanks' };
  return new OpenProductCheckout(reader, by, randomIds).execute({ workspaceId, mode, body, idempotencyKey: key, now });
}

const COPIED_COLUMNS = `select string_agg(attname, ', ') as list from pg_attribute where attrelid = 'checkout'::regclass and attnum > 0 and attgenerated = ''`;

const held = async () =>
  (
    await rows<{ held: number }>(
      `select coalesce(sum(held), 0)::integer as held from counter where workspace_id = $1 and kind = 'ticket_type'`,
    )
  )[0]!.held;
const statuses = async () =>
  (await rows<{ status: string }>(`select status from checkout where workspace_id = $1 order by created_at, id`)).map(
    ({ status }) => status,
  );
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: { code: string; details?: object }) => ({ code: error.code, details: error.details }),
  );

describe('a checkout that is opened in Postgres', () => {
  it('[§4.3] is stored whole, and read as it was made', async () => {
    const tier = await publish({ groupSize: 2 });
    const { checkout, isReplay } = await openEvent(tier, { quantity: 2 });
    expect(isReplay).toBe(false);
    const stored = await reader.find({ workspaceId, mode: 'live', checkoutId: checkout.id });
    expect(stored).toEqual(
      JSON.parse(JSON.stringify(checkout), (name, value: unknown) =>
        ['expiresAt', 'createdAt'].includes(name) ? new Date(String(value)) : value,
      ),
    );
    expect(stored).toMatchObject({ kind: 'event', status: 'open', holds: 'held', seats: [{}, {}, {}, {}] });
    expect(await reader.find({ workspaceId, mode: 'test', checkoutId: checkout.id })).toBeUndefined();
    expect(await reader.find({ workspaceId: await database.makeWorkspace(), mode: 'live', checkoutId: checkout.id })).toBeUndefined();
  });

  it('has a job for the moment at which it ends, once it is open', async () => {
    const ticket = await publish();
    const queue = new RecordingJobQueue();
    const jobs = new CommittedJobs(queue, clock, 86_400_000, (error) => {
      throw error;
    });
    const { checkout } = await openEvent(ticket, { opening: new PostgresCheckoutOpening(database.sql, reader, notifier, jobs) });
    await jobs.settled();
    const { id: checkoutId, expiresAt, waits } = checkout;
    const graceEnd = new Date(expiresAt.getTime() + waits.graceSeconds * 1_000);
    expect(queue.jobs).toEqual(
      [expiresAt, graceEnd].map((dueAt) => ({ queue: 'checkout-expiry.v2', payload: { workspaceId, mode: 'live', checkoutId }, dueAt })),
    );
  });

  it('[D-45] [D-29] is waited for by the present settings of the workspace', async () => {
    const { checkout } = await openEvent(await publish());
    await rows(`update workspace set settings = '{"checkouts": {"stockMinutes": 5}}' where id = $1`);
    expect(await reader.find({ workspaceId, mode: 'live', checkoutId: checkout.id })).toMatchObject({
      waits: { stockMinutes: 5, graceSeconds: 120, lateMoneyHours: 24 },
    });
  });

  it('[D-45] holds seats from then on, and releases them at once when it is cancelled', async () => {
    const tier = await publish({ capacity: 2 });
    const { checkout } = await openEvent(tier, { quantity: 2 });
    expect(await held()).toBe(2);
    expect(await refusalOf(openEvent(tier))).toEqual({ code: 'VALIDATION_ERROR', details: { soldOut: [tier], remaining: { [tier]: 0 } } });
    await new CancelCheckout(work(), randomIds, clock).execute({ workspaceId, mode: 'live', checkoutId: checkout.id, holder: 'secret' });
    expect(await held()).toBe(0);
    expect((await openEvent(tier, { quantity: 2 })).checkout.status).toBe('open');
  });

  it('[D-62] [ADR 0008 r1] touches no counter in test mode, and is checked all the same', async () => {
    const tier = await publish({ capacity: 2 });
    await openEvent(tier, { quantity: 2, mode: 'test' });
    expect(await held()).toBe(0);
    expect(await rows(`select * from hold where workspace_id = $1`)).toEqual([]);
    expect(await refusalOf(openEvent(tier, { quantity: 3, mode: 'test' }))).toMatchObject({ details: { soldOut: [tier] } });
  });

  it('[ADR 0008 r1] is opened together with concurrent ones, in one reading and one writing', async () => {
    const [tier, variantRef] = [await publish({ capacity: 50 }), await sell()];
    const buyers = Array.from({ length: 12 }, (_, n) =>
      n % 3 === 0 ? openProducts(variantRef) : openEvent(tier, { quantity: 2, key: n % 3 === 1 ? `cart-${n}` : undefined }),
    );
    const statements = jest.spyOn(Client.prototype, 'query');
    const opened = await Promise.all(buyers).finally(() => statements.mockRestore());
    expect(statements.mock.calls.length).toBeLessThanOrEqual(4);
    expect(new Set(opened.map(({ checkout }) => checkout.id)).size).toBe(12);
    for (const {
      checkout: { id, cart, contact },
    } of opened) {
      const stored = await reader.find({ workspaceId, mode: 'live', checkoutId: id });
      expect([stored?.cart, stored?.contact]).toEqual([cart, contact]);
    }
    expect(await rows(`select kind, held from counter where workspace_id = $1 and held > 0 order by kind`)).toEqual([
      { kind: 'event', held: 16 },
      { kind: 'ticket_type', held: 16 },
    ]);
    expect(await rows(`select kind, sum(count)::integer as count from hold where workspace_id = $1 group by kind order by kind`)).toEqual([
      { kind: 'event', count: 16 },
      { kind: 'ticket_type', count: 16 },
    ]);
  });

  it('[ADR 0008 r1] is opened by itself when one of its batch cannot be opened with it', async () => {
    const tier = await publish({ capacity: 5 });
    const ada = buyer('ada');
    await openEvent(tier, { contact: ada, key: 'used' });
    const [used, one, other, ...others] = await Promise.all([
      openEvent(tier, { contact: ada, key: 'used' }),
      openEvent(tier, { contact: ada, key: 'new' }),
      openEvent(tier, { contact: ada, key: 'new' }),
      openEvent(tier, { quantity: 2 }),
      openEvent(tier),
      refusalOf(openEvent(tier, { quantity: 5 })),
    ]);
    expect([used, ...others]).toMatchObject([{ isReplay: true }, { isReplay: false }, { isReplay: false }, { code: 'VALIDATION_ERROR' }]);
    expect([one.isReplay, other.isReplay].sort()).toEqual([false, true]);
    expect([await held(), await statuses()]).toEqual([5, ['open', 'open', 'open', 'open']]);
  });

  it('[D-45] takes nothing of products', async () => {
    const variantRef = await sell();
    const { checkout } = await openProducts(variantRef, { quantity: 3 });
    expect(checkout).toMatchObject({ kind: 'products', holds: 'none', holdChanges: [], cart: { totalMinor: 1_500_000 } });
    expect(await rows(`select * from hold where workspace_id = $1`)).toEqual([]);
    expect(await rows(`select * from counter where workspace_id = $1 and held > 0`)).toEqual([]);
  });

  it.each([
    ['one process', false],
    ['processes of their own', true],
  ])('[ADR 0008 r1] never sells more than there is, however many buyers come at once to %s', async (_, alone) => {
    const tier = await publish({ capacity: 10 });
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => refusalOf(openEvent(tier, { opening: alone ? anOpening() : opening }))),
    );
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome !== undefined).every((outcome) => outcome!.code === 'VALIDATION_ERROR')).toBe(true);
    expect(await held()).toBe(10);
  });

  it('[ADR 0008 r1] [ADR 0026 r1] takes over the holds of a lapsed checkout', async () => {
    const tier = await publish({ capacity: 1 });
    await openEvent(tier, { now: new Date(Date.now() - 31 * 60_000) });
    expect((await openEvent(tier)).checkout.holds).toBe('held');
    expect(await held()).toBe(1);
  });

  it('[D-63] is paid at once when it costs nothing', async () => {
    const tier = await publish({ kind: 'free', priceMinor: undefined });
    const { checkout } = await openEvent(tier, { quantity: 2 });
    expect(checkout).toMatchObject({ status: 'paid', orderId: expect.any(String), orderNumber: expect.any(Number) });
    expect(await rows(`select held, sold from counter where workspace_id = $1 and kind = 'ticket_type'`)).toEqual([{ held: 0, sold: 2 }]);
    expect(await rows(`select type from outbox where workspace_id = $1`)).toEqual([{ type: 'checkout.paid.v1' }]);
  });

  it('is decided again when the event changes meanwhile', async () => {
    const tier = await publish();
    const [plan, real] = [jest.fn(), opening];
    const meddling = Object.assign(Object.create(real) as typeof real, {
      open: async (opening: Parameters<typeof real.open>[0]) => {
        plan(opening.checkout.cart.totalMinor);
        if (plan.mock.calls.length === 1) await publish({ priceMinor: 2_000 });
        return real.open(opening);
      },
    });
    const body = { tickets: [{ ticketTypeRef: tier, quantity: 1 }], contact: buyer(), returnUrl: 'https://shop.example' };
    const { checkout } = await new OpenEventCheckout(reader, meddling, work(), new ReadSeatRules(reader, clock), randomIds).execute({
      workspaceId,
      mode: 'live',
      slug: 'party',
      path: 'eventCheckout',
      body,
      now: new Date(),
    });
    expect([plan.mock.calls, checkout.cart.totalMinor]).toEqual([[[1_000], [2_000]], 2_000]);
  });
});

describe('an idempotency key', () => {
  it('[D-42] [ADR 0026 r2] opens one session for requests that come at once', async () => {
    const tier = await publish();
    const contact = buyer();
    const opened = await Promise.all(Array.from({ length: 8 }, () => openEvent(tier, { key: 'cart-7', contact })));
    expect(new Set(opened.map(({ checkout }) => checkout.id)).size).toBe(1);
    expect(opened.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect([await held(), await statuses()]).toEqual([1, ['open']]);
  });

  it('[D-42] is refused with another body, even one that is no form at all', async () => {
    const variantRef = await sell();
    await openProducts(variantRef, { key: 'k' });
    expect(await refusalOf(openProducts(variantRef, { key: 'k', quantity: 2 }))).toEqual({
      code: 'IDEMPOTENCY_KEY_REUSED',
      details: undefined,
    });
    const nonsense = new OpenProductCheckout(reader, opening, randomIds).execute({
      workspaceId,
      mode: 'live',
      body: 'nonsense',
      idempotencyKey: 'k',
      now: new Date(),
    });
    expect((await refusalOf(nonsense))?.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('[D-60a] is answered from the earlier opening before anything else: the event may be gone by then', async () => {
    const tier = await publish();
    const contact = buyer();
    const { checkout } = await openEvent(tier, { key: 'k', contact });
    await publish({}, { published: false });
    expect(await openEvent(tier, { key: 'k', contact })).toMatchObject({ isReplay: true, checkout: { id: checkout.id } });
    expect((await refusalOf(openEvent(tier, { key: 'other', contact })))?.code).toBe('NOT_FOUND');
  });

  it('[D-42] [D-6] is one for each workspace, mode and operation', async () => {
    const [tier, variantRef] = [await publish(), await sell()];
    const ids = [
      await openProducts(variantRef, { key: 'k' }),
      await openProducts(variantRef, { key: 'k', mode: 'test' }),
      await openEvent(tier, { key: 'k' }),
    ].map(({ checkout }) => checkout.id);
    expect(new Set(ids).size).toBe(3);
  });

  it('[D-40] is kept for a day, and then opens another session', async () => {
    const variantRef = await sell();
    const first = new Date(Date.now() - 25 * 3_600_000);
    const { checkout: old } = await openProducts(variantRef, { key: 'k', now: first });
    const almost = await openProducts(variantRef, { key: 'k', now: new Date(first.getTime() + 24 * 3_600_000 - 1) });
    expect([almost.isReplay, almost.checkout.id]).toEqual([true, old.id]);
    const later = await openProducts(variantRef, { key: 'k', quantity: 2 });
    expect([later.isReplay, later.checkout.id === old.id]).toEqual([false, false]);
  });

  it('[D-40] is kept as long as its session lives', async () => {
    const variantRef = await sell();
    const { checkout } = await openProducts(variantRef, { key: 'k', now: new Date(Date.now() - 25 * 3_600_000) });
    await database.source.query(`update checkout set expires_at = now() + interval '1 hour' where workspace_id = $1`, [workspaceId]);
    expect((await openProducts(variantRef, { key: 'k' })).checkout.id).toBe(checkout.id);
  });

  it('[D-43] [ADR 0026 r2] waits for a request in flight, and gets its session', async () => {
    const variantRef = await sell();
    const name = await openingInFlight(variantRef);
    const second = openProducts(variantRef, { key: 'k' });
    await somebodyWaits(name.client, 'transactionid');
    await name.client.query('commit');
    await name.client.end();
    expect(await second).toMatchObject({ isReplay: true, checkout: { id: name.id } });
  });

  it('[D-43] does not wait for it permanently', async () => {
    const variantRef = await sell();
    const { client } = await openingInFlight(variantRef);
    const impatient = new PostgresCheckoutOpening(database.sql, reader, notifier, undefined, { alone: 20, together: 20 });
    expect(await refusalOf(openProducts(variantRef, { key: 'k', by: impatient }))).toEqual({ code: 'CONFLICT', details: undefined });
    await client.query('rollback');
    await client.end();
    expect((await openProducts(variantRef, { key: 'k' })).isReplay).toBe(false);
  });

  /** Starts another process that has opened a session by the key `k`, and not committed yet. */
  async function openingInFlight(variantRef: string): Promise<{ client: Client; id: string }> {
    const { checkout } = await openProducts(variantRef, { key: 'k' });
    const client = new Client({ connectionString: (database.source.options as { url: string }).url });
    await client.connect();
    await client.query('begin');
    await client.query(`create temporary table copy on commit drop as select * from checkout where workspace_id = $1`, [workspaceId]);
    await database.source.query(`delete from checkout where workspace_id = $1`, [workspaceId]);
    const { rows: columns } = await client.query<{ list: string }>(COPIED_COLUMNS);
    await client.query(`insert into checkout (${columns[0]!.list}) select ${columns[0]!.list} from copy`);
    return { client, id: checkout.id };
  }
});

describe('sessions of one buyer for one event', () => {
  const contact = buyer('ada');
  const openMany = async (tier: string, count: number, overrides: Asking = {}): Promise<Checkout[]> => {
    const opened: Checkout[] = [];
    for (let n = 0; n < count; n += 1) opened.push((await openEvent(tier, { contact, ...overrides })).checkout);
    return opened;
  };

  it('[D-61] are three at most: a fourth lets the oldest expire, which is reported', async () => {
    const tier = await publish({ capacity: 3 });
    const [oldest] = await openMany(tier, 3);
    const upperCase = { name: 'Ada', email: ' ADA@Example.com ' };
    expect(await refusalOf(openEvent(tier, { contact: buyer('bisi') }))).toMatchObject({ details: { soldOut: [tier] } });
    await publish({ capacity: 4 });
    await openEvent(tier, { contact: upperCase });
    expect([await held(), await statuses()]).toEqual([3, ['expired', 'open', 'open', 'open']]);
    expect(await rows(`select type, mode, data from outbox where workspace_id = $1`)).toEqual([
      { type: 'checkout.expired.v1', mode: 'live', data: { checkoutId: oldest!.id } },
    ]);
    expect((await reader.find({ workspaceId, mode: 'live', checkoutId: oldest!.id }))?.holds).toBe('released');
  });

  it('[D-61] leave those alone for which money is on its way', async () => {
    const tier = await publish();
    const [oldest] = await openMany(tier, 3);
    await database.source.query(
      `insert into payment_attempt (workspace_id, mode, id, checkout_id, rail, provider, reference, amount_minor, currency, flow, status, created_at)
       values ($1, 'live', $2, $3, 'card', 'sandbox', gen_random_uuid()::text, 100, 'NGN', 'inline', 'pending', now())`,
      [workspaceId, randomUUID(), oldest!.id],
    );
    await openMany(tier, 1);
    expect(await statuses()).toEqual(['open', 'expired', 'open', 'open']);
  });

  it('[D-61] are counted for each mode, event and buyer by itself', async () => {
    const tier = await publish();
    await openMany(tier, 3);
    await openMany(tier, 3, { mode: 'test' });
    await openEvent(tier, { contact: buyer('bisi') });
    expect(new Set(await statuses())).toEqual(new Set(['open']));
  });

  it('[D-61] are three at most when many are opened at once', async () => {
    const tier = await publish({ capacity: 50 });
    await Promise.all(Array.from({ length: 8 }, () => openEvent(tier, { contact })));
    expect((await statuses()).filter((status) => status === 'open')).toHaveLength(3);
    expect(await held()).toBe(3);
  });
});

describe('sessions of one access key with a ceiling', () => {
  const setCeiling = (most: number) =>
    rows(
      `update workspace set settings = jsonb_build_object('checkouts', jsonb_build_object('mostHoldsPerKey', $2::integer)) where id = $1`,
      [workspaceId, most],
    );

  it.each([
    ['one process', false],
    ['processes of their own', true],
  ])('[D-61] are never more than the ceiling, however many buyers come at once to %s', async (_, alone) => {
    const [tier, keyId] = [await publish({ capacity: 50 }), randomUUID()];
    await setCeiling(7);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => refusalOf(openEvent(tier, { keyId, opening: alone ? anOpening() : opening }))),
    );
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(7);
    expect(outcomes.filter((outcome) => outcome?.code === 'RATE_LIMITED')).toHaveLength(13);
    expect([await held(), (await statuses()).length]).toEqual([7, 7]);
    expect(await refusalOf(openEvent(tier, { keyId: randomUUID() }))).toBeUndefined();
  });

  it('[D-61] [D-42] are opened once for an idempotency key, and replayed for it when the ceiling is reached', async () => {
    const [tier, keyId, contact] = [await publish(), randomUUID(), buyer('ada')];
    await setCeiling(1);
    const opened = await Promise.all(Array.from({ length: 6 }, () => openEvent(tier, { keyId, contact, key: 'cart-7' })));
    expect(new Set(opened.map(({ checkout }) => checkout.id)).size).toBe(1);
    expect((await refusalOf(openEvent(tier, { keyId })))?.code).toBe('RATE_LIMITED');
  });

  it('[D-61] may be opened again once one of them is cancelled', async () => {
    const [tier, keyId] = [await publish(), randomUUID()];
    await setCeiling(1);
    const { checkout } = await openEvent(tier, { keyId });
    expect((await refusalOf(openEvent(tier, { keyId })))?.code).toBe('RATE_LIMITED');
    await new CancelCheckout(work(), randomIds, clock).execute({ workspaceId, mode: 'live', checkoutId: checkout.id, holder: 'secret' });
    expect((await openEvent(tier, { keyId })).checkout.status).toBe('open');
  });
});

describe('the statements of a checkout that is opened', () => {
  /** Returns the first words of each statement; transactions begin and end besides. */
  async function statementsOf(open: () => Promise<unknown>): Promise<string[]> {
    await open();
    const statements = jest.spyOn(Client.prototype, 'query');
    try {
      await open();
      await notifier.silence();
      const texts = statements.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? query);
      return texts.map((text) => /open_checkout|from workspace w/.exec(text)?.[0] ?? text);
    } finally {
      statements.mockRestore();
    }
  }

  it('[ADR 0008 r1] are one reading and one writing, with key or without', async () => {
    const [tier, variantRef] = [await publish(), await sell()];
    const twice = ['from workspace w', 'open_checkout'];
    expect(await statementsOf(() => openEvent(tier))).toEqual(twice);
    expect(await statementsOf(() => openEvent(tier, { key: randomUUID() }))).toEqual(twice);
    expect(await statementsOf(() => openProducts(variantRef))).toEqual(twice);
    await rows(`update workspace set settings = '{"checkouts": {"mostHoldsPerKey": 5}}' where id = $1`);
    expect(await statementsOf(() => openEvent(tier, { keyId: randomUUID() }))).toEqual(twice);
  });

  it('[D-60a] are one reading for a retry', async () => {
    const variantRef = await sell();
    expect(await statementsOf(() => openProducts(variantRef, { key: 'k' }))).toEqual(['from workspace w']);
  });
});
