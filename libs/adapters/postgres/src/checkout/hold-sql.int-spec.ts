import { randomUUID } from 'node:crypto';
import { type HoldChange, type Shortage, takeHolds } from '@svc/checkout';
import type { Mode } from '@svc/kernel';
import { useDatabase } from '../testing';
import { PostgresHoldStore } from './checkout-tx';

const database = useDatabase();
let workspaceId: string;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
});

async function openCheckout({ mode = 'live', email = 'ada@example.com', expiresIn = '1 hour' } = {}): Promise<string> {
  const id = randomUUID();
  await database.source.query(
    `insert into checkout (workspace_id, mode, id, kind, channel, status, cart, holds, contact, return_url, expires_at, created_at)
     values ($1, $2, $3, 'products', 'hosted', 'open', '{}', 'held', jsonb_build_object('email', $4::text), 'https://ile.example', service_now() + $5::interval, service_now())`,
    [workspaceId, mode, id, email, expiresIn],
  );
  return id;
}

async function counter(kind: HoldChange['kind'], capacity: number | null): Promise<string> {
  const id = randomUUID();
  await database.source.query(`insert into counter (workspace_id, kind, subject_id, capacity) values ($1, $2, $3, $4)`, [
    workspaceId,
    kind,
    id,
    capacity,
  ]);
  return id;
}

async function counts(subjectId: string): Promise<{ held: number; sold: number } | undefined> {
  const rows = await database.source.query<{ held: number; sold: number }[]>(
    `select held, sold from counter where workspace_id = $1 and subject_id = $2 union all select held, sold from slot_counter where workspace_id = $1 and variant_id = $2`,
    [workspaceId, subjectId],
  );
  return rows[0];
}

async function take(checkoutId: string, holdChanges: HoldChange[], mode: Mode = 'live'): Promise<Shortage[]> {
  return database.sql.transaction((sql) =>
    takeHolds(new PostgresHoldStore(sql), { workspaceId, mode, checkoutId }, holdChanges, new Date()),
  );
}

const turn = (how: 'convert' | 'release', checkoutId: string) =>
  database.source.query(`select ${how}_holds($1, 'live', $2)`, [workspaceId, checkoutId]);

describe('holds in SQL', () => {
  it('[§4.3 r1] takes everything or nothing, and says what runs out and how much is left', async () => {
    const [plenty, scarce] = [await counter('ticket_type', 10), await counter('price_phase', 2)];
    const checkoutId = await openCheckout();
    const holdChanges = (count: number) => [
      { kind: 'ticket_type' as const, subjectId: plenty, count },
      { kind: 'price_phase' as const, subjectId: scarce, count },
    ];
    expect(await take(checkoutId, holdChanges(3))).toEqual([{ kind: 'price_phase', subjectId: scarce, remaining: 2 }]);
    expect([await counts(plenty), await counts(scarce)]).toEqual([
      { held: 0, sold: 0 },
      { held: 0, sold: 0 },
    ]);
    expect(await take(checkoutId, holdChanges(2))).toEqual([]);
    expect([await counts(plenty), await counts(scarce)]).toEqual([
      { held: 2, sold: 0 },
      { held: 2, sold: 0 },
    ]);
  });

  it('sums duplicate lines before it checks', async () => {
    const tier = await counter('ticket_type', 3);
    const twice = [1, 2].map(() => ({ kind: 'ticket_type' as const, subjectId: tier, count: 2 }));
    expect(await take(await openCheckout(), twice)).toEqual([{ kind: 'ticket_type' as const, subjectId: tier, remaining: 3 }]);
  });

  it('converts or releases once, whichever is first', async () => {
    const tier = await counter('ticket_type', 5);
    const [sold, free] = [await openCheckout(), await openCheckout()];
    for (const each of [sold, free]) await take(each, [{ kind: 'ticket_type' as const, subjectId: tier, count: 2 }]);
    await turn('convert', sold);
    await turn('release', sold);
    await turn('convert', sold);
    await turn('release', free);
    await turn('convert', free);
    expect(await counts(tier)).toEqual({ held: 0, sold: 2 });
  });

  it('gives a slot to one checkout, and again once it is free', async () => {
    const slot = { kind: 'slot' as const, subjectId: randomUUID(), startAt: '2027-03-01T09:00:00.000Z', count: 1 };
    const [first, second] = [await openCheckout(), await openCheckout()];
    expect(await take(first, [slot])).toEqual([]);
    expect(await take(second, [slot])).toEqual([{ kind: 'slot', subjectId: slot.subjectId, remaining: 0 }]);
    expect(await take(second, [{ ...slot, startAt: '2027-03-01T10:00:00.000Z' }])).toEqual([]);
    await turn('release', first);
    expect(await take(first, [slot])).toEqual([]);
  });

  it('takes without limit where there is no cap, and no counter', async () => {
    const untracked = randomUUID();
    expect(await take(await openCheckout(), [{ kind: 'variant', subjectId: untracked, count: 100 }])).toEqual([]);
    expect(await counts(untracked)).toEqual({ held: 100, sold: 0 });
  });

  it('replaces the former holds of the checkout, and keeps them when the new ones are not available', async () => {
    const [stays, full] = [await counter('variant', 3), await counter('variant', 0)];
    const checkoutId = await openCheckout();
    await take(checkoutId, [{ kind: 'variant', subjectId: stays, count: 2 }]);
    expect(await take(checkoutId, [{ kind: 'variant', subjectId: stays, count: 3 }])).toEqual([]);
    expect(await take(checkoutId, [{ kind: 'variant', subjectId: full, count: 1 }])).toEqual([
      { kind: 'variant', subjectId: full, remaining: 0 },
    ]);
    expect(await counts(stays)).toEqual({ held: 3, sold: 0 });
  });

  it('takes the holds of lapsed checkouts on a sell-out, though not where money is on its way', async () => {
    const tier = await counter('ticket_type', 2);
    const change = [{ kind: 'ticket_type' as const, subjectId: tier, count: 1 }];
    const [lapsed, paying, late] = [
      await openCheckout({ expiresIn: '-1 second' }),
      await openCheckout({ expiresIn: '-1 second' }),
      await openCheckout(),
    ];
    for (const each of [lapsed, paying]) await take(each, change);
    await database.source.query(
      `insert into payment_attempt (workspace_id, mode, id, checkout_id, rail, provider, reference, amount_minor, currency, flow, status, created_at)
       values ($1, 'live', $2, $3, 'card', 'sandbox', gen_random_uuid()::text, 100, 'NGN', 'inline', 'pending', service_now())`,
      [workspaceId, randomUUID(), paying],
    );
    expect(await take(late, change)).toEqual([]);
    expect(await take(await openCheckout(), change)).toEqual([{ kind: 'ticket_type' as const, subjectId: tier, remaining: 0 }]);
    expect(
      await database.source.query(`select holds from checkout where id = any($1) order by id = $2 desc`, [[lapsed, paying], lapsed]),
    ).toEqual([{ holds: 'released' }, { holds: 'held' }]);
  });

  it('[ADR 0026 r1] releases nothing of a session that has changed since the decision, nor of one that somebody settles', async () => {
    const tier = await counter('ticket_type', 3);
    const [changed, settled, lapsed] = [
      await openCheckout({ expiresIn: '-1 second' }),
      await openCheckout({ expiresIn: '-1 second' }),
      await openCheckout({ expiresIn: '-1 second' }),
    ];
    for (const each of [changed, settled, lapsed]) await take(each, [{ kind: 'ticket_type', subjectId: tier, count: 1 }]);
    const [{ decided }] = await database.source.query<[{ decided: object }]>(`select holding_sessions($1, 'live', $2) as decided`, [
      workspaceId,
      [changed, settled, lapsed],
    ]);
    await database.source.query(`update checkout set version = version + 1 where workspace_id = $1 and id = $2`, [workspaceId, changed]);
    const free = () =>
      database.source.query(`select release_session_holds($1, 'live', $2) as freed`, [workspaceId, JSON.stringify(decided)]);
    await database.source.transaction(async (manager) => {
      await manager.query(`select from checkout where workspace_id = $1 and id = $2 for update`, [workspaceId, settled]);
      expect(await free()).toEqual([{ freed: true }]);
    });
    const rows = await database.source.query<{ id: string }[]>(`select id from checkout where workspace_id = $1 and holds = 'held'`, [
      workspaceId,
    ]);
    expect([rows.map(({ id }) => id).sort(), await counts(tier)]).toEqual([[changed, settled].sort(), { held: 2, sold: 0 }]);
  });

  it('[§6 test-mode] checks in test mode, and takes nothing', async () => {
    const tier = await counter('ticket_type', 2);
    const checkoutId = await openCheckout({ mode: 'test' });
    expect(await take(checkoutId, [{ kind: 'ticket_type' as const, subjectId: tier, count: 2 }], 'test')).toEqual([]);
    expect(await take(checkoutId, [{ kind: 'ticket_type' as const, subjectId: tier, count: 3 }], 'test')).toEqual([
      { kind: 'ticket_type' as const, subjectId: tier, remaining: 2 },
    ]);
    expect(await counts(tier)).toEqual({ held: 0, sold: 0 });
  });

  it('lets one buyer use a discount code as often as it says, however many try at once', async () => {
    const code = await counter('discount_code', null);
    await database.source.query(
      `insert into discount_code (workspace_id, id, code, position, details) values ($1, $2, 'ADA', 0, '{"maxUsesPerContact": 2}')`,
      [workspaceId, code],
    );
    const use = [{ kind: 'discount_code' as const, subjectId: code, count: 1 }];
    const checkouts = await Promise.all([1, 2, 3, 4, 5].map(() => openCheckout({ email: ' Ada@Example.com' })));
    const taken = await Promise.all(checkouts.map(async (each) => ({ each, short: await take(each, use) })));
    const winners = taken.filter(({ short }) => short.length === 0);
    expect(winners).toHaveLength(2);
    expect(await take(await openCheckout({ email: 'other@example.com' }), use)).toEqual([]);
    await turn('release', winners[0]!.each);
    expect(await take(checkouts.find((each) => winners.every((winner) => winner.each !== each))!, use)).toEqual([]);
    expect(await counts(code)).toEqual({ held: 3, sold: 0 });
  });

  it('never gives out more than the stock when many want several things at once', async () => {
    const tiers = await Promise.all([1, 2, 3].map(() => counter('ticket_type', 5)));
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_none, n) =>
        take(
          await openCheckout(),
          tiers.filter((_tier, at) => at !== n % 3).map((subjectId) => ({ kind: 'ticket_type' as const, subjectId, count: 1 })),
        ),
      ),
    );
    const taken = answers.filter((short) => short.length === 0).length;
    const held = await Promise.all(tiers.map(async (tier) => (await counts(tier))!.held));
    expect(held.reduce((sum, each) => sum + each, 0)).toBe(2 * taken);
    expect(Math.max(...held)).toBe(5);
  });
});
