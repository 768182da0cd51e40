import { randomUUID } from 'node:crypto';
import type { Mode } from '@svc/kernel';
import { PURGED } from '@svc/notifications';
import { PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE, PROVIDER_EVENT_QUEUE, REFUND_QUEUE, type MoneyQueue } from '@svc/payments';
import { PostgresTestModeWork } from '../access';
import { PostgresLapsingCheckouts } from '../checkout';
import { PostgresSubmissionList } from '../content/submissions';
import { PostgresContactStore, PostgresCustomerLinkStore } from '../customers/customer-tx';
import { DatabaseClock } from './database-clock';
import { PostgresMessageLog } from '../notifications';
import { PostgresOrderStore } from '../orders/order-store';
import { PostgresOrderReader } from '../orders/postgres-order-reader';
import { PostgresChallengeStore } from '../otp/otp-tx';
import { PostgresEventInbox } from '../payments/event-inbox';
import { PostgresPaymentLists, PostgresProviderAccounts } from '../payments';
import { PostgresSubscriptionList } from '../subscriptions/subscription-readers';
import { useDatabase } from '../testing';
import { inTenantScope } from '../row-level-security';
import { PostgresDeliveryLog } from '../webhooks/postgres-delivery-log';
import { PostgresDestinationList } from '../webhooks/postgres-destination-list';
import { sqlOf } from './sql';

type Row = Record<string, unknown>;
type Owner = 'ours in test' | 'ours' | 'theirs in test' | 'theirs';

interface Sweep {
  table: string;
  /** Returns the columns that matter, for a row that is due at the moment. */
  row: (at: Date, mode: Mode) => Row;
  /** Returns the ids of due work, in any form, with its moment when that is ahead; or deletes it, and returns the number. */
  sweep: (now: Date, aheadMs?: number) => Promise<object[] | number>;
  /** Returns further rows that it depends on. */
  also?: (row: Row, at: Date, mode: Mode) => { table: string; row: Row }[];
  modes?: readonly Mode[];
  /** Set when an advance of a test clock does not stop for it. */
  isLeftByAdvances?: true;
  /** Form of a row that stays without its content. */
  goes?: string;
}

const database = useDatabase();
const HALF_AN_HOUR_MS = 30 * 60_000;
const MOST = 100;
const EMPTY_CART = JSON.stringify({ currency: 'NGN', lines: [] });
const workspaces: Record<'ours' | 'theirs', string> = { ours: randomUUID(), theirs: randomUUID() };
const OWNERS: readonly [Owner, 'ours' | 'theirs', Mode][] = [
  ['ours in test', 'ours', 'test'],
  ['ours', 'ours', 'live'],
  ['theirs in test', 'theirs', 'test'],
  ['theirs', 'theirs', 'live'],
];

const dataSource = () => database.source;
const money = (queue: MoneyQueue) => (_: Date, aheadMs?: number) => new PostgresPaymentLists(sqlOf(dataSource())).due(queue, MOST, aheadMs);
const checkout = (facts: Row): Row => ({ kind: 'products', channel: 'hosted', status: 'open', cart: EMPTY_CART, ...facts });
const message = (facts: Row): Row => ({ kind: 'order_confirmed', channel: 'email', state: 'due', ...facts });
const order = (facts: Row): Row => ({ source: 'storefront_api', status: 'deposit_paid', fulfillment_status: 'unfulfilled', ...facts });
const attempt = (facts: Row): Row => ({ rail: 'card', provider: 'sandbox', currency: 'NGN', flow: 'redirect', ...facts });
const later = (at: Date) => new Date(at.getTime() + 86_400_000);

const SWEEPS: Record<string, Sweep> = {
  'checkouts that expire': {
    table: 'checkout',
    row: (at) => checkout({ expires_at: at }),
    sweep: (_, aheadMs) => new PostgresLapsingCheckouts(sqlOf(dataSource())).due(MOST, aheadMs),
  },
  'checkouts whose stock is held no longer': {
    table: 'checkout',
    row: (at) => checkout({ holds: 'held', held_until: at, expires_at: later(at) }),
    sweep: (_, aheadMs) => new PostgresLapsingCheckouts(sqlOf(dataSource())).due(MOST, aheadMs),
  },
  'reminders of savings': {
    table: 'checkout',
    row: (at) => checkout({ expires_at: later(at), saving: JSON.stringify({ remindAt: at.toISOString() }) }),
    sweep: (_, aheadMs) => new PostgresLapsingCheckouts(sqlOf(dataSource())).toRemind(MOST, aheadMs),
  },
  'reminders of balances': {
    table: 'store_order',
    row: (at) => order({ remind_at: at }),
    sweep: (_, aheadMs) => new PostgresOrderReader(sqlOf(dataSource())).toRemind(MOST, aheadMs),
  },
  messages: {
    table: 'message',
    row: (at) => message({ due_at: at }),
    sweep: (_, aheadMs) => new PostgresMessageLog(sqlOf(dataSource())).due(MOST, aheadMs),
  },
  'events of providers': { table: 'provider_event', row: (at) => ({ due_at: at }), sweep: money(PROVIDER_EVENT_QUEUE) },
  'refunds that are to be sent': {
    table: 'refund',
    row: (at) => ({ status: 'pending', currency: 'NGN', due_at: at }),
    sweep: money(REFUND_QUEUE),
  },
  'refunds that are to be looked at': {
    table: 'refund',
    row: (at) => ({ status: 'failed', currency: 'NGN', look_at: at }),
    sweep: money(REFUND_QUEUE),
  },
  'accounts at providers that are to be read': {
    table: 'provider_account',
    row: (at) => ({ id: undefined, provider: randomUUID(), due_at: at }),
    isLeftByAdvances: true,
    sweep: (_, aheadMs) => new PostgresProviderAccounts(sqlOf(dataSource())).due(MOST, aheadMs),
  },
  'charges that are to be closed': {
    table: 'payment_attempt',
    row: (at) => attempt({ status: 'closing', due_at: at }),
    sweep: money(PAYMENT_CLOSE_QUEUE),
  },
  'charges that are to be looked at': {
    table: 'payment_attempt',
    row: (at) => attempt({ status: 'closed', look_at: at }),
    sweep: money(PAYMENT_LOOK_QUEUE),
  },
  'destinations of webhooks, by their mode': {
    table: 'webhook_destination',
    row: (_, mode) => ({ mode: mode === 'live' ? 'both' : mode, events: [] }),
    sweep: (_, aheadMs) => new PostgresDestinationList(sqlOf(dataSource())).withSomethingDue(MOST, aheadMs),
    also: ({ workspace_id, id }, at) => [
      { table: 'webhook_delivery', row: { workspace_id, destination_id: id, state: 'due', due_at: at } },
    ],
  },
  'old messages': {
    table: 'message',
    row: (at) => message({ state: 'sent', created_at: at }),
    sweep: (now) => new PostgresMessageLog(sqlOf(dataSource())).purgeTexts(now, MOST),
    goes: `recipient like '${PURGED}%'`,
  },
  'old events of webhooks, while some clock is ahead': {
    table: 'webhook_event',
    row: (at, mode) => ({ created_at: at, mode }),
    sweep: (now) => new PostgresDeliveryLog(sqlOf(dataSource())).purge(now, MOST),
  },
  'old events of providers': {
    table: 'provider_event',
    row: (at) => ({ done_at: at }),
    sweep: (now) => new PostgresEventInbox(sqlOf(dataSource())).purge(now, MOST),
  },
  'sign-ups that nobody confirmed': {
    table: 'subscription',
    row: (at) => ({ kind: 'newsletter', state: 'pending', source: 'hosted', asked_at: at }),
    sweep: (now) => new PostgresSubscriptionList(sqlOf(dataSource())).purge({ unansweredSince: now, overSince: new Date(0) }, MOST),
  },
  'codes of test mode': {
    table: 'otp_challenge',
    row: (at) => ({
      channel: 'sms',
      sender: 'frontdesk',
      code_source: 'client',
      status: 'sent',
      handover: 'ended',
      charge_currency: 'NGN',
      created_at: at,
    }),
    sweep: (now) => new PostgresChallengeStore(sqlOf(dataSource())).purgeTests(now, MOST),
    modes: ['test'],
  },
  'contacts of test mode': {
    table: 'contact',
    row: (at) => ({ email: 'ade@example.com', created_at: at }),
    sweep: (now) => new PostgresContactStore(sqlOf(dataSource()), () => []).purgeTests(now, MOST),
    modes: ['test'],
  },
  'links of test mode': {
    table: 'customer_link',
    row: (at) => ({ linked_at: at }),
    sweep: (now) => new PostgresCustomerLinkStore(sqlOf(dataSource())).purgeTests(now, MOST),
    modes: ['test'],
  },
  'orders of test mode': {
    table: 'store_order',
    row: (at) => order({ placed_at: at }),
    sweep: async (now) => (await new PostgresOrderStore(sqlOf(dataSource())).deleteTestOrders(now, MOST)).length,
    modes: ['test'],
  },
  'checkouts of test mode that nobody paid': {
    table: 'checkout',
    row: (at) => checkout({ status: 'expired', created_at: at }),
    sweep: (now) => new PostgresOrderStore(sqlOf(dataSource())).deleteUnpaidTestCheckouts(now, MOST),
    modes: ['test'],
  },
  'submissions that are kept no longer': {
    table: 'form_submission',
    row: (at) => ({ source: 'hosted', answers: '[]', files: '[]', submitted_at: new Date(at.getTime() - 365 * 86_400_000) }),
    sweep: (now) => new PostgresSubmissionList(sqlOf(dataSource())).expired(now, MOST),
  },
};

const DUMMIES: Record<string, unknown> = {
  uuid: undefined,
  text: 'x',
  jsonb: '{}',
  integer: 1,
  bigint: 1,
  boolean: false,
  ARRAY: [],
  bytea: Buffer.alloc(32),
  'timestamp with time zone': new Date(0),
};

/** SQL by which rows can be written without those that they refer to. */
const DROP_REFERENCES = `
  do $$
  declare
    each record;
  begin
    for each in select relname as named, conname from pg_constraint join pg_class on pg_class.oid = conrelid
                 where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace and relname !~ '_[0-9]{6}$' loop -- no shards
      execute format('alter table %I drop constraint %I', each.named, each.conname);
    end loop;
  end
  $$`;

/** Writes a row with the required columns of its table; nothing that it refers to has to exist. */
async function write(table: string, row: Row): Promise<void> {
  await dataSource().transaction(async (manager) => {
    await manager.query(`alter table ${table} disable trigger user`);
    const columns = await manager.query<{ name: string; type: string }[]>(
      `select column_name as name, data_type as type from information_schema.columns
        where table_name = $1 and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
      [table],
    );
    const dummies = Object.fromEntries(columns.map(({ name, type }) => [name, type === 'uuid' ? randomUUID() : DUMMIES[type]]));
    const full = Object.entries({ ...dummies, ...row }).filter(([, value]) => value !== undefined);
    await manager.query(
      `insert into ${table} (${full.map(([name]) => name).join(', ')}) values (${full.map((_, index) => `$${index + 1}`).join(', ')})`,
      full.map(([, value]) => value),
    );
    await manager.query(`alter table ${table} enable trigger user`);
  });
}

/** Returns the owners whose rows are due, or deleted, `fromNowMs` from now. */
async function dueOf(
  { table, row, sweep, also, modes, goes = 'false' }: Sweep,
  fromNowMs: number,
  aheadMs?: number,
  countAhead = 2,
): Promise<Owner[]> {
  const now = new Date();
  const at = new Date(now.getTime() + fromNowMs);
  const ids = new Map<Owner, string>();
  const written = new Set([table]);
  for (const [owner, workspace, mode] of OWNERS.filter((each) => modes?.includes(each[2]) ?? true)) {
    const made = { workspace_id: workspaces[workspace], mode, id: randomUUID(), ...row(at, mode) };
    const named: Row = made;
    ids.set(owner, String(named['id'] ?? named['provider']));
    await write(table, made);
    for (const other of also?.(made, at, mode) ?? []) {
      written.add(other.table);
      await write(other.table, other.row);
    }
  }
  const result = await sweep(now, aheadMs);
  const isDue =
    typeof result === 'number'
      ? await gone(`${table} where not (${goes})`, [...ids.values()], result)
      : (id: string) => result.some((one) => Object.values(one).includes(id));
  await dataSource().query(`truncate ${[...written].join(', ')}`);
  if (typeof result !== 'number')
    expect(result.flatMap((one) => ('dueAt' in one ? [one.dueAt] : []))).toEqual(
      aheadMs === undefined ? [] : Array.from({ length: countAhead }, () => at),
    );
  return [...ids].flatMap(([owner, id]) => (isDue(id) ? [owner] : []));
}

async function gone(remaining: string, ids: readonly string[], count: number): Promise<(id: string) => boolean> {
  const left = await dataSource().query<{ id: string }[]>(`select id from ${remaining} and id = any ($1)`, [ids]);
  expect(count).toBe(ids.length - left.length);
  return (id) => !left.some((row) => row.id === id);
}

describe('due work by the clocks of workspaces and modes', () => {
  beforeAll(async () => {
    await dataSource().query(DROP_REFERENCES);
    for (const id of Object.values(workspaces)) await database.makeWorkspace(id);
    await dataSource().query(`select move_clock(3600, $1, 'test'), move_clock(-3600, $2, 'live')`, [workspaces.ours, workspaces.theirs]);
  });

  describe.each(Object.entries(SWEEPS))('[D-115] %s', (_, sweep) => {
    const only = (owners: Owner[]) => owners.filter((owner) => sweep.modes === undefined || owner.endsWith('in test'));

    it('comes early where the clock is ahead, and there alone', async () => {
      expect(await dueOf(sweep, HALF_AN_HOUR_MS)).toEqual(['ours in test']);
    });

    if (sweep.sweep.length > 1) {
      it('is found as far ahead as requested, with its moment as long as that is ahead', async () => {
        const aheadMs = 2 * HALF_AN_HOUR_MS - 1;
        expect(await dueOf(sweep, HALF_AN_HOUR_MS, aheadMs)).toEqual(['ours in test', 'ours', 'theirs in test']);
      });
    }

    it('comes late where it is behind', async () => {
      expect(await dueOf(sweep, -HALF_AN_HOUR_MS)).toEqual(only(['ours in test', 'ours', 'theirs in test']));
    });
  });

  describe.each(Object.entries(SWEEPS).filter(([, { sweep, isLeftByAdvances }]) => sweep.length > 1 && !isLeftByAdvances))(
    '[ADR 0072 r3] %s',
    (_, { sweep: _across, ...sweep }) => {
      const work = () => new PostgresTestModeWork(sqlOf(dataSource()), 'sandbox');
      const pendingBetween = (afterMs: number, untilMs: number): Sweep => ({
        ...sweep,
        sweep: async (now) => {
          const span = { after: new Date(now.getTime() + afterMs), until: new Date(now.getTime() + untilMs) };
          return (await work().pending(workspaces.ours, span, MOST)).map(({ payload }) => payload);
        },
      });

      it('is pending in the test mode of its workspace, between two moments', async () => {
        expect(await dueOf(pendingBetween(-HALF_AN_HOUR_MS, 2 * HALF_AN_HOUR_MS), HALF_AN_HOUR_MS)).toEqual(['ours in test']);
        expect(await dueOf(pendingBetween(2 * HALF_AN_HOUR_MS, 4 * HALF_AN_HOUR_MS), HALF_AN_HOUR_MS)).toEqual([]);
        expect(await dueOf(pendingBetween(-HALF_AN_HOUR_MS, 0), HALF_AN_HOUR_MS)).toEqual([]);
      });
    },
  );

  describe('leased work', () => {
    const sending = (end: Date) => ({ ...message({ state: 'sending' }), due_at: end });
    const LEASED: Record<string, [table: string, row: (end: Date) => Row]> = {
      messages: ['message', sending],
      'events of providers': ['provider_event', (end) => ({ due_at: end, leased_until: end })],
      refunds: ['refund', (end) => ({ status: 'pending', currency: 'NGN', due_at: end, leased_until: end })],
      'looks at refunds': ['refund', (end) => ({ status: 'failed', currency: 'NGN', look_at: end, leased_until: end })],
      'charges that are closed': ['payment_attempt', (end) => attempt({ status: 'closing', due_at: end, leased_until: end })],
      'charges that are looked at': ['payment_attempt', (end) => attempt({ status: 'closed', look_at: end, leased_until: end })],
      'callbacks of the sandbox': ['sandbox_callback', (end) => ({ due_at: end, leased_until: end })],
    };

    it.each(Object.entries(LEASED))(
      '[D-115] [ADR 0072 r3] %s are under way and not due, however far the clock is ahead, until the lease has ended',
      async (_, [table, row]) => {
        const work = new PostgresTestModeWork(sqlOf(dataSource()), 'sandbox');
        const stateAt = async (end: Date) => {
          await write(table, { workspace_id: workspaces.ours, mode: 'test', id: randomUUID(), ...row(end) });
          const pending = await work.pending(workspaces.ours, { until: new Date(Date.now() + 2 * HALF_AN_HOUR_MS) }, MOST);
          const isUnderWay = await work.isUnderWay(workspaces.ours);
          await dataSource().query(`truncate ${table}`);
          return [pending.length, isUnderWay];
        };
        expect(await stateAt(new Date(Date.now() + 60_000))).toEqual([0, true]);
        expect(await stateAt(new Date(Date.now() - 1_000))).toEqual([1, false]);
      },
    );
  });

  describe('a stopped clock', () => {
    const stopAt = (at: string) =>
      dataSource().query(`update workspace_clock set frozen_at = ${at} where workspace_id = $1 and mode = 'test'`, [workspaces.ours]);
    beforeAll(() => stopAt(`date_trunc('milliseconds', real_now()) + interval '1 hour'`));
    afterAll(() => stopAt('null'));

    it.each(Object.entries(SWEEPS))('[ADR 0072 r2] %s come until there', async (_, sweep) => {
      expect(await dueOf(sweep, HALF_AN_HOUR_MS)).toEqual(['ours in test']);
      if (sweep.sweep.length < 2) return;
      expect(await dueOf(sweep, 2 * HALF_AN_HOUR_MS + 60_000, 2 * HALF_AN_HOUR_MS, 0)).toEqual([]);
    });
  });

  it('[D-115] SQL and the Clock have the time of the tenant scope', async () => {
    const clock = new DatabaseClock(sqlOf(dataSource()), (error) => {
      throw error;
    });
    await clock.start(60_000);
    clock.stop();
    const [{ epoch } = { epoch: 0 }] = await dataSource().query<{ epoch: number }[]>(
      `select extract(epoch from service_now($1, 'test'))::float8 as epoch`,
      [workspaces.ours],
    );
    const time = inTenantScope({ tenant: workspaces.ours, mode: 'test' }, () => clock.now().getTime());
    expect(Math.abs(time - epoch * 1_000)).toBeLessThan(HALF_AN_HOUR_MS);
    expect(Math.round((time - Date.now()) / 3_600_000)).toBe(1);
  });
});
