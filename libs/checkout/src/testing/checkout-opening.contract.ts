import { randomUUID } from 'node:crypto';
import type { Mode } from '@svc/kernel';
import { anAttempt } from '@svc/payments/testing';
import type { Checkout, HoldChange } from '../domain/checkout';
import { decideGivingWay, type BuyersSession } from '../domain/holds/concurrent-sessions';
import type { CheckoutOpening, OpeningOutcome, OpeningPlan } from '../ports/checkout-opening';
import { aCheckout } from './checkout.builder';
import { freeLapsed } from '../use-cases/lapsed-holds';
import type { CheckoutFixture } from './checkout-work.contract';

/** Store in which checkouts are opened. */
export interface OpeningFixture extends CheckoutFixture {
  opening: CheckoutOpening;
  /** Publishes an event of this workspace, or another version of it; returns its id and version. */
  publish(workspaceId: string): Promise<{ eventId: string; eventVersion: number }>;
}

const MINUTE_MS = 60_000;

/** Tests opening checkouts with any store. `newWorkspace` makes a workspace and returns its id. */
export function checkoutOpeningContract(start: () => OpeningFixture, newWorkspace: () => Promise<string>): void {
  let fixture: OpeningFixture;
  let workspaceId: string;
  let event: { eventId: string; eventVersion: number };
  let seat: HoldChange;

  beforeEach(async () => {
    fixture = start();
    workspaceId = await newWorkspace();
    event = await fixture.publish(workspaceId);
    seat = { kind: 'ticket_type', subjectId: randomUUID(), count: 1 };
    await fixture.setCapacity(workspaceId, seat, 10);
  });

  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
  /** Creates a plan of a new buyer each time, opened so many minutes ago, for half an hour. */
  const aPlan = (
    { minutes = 0, ...facts }: Partial<Checkout> & { minutes?: number } = {},
    key?: Partial<OpeningPlan['key']>,
  ): OpeningPlan => ({
    checkout: aCheckout({
      workspaceId,
      eventId: event.eventId,
      holdChanges: [seat],
      holds: 'held',
      createdAt: ago(minutes),
      contact: { name: 'Ada', email: `${randomUUID()}@example.com` },
      ...facts,
    }),
    eventVersion: event.eventVersion,
    factId: randomUUID(),
    ...(key && { key: { operation: 'open_event_checkout', key: 'cart-7', fingerprint: 'one', keptUntil: ago(minutes - 24 * 60), ...key } }),
  });
  /** Opens a checkout like the service: the session that gives way is decided by the buyer's current sessions. */
  const open = async (plan: OpeningPlan): Promise<OpeningOutcome> => {
    const answer = await fixture.opening.open(plan);
    return answer.outcome === 'sessions_changed'
      ? open({ ...plan, ...decideGivingWay(answer.sessions, plan.checkout, plan.factId) })
      : answer;
  };
  const find = ({ checkout: { id, mode } }: OpeningPlan) => fixture.reader.find({ workspaceId, mode, checkoutId: id });
  const held = async () => {
    const counted = await fixture.counted(workspaceId, seat);
    expect(counted.rowsHeld).toBe(counted.held);
    return counted.held;
  };
  /** Records its first part: from now on it keeps its holds until its deadline. */
  const saveUp = async (plan: OpeningPlan) => {
    const saving = {
      priceMode: 'freeze',
      holdPolicy: 'on_start',
      refundPct: 100,
      deadline: ago(-90 * 24 * 60),
      startedAt: ago(0),
    } as const;
    const begun = { ...(await find(plan))!, saving, expiresAt: saving.deadline };
    await fixture.work.run(({ checkouts }) => checkouts.update(begun));
  };
  const payFor = ({ checkout: { id: checkoutId } }: OpeningPlan, status: 'pending' | 'failed') =>
    fixture.work.run(({ attempts }) =>
      attempts.insert(anAttempt({ workspaceId, checkoutId, id: randomUUID(), reference: randomUUID(), status })),
    );

  it('[ADR 0008 r1] keeps the checkout with all that it holds', async () => {
    const plan = aPlan({ holdChanges: [{ ...seat, count: 3 }] });
    expect(await open(plan)).toEqual({ outcome: 'opened' });
    expect(await find(plan)).toMatchObject({ id: plan.checkout.id, status: 'open', holds: 'held', contact: plan.checkout.contact });
    expect(await held()).toBe(3);
  });

  it('[ADR 0008 r1] keeps nothing when something is short, and names it with the number left', async () => {
    const plan = aPlan({ holdChanges: [{ ...seat, count: 11 }] }, {});
    expect(await open(plan)).toEqual({
      outcome: 'short',
      short: [{ kind: 'ticket_type', subjectId: seat.subjectId, remaining: 10 }],
      ended: [],
    });
    expect([await find(plan), await held()]).toEqual([undefined, 0]);
    expect(await open(aPlan({}, {}))).toEqual({ outcome: 'opened' });
  });

  it('[D-62] [ADR 0008 r1] holds nothing in test mode', async () => {
    expect(await open(aPlan({ mode: 'test', holdChanges: [], holds: 'none' }))).toEqual({ outcome: 'opened' });
    expect(await held()).toBe(0);
  });

  it('[ADR 0008 r1] never holds more than there is, however many come at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 14 }, () => open(aPlan())));
    expect(outcomes.filter(({ outcome }) => outcome === 'opened')).toHaveLength(10);
    expect(await held()).toBe(10);
  });

  it('calls for another decision when the event has changed', async () => {
    const plan = aPlan();
    await fixture.publish(workspaceId);
    expect(await open(plan)).toEqual({ outcome: 'rules_changed' });
    expect([await find(plan), await held()]).toEqual([undefined, 0]);
  });

  describe('opening by a key', () => {
    it('[D-42] opens once, also when requests come at once; returns the opened checkout, and nothing to another request', async () => {
      const plans = Array.from({ length: 5 }, () => aPlan({}, {}));
      const outcomes = await Promise.all(plans.map(open));
      const first = plans[outcomes.findIndex(({ outcome }) => outcome === 'opened')]!;
      expect(outcomes.filter(({ outcome }) => outcome === 'replayed')).toMatchObject(
        Array.from({ length: 4 }, () => ({ checkout: { id: first.checkout.id } })),
      );
      expect(await open(aPlan({}, { fingerprint: 'another' }))).toEqual({ outcome: 'key_reused' });
      expect(await held()).toBe(1);
    });

    it('[D-42] opens once for each mode and operation', async () => {
      const others: [Mode, OpeningPlan['key']][] = [
        ['live', aPlan({}, {}).key],
        ['test', aPlan({}, {}).key],
        ['live', aPlan({}, { operation: 'open_product_checkout' }).key],
      ];
      for (const [mode, key] of others) {
        expect(await open({ ...aPlan({ mode, kind: 'products', eventId: undefined, holdChanges: [], holds: 'none' }), key })).toEqual({
          outcome: 'opened',
        });
      }
    });

    it('[D-40] opens again for a request that came when a day had passed and the first had ended, and not for one that came before', async () => {
      const day = 24 * 60;
      const first = aPlan({ minutes: day + 60 }, {});
      await open(first);
      expect(await open(aPlan({ minutes: 61 }, {}))).toMatchObject({ outcome: 'replayed', checkout: { id: first.checkout.id } });
      expect(await open(aPlan({}, {}))).toEqual({ outcome: 'opened' });
    });

    it('[decisions 3.7 PROVIDER_UNAVAILABLE] opens another once the first was given up, and its key set free', async () => {
      const { checkout: first } = aPlan({}, {});
      await open({ ...aPlan({}, {}), checkout: first });
      await fixture.work.run(({ checkouts }) => checkouts.freeKey({ workspaceId, mode: first.mode, checkoutId: first.id }));
      const second = aPlan({}, {});
      expect(await open(second)).toEqual({ outcome: 'opened' });
      expect(await open(aPlan({}, {}))).toMatchObject({ outcome: 'replayed', checkout: { id: second.checkout.id } });
    });

    it('[D-40] is replayed for as long as the first lives, also longer than a day', async () => {
      await open(aPlan({ minutes: 26 * 60, expiresAt: ago(-30) }, {}));
      expect((await open(aPlan({}, {}))).outcome).toBe('replayed');
    });
  });

  describe('opening by one buyer for one event', () => {
    const ada = (minutes: number, facts: Partial<Checkout> = {}) =>
      aPlan({ minutes, contact: { name: 'Ada', email: 'ada@example.com' }, ...facts });

    it('[D-61] has the oldest session expire when there are three, and reports it', async () => {
      const plans = [ada(3), ada(2), ada(1)];
      for (const plan of plans) await open(plan);
      const fourth = ada(0, { contact: { name: 'Ada', email: 'ADA@example.com' } });
      expect(await open(fourth)).toEqual({ outcome: 'opened' });
      const statuses = await Promise.all([...plans, fourth].map(async (plan) => (await find(plan))?.status));
      expect(statuses).toEqual(['expired', 'open', 'open', 'open']);
      expect(await fixture.facts(workspaceId)).toMatchObject([
        { id: fourth.factId, type: 'checkout.expired.v1', data: { checkoutId: plans[0]!.checkout.id } },
      ]);
      expect([(await find(plans[0]!))?.holds, await held()]).toEqual(['released', 3]);
    });

    it('[D-61] returns the open sessions, and keeps nothing, when they are not those by which it was decided', async () => {
      const [first, second] = [ada(2), ada(1)];
      for (const plan of [first, second]) await open(plan);
      const third = ada(0);
      const stale = await fixture.opening.open({ ...third, sessions: [] });
      expect(stale).toMatchObject({
        outcome: 'sessions_changed',
        sessions: [first, second].map(({ checkout: { id, version } }) => ({ id, version, isSavingUp: false, attempts: [] })),
      });
      expect([await find(third), await held()]).toEqual([undefined, 2]);
      const { sessions } = stale as { sessions: readonly BuyersSession[] };
      await payFor(first, 'pending');
      expect(await fixture.opening.open({ ...third, sessions })).toMatchObject({
        outcome: 'sessions_changed',
        sessions: [{ attempts: ['pending'] }, { attempts: [] }],
      });
      await payFor(first, 'failed');
      expect((await open(third)).outcome).toBe('opened');
    });

    it('[D-98] has it end at that moment, so that none is expired with a time to come', async () => {
      const plans = [ada(3), ada(2), ada(1)];
      const fourth = ada(0);
      for (const plan of [...plans, fourth]) await open(plan);
      expect(await find(plans[0]!)).toMatchObject({ status: 'expired', expiresAt: fourth.checkout.createdAt });
    });

    it('[D-61] leaves a session alone for which money is on its way, but counts it', async () => {
      const plans = [ada(3), ada(2), ada(1)];
      for (const plan of plans) await open(plan);
      await payFor(plans[0]!, 'pending');
      await payFor(plans[1]!, 'failed');
      await open(ada(0));
      expect(await Promise.all(plans.map(async (plan) => (await find(plan))?.status))).toEqual(['open', 'expired', 'open']);
    });

    it('[D-61] counts neither those of others nor those whose time is over', async () => {
      for (const plan of [ada(60), ada(3), ada(2), aPlan({ minutes: 1 })]) await open(plan);
      await open(ada(0));
      expect(await fixture.facts(workspaceId)).toEqual([]);
    });
  });

  describe('opening by one buyer who saves up for the event', () => {
    it('[D-61] [D-15] leaves the savings alone, and does not count them', async () => {
      const ada = (minutes: number) => aPlan({ minutes, contact: { name: 'Ada', email: 'ada@example.com' } });
      const plans = [ada(4), ada(3), ada(2), ada(1)];
      await open(plans[0]!);
      await saveUp(plans[0]!);
      for (const plan of plans.slice(1)) await open(plan);
      await open(ada(0));
      expect(await Promise.all(plans.map(async (plan) => (await find(plan))?.status))).toEqual(['open', 'expired', 'open', 'open']);
    });
  });

  describe('opening by an access key with a ceiling', () => {
    const most = 2;
    const by = (keyId: string, facts: Parameters<typeof aPlan>[0] = {}, key?: Parameters<typeof aPlan>[1]) => ({
      ...aPlan(facts, key),
      ceiling: { keyId, most },
    });
    let keyId: string;

    beforeEach(() => {
      keyId = randomUUID();
    });

    it('[D-61] is refused when as many hold something, keeps nothing, and says when those end', async () => {
      const [first, second] = [by(keyId, { minutes: 20 }, {}), by(keyId, { minutes: 10 })];
      for (const plan of [first, second]) expect(await open(plan)).toEqual({ outcome: 'opened' });
      const third = by(keyId, {}, { key: 'cart-8' });
      const full = { outcome: 'too_many_held', ends: [first.checkout.expiresAt, second.checkout.expiresAt] };
      expect(await open(third)).toEqual(full);
      expect([await find(third), await held()]).toEqual([undefined, 2]);
      expect(await open({ ...third, ceiling: { keyId, most: 1 } })).toEqual(full);
      expect(await open({ ...third, ceiling: { keyId, most: 3 } })).toEqual({ outcome: 'opened' });
    });

    it('[D-61] is replayed for a used idempotency key first', async () => {
      const first = by(keyId, {}, {});
      for (const plan of [first, by(keyId)]) await open(plan);
      expect(await open(by(keyId, {}, {}))).toMatchObject({ outcome: 'replayed', checkout: { id: first.checkout.id } });
      expect(await open(by(keyId, {}, { fingerprint: 'another' }))).toEqual({ outcome: 'key_reused' });
    });

    it('[D-61] is counted apart from other keys, and from checkouts opened without a ceiling', async () => {
      for (const plan of [by(keyId), by(keyId), by(randomUUID()), aPlan()]) expect(await open(plan)).toEqual({ outcome: 'opened' });
      expect(await open(aPlan())).toEqual({ outcome: 'opened' });
      expect((await open(by(keyId))).outcome).toBe('too_many_held');
    });

    it('[D-61] is counted while it is open, its time is not over, and it holds something', async () => {
      const nothing = { kind: 'products', eventId: undefined, holdChanges: [], holds: 'none' } as const;
      for (const plan of [by(keyId, { minutes: 31 }), by(keyId), by(keyId, nothing), by(keyId)])
        expect(await open(plan)).toEqual({ outcome: 'opened' });
      expect(await open(by(keyId, nothing))).toEqual({ outcome: 'opened' });
      expect((await open(by(keyId))).outcome).toBe('too_many_held');
    });

    it('[D-61] [D-15] has room again when one of them is saved up for, which may hold for months, and none once another is opened', async () => {
      const [first, second] = [by(keyId), by(keyId)];
      for (const plan of [first, second]) await open(plan);
      await saveUp(first);
      const third = by(keyId);
      expect(await open(third)).toEqual({ outcome: 'opened' });
      expect(await open(by(keyId))).toEqual({ outcome: 'too_many_held', ends: [second.checkout.expiresAt, third.checkout.expiresAt] });
      expect(await held()).toBe(3);
    });

    it('[D-61] has room again when a buyer’s oldest session gives way', async () => {
      const ada = (minutes: number) => ({
        ...by(keyId, { minutes, contact: { name: 'Ada', email: 'ada@example.com' } }),
        ceiling: { keyId, most: 3 },
      });
      for (const minutes of [3, 2, 1, 0]) expect(await open(ada(minutes))).toEqual({ outcome: 'opened' });
      expect(await held()).toBe(3);
    });

    it('[D-61] [D-62] has no ceiling in test mode, where nothing is held', async () => {
      for (let n = 0; n < 3; n += 1)
        expect(await open(by(keyId, { mode: 'test', holdChanges: [], holds: 'held' }))).toEqual({ outcome: 'opened' });
    });

    it('[D-61] never holds more than it may, however many come at once for different things', async () => {
      const seats = Array.from({ length: 8 }, () => ({ ...seat, subjectId: randomUUID() }));
      for (const each of seats) await fixture.setCapacity(workspaceId, each, 1);
      const outcomes = await Promise.all(seats.map((each) => open(by(keyId, { holdChanges: [each] }))));
      expect(outcomes.filter(({ outcome }) => outcome === 'opened')).toHaveLength(most);
      expect(outcomes.filter(({ outcome }) => outcome === 'too_many_held')).toHaveLength(6);
      const counts = await Promise.all(seats.map((each) => fixture.counted(workspaceId, each)));
      expect(counts.reduce((sum, { rowsHeld }) => sum + rowsHeld, 0)).toBe(most);
    });
  });

  it('[ADR 0008 r1] sets free the holds of lapsed sessions of an event, unless money is on its way for them', async () => {
    const [lapsed, awaited] = [aPlan({ minutes: 31 }), aPlan({ minutes: 31 })];
    for (const plan of [lapsed, awaited, aPlan()]) await open(plan);
    await payFor(awaited, 'pending');
    const owner = { workspaceId, mode: 'live', eventId: event.eventId, now: new Date() } as const;
    expect(await freeLapsed(fixture.opening, { ...owner, eventId: randomUUID() })).toBe(false);
    expect([await freeLapsed(fixture.opening, owner), await held()]).toEqual([true, 2]);
    expect(await find(lapsed)).toMatchObject({ status: 'open', holds: 'released' });
    expect(await freeLapsed(fixture.opening, owner)).toBe(false);
  });

  it('[ADR 0026 r1] lists the overdue sessions that hold some of what is short, and gives back the holds of lapsed ones', async () => {
    const [over, awaited] = [
      aPlan({ minutes: 31, holdChanges: [{ ...seat, count: 5 }] }),
      aPlan({ minutes: 31, holdChanges: [{ ...seat, count: 4 }] }),
    ];
    for (const plan of [over, awaited, aPlan()]) await open(plan);
    await payFor(awaited, 'pending');
    const late = aPlan({ holdChanges: [{ ...seat, count: 2 }] });
    const answer = (await open(late)) as Extract<OpeningOutcome, { outcome: 'short' }>;
    const attemptsOf = (plan: OpeningPlan) => answer.ended.find(({ id }) => id === plan.checkout.id)?.attempts;
    expect([answer.ended.length, attemptsOf(over), attemptsOf(awaited)]).toEqual([2, [], ['pending']]);
    const lapsed = answer.ended.filter(({ id }) => id === over.checkout.id);
    const changed = lapsed.map((each) => ({ ...each, version: each.version + 1 }));
    expect(await open({ ...late, lapsed: changed })).toMatchObject({ outcome: 'short' });
    expect(await open({ ...late, lapsed })).toEqual({ outcome: 'opened' });
    expect([await held(), (await find(over))?.holds, (await find(awaited))?.holds]).toEqual([7, 'released', 'held']);
  });
}
