import { randomUUID } from 'node:crypto';
import { uuidAt } from '@svc/kernel';
import type { DeliveryOutcome, DeliveryState } from '../domain/delivery';
import type { WebhookDestination } from '../domain/destination';
import type { WebhookContent } from '../domain/event-catalogue';
import { type WebhookEvent, writeSample } from '../domain/webhook-event';
import type { DeliveryLog } from '../ports/delivery-log';
import type { ClaimedDelivery, Replay, SettledAttempt, WebhookUnitOfWork } from '../ports/webhook-tx';
import type { DestinationList } from '../ports/destination-list';
import { answered, timedOut } from './scripted-webhook-sender';
import { aDestination, anEvent, MOMENT } from './webhook.builder';

/** One storage of webhooks, through all of its ports. */
export interface WebhookFixture {
  unitOfWork: WebhookUnitOfWork;
  destinations: DestinationList;
  log: DeliveryLog;
  /** Makes a workspace and returns its id. */
  makeWorkspace(): Promise<string>;
  /** Advances the clock of a workspace's test mode; the real one stays. */
  advanceTestClock(workspaceId: string, seconds: number): Promise<void>;
}

const LEASE_MS = 30_000;
const LONG_AGO = new Date('2000-01-01T00:00:00.000Z');
const FAR_OFF = new Date('2999-01-01T00:00:00.000Z');

/** Returns the id of a fact that was made just now. */
const newEventId = () => `${uuidAt(new Date()).slice(0, 19)}${randomUUID().slice(19)}`;

/** Describes the storage of webhooks, in whatever adapter. */
export function webhooksContract(open: () => WebhookFixture): void {
  let fixture: WebhookFixture;
  let workspaceId: string;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await fixture.makeWorkspace();
  });

  async function stored(facts: Partial<WebhookDestination> = {}): Promise<WebhookDestination> {
    const destination = aDestination({ id: randomUUID(), workspaceId, ...facts });
    await fixture.unitOfWork.run(({ destinations }) => destinations.insert(destination));
    return destination;
  }

  async function planned(destination: WebhookDestination, facts: { state?: 'due' | 'held'; event?: WebhookEvent; tries?: number } = {}) {
    const { event = anEvent({ id: newEventId(), workspaceId: destination.workspaceId }), ...rest } = facts;
    const delivery = {
      workspaceId: destination.workspaceId,
      id: randomUUID(),
      eventId: event.id,
      destinationId: destination.id,
      state: 'due' as const,
      ...rest,
    };
    await fixture.unitOfWork.run(({ plan }) => plan.record([event], [delivery]));
    return { event, delivery };
  }

  const claim = (
    { workspaceId: of, id }: WebhookDestination,
    { leaseMs = LEASE_MS, ...limits }: { leaseMs?: number; slots?: number; most?: number } = {},
  ) =>
    fixture.unitOfWork.run(async ({ destinations, deliveries }) => {
      await destinations.lock(id, of);
      return deliveries.claim(of, [{ destinationId: id, slots: 10, most: 10, ...limits }], leaseMs);
    });

  const settle = (claimed: ClaimedDelivery, outcome: DeliveryOutcome, facts: Partial<SettledAttempt> = {}) =>
    fixture.unitOfWork.run(({ deliveries }) =>
      deliveries.settle(claimed.workspaceId, [
        {
          ...claimed,
          at: MOMENT,
          durationMs: 12,
          outcome,
          state: 'delivered',
          dueAt: MOMENT,
          ...facts,
          tries: facts.tries ?? claimed.tries + 1,
        },
      ]),
    );

  const find = (id: string) => fixture.log.find(workspaceId, id);
  const dueDestinations = async () => (await fixture.destinations.withSomethingDue(1_000)).map(({ destinationId }) => destinationId);

  async function inState(destination: WebhookDestination, state: DeliveryState, event?: WebhookEvent) {
    const made = await planned(destination, { event, state: state === 'held' ? 'held' : 'due' });
    if (state === 'held' || state === 'due') return made;
    const [claimed] = await claim(destination);
    if (state !== 'sending') await settle(claimed!, state === 'delivered' ? answered(200) : answered(500), { state, tries: 10 });
    return made;
  }

  describe('destinations', () => {
    it('are read as they were written, oldest first', async () => {
      const one = await stored({
        id: '01890000-0000-7000-8000-00000000000a',
        description: 'Ọjà',
        maxPerSecond: 5,
        nextSecret: 'sealed-2',
        mode: 'test',
      });
      const other = await stored({ id: '01890000-0000-7000-8000-00000000000b', events: ['ping'] });
      expect(await fixture.destinations.of(workspaceId)).toEqual([one, other]);
      expect(await fixture.destinations.find(workspaceId, one.id)).toEqual(one);
      expect(await fixture.destinations.find(workspaceId, randomUUID())).toBeUndefined();
    });

    it('are changed in all that may change, and back', async () => {
      const before = await stored();
      const changed: WebhookDestination = {
        ...before,
        url: 'https://other.example/',
        description: 'New',
        mode: 'live',
        events: ['order.updated'],
        maxPerSecond: 3,
        secret: 's',
        nextSecret: 'n',
        disabled: { at: MOMENT, reason: 'gone' },
        health: {
          failingSince: 1,
          failures: 2,
          told: ['exhausted'],
          breaker: { since: 1, attempts: 2, failures: 2, trips: 1, pausedUntil: 9 },
        },
      };
      for (const state of [changed, before]) {
        await fixture.unitOfWork.run(({ destinations }) => destinations.update(state));
        expect(await fixture.destinations.find(workspaceId, before.id)).toEqual(state);
      }
    });

    it('[D-5] are each workspace’s own', async () => {
      const destination = await stored();
      const yours = await fixture.makeWorkspace();
      expect(await fixture.destinations.of(yours)).toEqual([]);
      expect(await fixture.destinations.find(yours, destination.id)).toBeUndefined();
      expect(await fixture.unitOfWork.run(({ destinations }) => destinations.lock(destination.id, yours))).toBeUndefined();
      await fixture.unitOfWork.run(({ destinations }) => destinations.remove(yours, destination.id));
      expect(await fixture.unitOfWork.run(({ destinations }) => destinations.lock(destination.id, workspaceId))).toEqual(destination);
    });

    it('are removed with their deliveries', async () => {
      const destination = await stored();
      const { delivery } = await planned(destination);
      await fixture.unitOfWork.run(({ destinations }) => destinations.remove(workspaceId, destination.id));
      expect(await fixture.destinations.of(workspaceId)).toEqual([]);
      expect(await find(delivery.id)).toBeUndefined();
    });

    it('[D-77] are counted so that two at once see each other', async () => {
      const addIfFirst = () =>
        fixture.unitOfWork.run(async ({ destinations }) => {
          const count = await destinations.countLocked(workspaceId);
          if (count === 0) await destinations.insert(aDestination({ id: randomUUID(), workspaceId }));
          return count;
        });
      expect((await Promise.all([addIfFirst(), addIfFirst()])).sort()).toEqual([0, 1]);
    });
  });

  describe('planning', () => {
    it('is given the destinations of the workspaces it asks for', async () => {
      const on = await stored({ mode: 'live', events: ['ping'] });
      const yours = await fixture.makeWorkspace();
      const off = await stored({ workspaceId: yours, disabled: { at: MOMENT, reason: 'manual' } });
      const subscribers = await fixture.unitOfWork.run(({ plan }) => plan.subscribersOf([workspaceId, yours]));
      expect(subscribers.destinations).toHaveLength(2);
      expect(subscribers.destinations).toEqual(
        expect.arrayContaining([
          { workspaceId, id: on.id, mode: 'live', events: ['ping'], enabled: true },
          { workspaceId: yours, id: off.id, mode: 'both', events: ['*'], enabled: false },
        ]),
      );
      expect(await fixture.unitOfWork.run(({ plan }) => plan.subscribersOf([randomUUID()]))).toEqual({ destinations: [], listeners: [] });
    });

    it('writes an event and its deliveries once, however often it is relayed', async () => {
      const destination = await stored();
      const { event, delivery } = await planned(destination);
      await planned(destination, { event: { ...event, body: 'changed' } });
      expect((await fixture.log.page(workspaceId, { limit: 10 })).data).toMatchObject([{ id: delivery.id, eventId: event.id }]);
      expect(await find(delivery.id)).toMatchObject({ body: event.body, state: 'due', attempts: 0, log: [] });
    });

    it('leaves nothing behind when the transaction fails', async () => {
      const destination = await stored();
      const event = anEvent({ id: newEventId(), workspaceId });
      const work = fixture.unitOfWork.run(async ({ plan }) => {
        await plan.record([event], [{ workspaceId, id: randomUUID(), eventId: event.id, destinationId: destination.id, state: 'due' }]);
        throw new Error('the relay was killed');
      });
      await expect(work).rejects.toThrow('the relay was killed');
      expect((await fixture.log.page(workspaceId, { limit: 10 })).data).toEqual([]);
    });
  });

  describe('claiming', () => {
    it('gives a due delivery to one process alone, with the content to send', async () => {
      const destination = await stored();
      const { event, delivery } = await planned(destination);
      expect(await claim(destination)).toEqual([
        { workspaceId, id: delivery.id, destinationId: destination.id, attempt: 1, tries: 0, wasDelivered: false, body: event.body },
      ]);
      expect(await claim(destination)).toEqual([]);
      expect(await find(delivery.id)).toMatchObject({ state: 'sending', attempts: 1 });
    });

    it('[D-74] keeps to the slots of the destination, those in flight counted', async () => {
      const [destination, other] = [await stored(), await stored()];
      for (let count = 0; count < 4; count += 1) await planned(destination);
      await planned(other);
      expect(await claim(destination, { slots: 3, most: 2 })).toHaveLength(2);
      expect(await claim(destination, { slots: 3 })).toHaveLength(1);
      expect(await claim(destination, { slots: 3 })).toHaveLength(0);
      expect(await claim(other, { slots: 3 })).toHaveLength(1);
    });

    it('takes from several destinations at once, of each as much as its limits allow, the longest due first', async () => {
      const [one, other, unasked] = [await stored(), await stored(), await stored()];
      const made = { one: [await planned(one), await planned(one), await planned(one)], other: [await planned(other)] };
      await planned(unasked);
      const claimed = await fixture.unitOfWork.run(async ({ destinations, deliveries }) => {
        const locked = await destinations.lockAll([one.id, other.id, randomUUID()], workspaceId);
        expect(locked.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort());
        return deliveries.claim(
          workspaceId,
          [
            { destinationId: one.id, slots: 10, most: 2 },
            { destinationId: other.id, slots: 1, most: 5 },
          ],
          LEASE_MS,
        );
      });
      const idsOf = (destination: WebhookDestination) =>
        claimed
          .filter(({ destinationId }) => destinationId === destination.id)
          .map(({ id }) => id)
          .sort();
      expect([idsOf(one), idsOf(other)]).toEqual([
        made.one
          .slice(0, 2)
          .map(({ delivery }) => delivery.id)
          .sort(),
        [made.other[0]!.delivery.id],
      ]);
      expect(claimed).toHaveLength(3);
    });

    it('gives a delivery that was lost with its process to the next one, as another attempt', async () => {
      const destination = await stored();
      await planned(destination);
      const [lost] = await claim(destination, { leaseMs: -1 });
      const [again] = await claim(destination);
      expect(again).toEqual({ ...lost, attempt: 2 });
    });

    it('leaves deliveries alone that are due later, held, delivered or exhausted', async () => {
      const destination = await stored();
      for (const state of ['held', 'delivered', 'exhausted'] as const) await inState(destination, state);
      await planned(destination);
      const [waiting] = await claim(destination);
      await settle(waiting!, timedOut, { state: 'due', dueAt: FAR_OFF });
      expect(await claim(destination)).toEqual([]);
      expect(await dueDestinations()).not.toContain(destination.id);
    });
  });

  describe('settling', () => {
    it('[D-75] writes attempts to the log, with their answers', async () => {
      const destination = await stored();
      const { delivery } = await planned(destination);
      const [first] = await claim(destination);
      expect(await settle(first!, timedOut, { state: 'due', dueAt: LONG_AGO })).toEqual(new Set([delivery.id]));
      const [second] = await claim(destination);
      expect(second).toMatchObject({ attempt: 2, tries: 1 });
      await settle(second!, answered(204, { body: 'ọ̀kan\u0001' }), { dueAt: MOMENT });
      expect(await find(delivery.id)).toMatchObject({
        state: 'delivered',
        attempts: 2,
        deliveredAt: MOMENT,
        dueAt: undefined,
        lastAttempt: { attempt: 2, outcome: 'answer', status: 204 },
        log: [
          { attempt: 2, at: MOMENT, durationMs: 12, outcome: 'answer', status: 204, responseBody: 'ọ̀kan\u0001' },
          { attempt: 1, at: MOMENT, durationMs: 12, outcome: 'timeout' },
        ],
      });
    });

    it('keeps an answer that no column could hold', async () => {
      const destination = await stored();
      const { delivery } = await planned(destination);
      const [claimed] = await claim(destination);
      await settle(claimed!, answered(200, { body: 'a\0b' }));
      expect((await find(delivery.id))?.log[0]?.responseBody).toMatch(/^a\0?b$/);
    });

    it('changes nothing of a delivery that another took over when the lease had ended', async () => {
      const destination = await stored();
      const { delivery } = await planned(destination);
      const [late] = await claim(destination, { leaseMs: -1 });
      await claim(destination);
      expect(await settle(late!, timedOut, { state: 'due', dueAt: LONG_AGO })).toEqual(new Set());
      expect(await find(delivery.id)).toMatchObject({ state: 'sending', attempts: 2, log: [{ attempt: 1 }] });
    });

    it('[D-115] leases by the real clock: a delivery in work stays with its process however far a test clock is advanced, and counts among those on their way', async () => {
      const destination = await stored({ mode: 'test' });
      const [mine, next] = [await planned(destination), await planned(destination)];
      expect(await claim(destination, { most: 1 })).toHaveLength(1);
      await fixture.advanceTestClock(workspaceId, 3_600);
      expect(await claim(destination, { slots: 1 })).toEqual([]);
      expect(await claim(destination, { slots: 2 })).toHaveLength(1);
      expect([await claim(destination), await dueDestinations()]).toEqual([[], expect.not.arrayContaining([destination.id])]);
      expect([(await find(mine.delivery.id))?.attempts, (await find(next.delivery.id))?.attempts]).toEqual([1, 1]);
    });

    it('[D-115] is taken over by the real clock, though the clock of its destination is far ahead', async () => {
      const destination = await stored({ mode: 'test' });
      await fixture.advanceTestClock(workspaceId, 3_600);
      await planned(destination);
      await claim(destination, { leaseMs: -1 });
      expect(await dueDestinations()).toContain(destination.id);
      expect(await claim(destination)).toMatchObject([{ attempt: 2 }]);
    });

    it('drops deliveries planned for a destination that is gone', async () => {
      const destination = await stored();
      await planned(destination);
      const [claimed] = await claim(destination);
      await fixture.unitOfWork.run(({ destinations }) => destinations.remove(workspaceId, destination.id));
      await expect(settle(claimed!, answered(200))).resolves.toEqual(new Set());
    });

    it('[D-74] holds back due deliveries of a disabled destination, and nothing else', async () => {
      const [destination, other] = [await stored(), await stored()];
      const [sent, due, untouched] = [await inState(destination, 'delivered'), await planned(destination), await planned(other)];
      await fixture.unitOfWork.run(({ deliveries }) => deliveries.hold(workspaceId, destination.id));
      const states = await Promise.all([due, untouched, sent].map(async ({ delivery }) => (await find(delivery.id))?.state));
      expect(states).toEqual(['held', 'due', 'delivered']);
    });
  });

  describe('the sweeper', () => {
    it('finds destinations with something due, and work whose lease has ended', async () => {
      const [waiting, crashed, idle] = [await stored(), await stored(), await stored()];
      await planned(waiting);
      await planned(crashed);
      await claim(crashed, { leaseMs: -1 });
      expect(await dueDestinations()).toEqual(expect.arrayContaining([waiting.id, crashed.id]));
      expect(await dueDestinations()).not.toContain(idle.id);
    });

    it('finds none that is disabled or paused', async () => {
      const breaker = { since: 1, attempts: 10, failures: 10, trips: 1 };
      const disabled = await stored({ disabled: { at: MOMENT, reason: 'manual' } });
      const paused = await stored({ health: { breaker: { ...breaker, pausedUntil: FAR_OFF.getTime() } } });
      const probed = await stored({ health: { breaker: { ...breaker, pausedUntil: LONG_AGO.getTime() } } });
      for (const destination of [disabled, paused, probed]) await planned(destination);
      const due = await dueDestinations();
      expect(due).toContain(probed.id);
      expect(due).not.toContain(disabled.id);
      expect(due).not.toContain(paused.id);
    });
  });

  describe('sending again', () => {
    it.each<[DeliveryState, number]>([
      ['delivered', 9],
      ['exhausted', 9],
      ['held', 9],
      ['due', 0],
    ])('makes a delivery that is %s due, with %i tries behind it', async (state, tries) => {
      const destination = await stored();
      const { delivery } = await inState(destination, state);
      await fixture.unitOfWork.run(({ deliveries }) => deliveries.resend(workspaceId, delivery.id, 9));
      expect(await claim(destination)).toMatchObject([{ id: delivery.id, tries, wasDelivered: state === 'delivered' }]);
    });

    it('leaves a delivery alone that is on its way', async () => {
      const destination = await stored();
      const { delivery } = await inState(destination, 'sending');
      await fixture.unitOfWork.run(({ deliveries }) => deliveries.resend(workspaceId, delivery.id, 9));
      expect(await find(delivery.id)).toMatchObject({ state: 'sending' });
    });

    it('[D-5] knows deliveries of the own workspace alone', async () => {
      const destination = await stored();
      const { delivery } = await inState(destination, 'exhausted');
      const yours = await fixture.makeWorkspace();
      await fixture.unitOfWork.run(async ({ deliveries }) => {
        expect(await deliveries.destinationOf(workspaceId, delivery.id)).toBe(destination.id);
        expect(await deliveries.destinationOf(yours, delivery.id)).toBeUndefined();
        await deliveries.resend(yours, delivery.id, 9);
      });
      expect(await find(delivery.id)).toMatchObject({ state: 'exhausted' });
      expect(await fixture.log.find(yours, delivery.id)).toBeUndefined();
    });
  });

  describe('replaying', () => {
    const replay = (destination: WebhookDestination, filter: Partial<Replay>) =>
      fixture.unitOfWork.run(({ deliveries }) =>
        deliveries.replay({
          workspaceId: destination.workspaceId,
          destinationId: destination.id,
          subscription: destination,
          states: ['held', 'exhausted'],
          ...filter,
        }),
      );
    const eventOf = (facts: Parameters<typeof anEvent>[0] = {}, content?: WebhookContent) =>
      anEvent({ id: newEventId(), workspaceId, ...facts }, content);

    it('[D-75] starts the schedule of deliveries in the named states over', async () => {
      const destination = await stored();
      const [held, exhausted, delivered] = [
        await inState(destination, 'held'),
        await inState(destination, 'exhausted'),
        await inState(destination, 'delivered'),
      ];
      expect(await replay(destination, {})).toBe(2);
      const claimed = await claim(destination);
      expect(claimed.map(({ id }) => id).sort()).toEqual([held.delivery.id, exhausted.delivery.id].sort());
      expect(claimed.every(({ tries }) => tries === 0)).toBe(true);
      expect(await find(delivered.delivery.id)).toMatchObject({ state: 'delivered' });
    });

    it('[D-75] takes single events, since a moment, until one, and types', async () => {
      const destination = await stored();
      const day = (date: number) => new Date(Date.UTC(2026, 1, date));
      const [first, second, third] = [
        await inState(destination, 'held', eventOf({ createdAt: day(1) })),
        await inState(destination, 'held', eventOf({ createdAt: day(2) })),
        await inState(
          destination,
          'held',
          eventOf({ createdAt: day(3) }, { type: 'product.deleted', data: { productRef: 'prd_1', slug: 'tote' } }),
        ),
      ];
      const taken = async (filter: Partial<Replay>) => {
        await replay(destination, filter);
        const claimed = (await claim(destination)).map(({ id }) => id);
        await fixture.unitOfWork.run(async ({ deliveries }) => {
          for (const id of claimed)
            await deliveries.settle(workspaceId, [
              {
                id,
                attempt: (await find(id))!.attempts,
                at: MOMENT,
                durationMs: 1,
                outcome: timedOut,
                state: 'held',
                tries: 1,
                dueAt: MOMENT,
              },
            ]);
        });
        return claimed.sort();
      };
      const idsOf = (...some: (typeof first)[]) => some.map(({ delivery }) => delivery.id).sort();
      expect(await taken({ eventIds: [second.event.id] })).toEqual(idsOf(second));
      expect(await taken({ since: day(2) })).toEqual(idsOf(second, third));
      expect(await taken({ until: day(2) })).toEqual(idsOf(first));
      expect(await taken({ types: ['product.deleted'] })).toEqual(idsOf(third));
    });

    it('[D-77] [ADR 0124 r1] takes events that the destination was never sent, if it subscribes to them, and no sample', async () => {
      const earlier = await stored();
      const [live, test, catalogue] = [
        eventOf({ mode: 'live' }),
        eventOf({ mode: 'test' }),
        eventOf({ mode: null }, { type: 'product.deleted', data: { productRef: 'prd_1', slug: 'tote' } }),
      ];
      const ping = eventOf({ mode: null }, { type: 'ping', data: { message: 'ping' } });
      const sample = writeSample({ id: newEventId(), workspaceId, createdAt: MOMENT }, 'customer.linked');
      for (const event of [live, test, catalogue, ping, sample]) await planned(earlier, { event });
      const bodiesOf = async (destination: WebhookDestination) => {
        await replay(destination, {});
        return (await claim(destination)).map(({ body }) => body).sort();
      };
      expect(await bodiesOf(await stored({ mode: 'live' }))).toEqual([live.body, catalogue.body].sort());
      expect(await bodiesOf(await stored({ events: ['customer.linked'] }))).toEqual([live.body, test.body].sort());
    });
  });

  it('[D-160] makes exhausted deliveries of the named destinations due again, oldest first, and nothing else', async () => {
    const [destination, other] = [await stored(), await stored()];
    const exhausted = [await inState(destination, 'exhausted'), await inState(destination, 'exhausted')];
    await inState(other, 'exhausted');
    for (const state of ['held', 'delivered'] as const) await inState(destination, state);
    const span = { since: LONG_AGO, until: FAR_OFF };
    const retry = (destinationIds: string[], most: number, of = workspaceId, when = span) =>
      fixture.unitOfWork.run(({ deliveries }) => deliveries.retryExhausted(of, { ...when, destinationIds }, most));
    expect((await fixture.log.exhausted(workspaceId, span)).map(({ count }) => count).sort()).toEqual([1, 2]);
    expect(await fixture.log.exhausted(workspaceId, { since: LONG_AGO, until: MOMENT })).toEqual([]);
    expect(await retry([destination.id], 10, await fixture.makeWorkspace())).toEqual([]);
    expect(await retry([destination.id], 10, workspaceId, { since: LONG_AGO, until: MOMENT })).toEqual([]);
    expect(await retry([destination.id], 1)).toEqual([{ destinationId: destination.id, count: 1 }]);
    expect(await retry([destination.id], 10)).toEqual([{ destinationId: destination.id, count: 1 }]);
    const claimed = await claim(destination);
    expect(claimed.map(({ id, tries }) => [id, tries]).sort()).toEqual(exhausted.map(({ delivery }) => [delivery.id, 0]).sort());
    expect(await fixture.log.exhausted(workspaceId, span)).toEqual([{ destinationId: other.id, count: 1 }]);
  });

  it('[ADR 0158 r1] replays nothing unsent from before an id, unless it is named', async () => {
    const earlier = await stored();
    const [before, after] = [
      anEvent({ id: uuidAt(new Date(Date.now() - 60_000)).replace('-0000-0000', '-7000-8000'), workspaceId }),
      anEvent({ id: newEventId(), workspaceId }),
    ];
    for (const event of [before, after]) await planned(earlier, { event });
    const bodiesOf = async (filter: Partial<Replay>) => {
      const destination = await stored();
      const of = { workspaceId, destinationId: destination.id, subscription: destination, states: [] };
      await fixture.unitOfWork.run(({ deliveries }) => deliveries.replay({ ...of, ...filter }));
      return (await claim(destination)).map(({ body }) => body).sort();
    };
    const unsentFrom = uuidAt(new Date(Date.now() - 30_000));
    expect(await bodiesOf({ unsentFrom })).toEqual([after.body]);
    expect(await bodiesOf({})).toEqual([before.body, after.body].sort());
    expect(await bodiesOf({ eventIds: [before.id] })).toEqual([before.body]);
  });

  it('[ADR 0158 r2] counts the deliveries of a destination that wait for an attempt to come', async () => {
    const [destination, other] = [await stored(), await stored()];
    const waiting = (of: WebhookDestination) => fixture.unitOfWork.run(({ deliveries }) => deliveries.waiting(workspaceId, of.id));
    expect(await waiting(destination)).toEqual({ count: 0 });
    for (const dueAt of [FAR_OFF, new Date(FAR_OFF.getTime() - 60_000)]) {
      await planned(destination);
      const [claimed] = await claim(destination);
      await settle(claimed!, timedOut, { state: 'due', dueAt });
    }
    for (const state of ['held', 'exhausted', 'delivered'] as const) await inState(destination, state);
    await planned(destination);
    expect(await waiting(destination)).toEqual({ count: 2, nextAt: new Date(FAR_OFF.getTime() - 60_000) });
    expect(await waiting(other)).toEqual({ count: 0 });
  });

  describe('the log', () => {
    it('[D-75] is read newest first, page by page, and by its filters', async () => {
      const [destination, other] = [await stored(), await stored()];
      const made = [await inState(destination, 'delivered'), await inState(destination, 'exhausted'), await inState(other, 'due')];
      const newest = made
        .map(({ delivery }) => delivery.id)
        .sort()
        .reverse();
      const first = await fixture.log.page(workspaceId, { limit: 2 });
      const second = await fixture.log.page(workspaceId, { limit: 2, after: first.next });
      expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(newest);
      expect(second.next).toBeUndefined();

      const idsOf = async (query: object) => (await fixture.log.page(workspaceId, { limit: 10, ...query })).data.map(({ id }) => id);
      expect(await idsOf({ state: 'exhausted' })).toEqual([made[1]!.delivery.id]);
      expect(await idsOf({ destinationId: other.id })).toEqual([made[2]!.delivery.id]);
      expect(await idsOf({ eventId: made[0]!.event.id })).toEqual([made[0]!.delivery.id]);
      expect(await idsOf({ type: 'order.updated' })).toEqual([]);
      expect(await idsOf({ since: MOMENT, until: FAR_OFF })).toHaveLength(3);
      expect(await idsOf({ until: MOMENT })).toEqual([]);
      expect(await fixture.log.page(await fixture.makeWorkspace(), { limit: 10 })).toEqual({ data: [] });
    });

    it('[D-75] deletes deliveries of old events, a part at a time, and sends none of them again', async () => {
      const destination = await stored();
      const madeAt = (id: string) => anEvent({ id, workspaceId });
      const old = [
        await planned(destination, { event: madeAt(uuidAt(LONG_AGO)) }),
        await planned(destination, { event: madeAt(uuidAt(new Date(LONG_AGO.getTime() + 1))) }),
      ];
      const future = await planned(destination, { event: madeAt(uuidAt(FAR_OFF)) });
      expect(await fixture.log.purgeDeliveries(MOMENT, 1)).toBe(1);
      expect(await fixture.log.purgeDeliveries(MOMENT, 100)).toBe(1);
      expect(await Promise.all([...old, future].map(async ({ delivery }) => (await find(delivery.id))?.id))).toEqual([
        undefined,
        undefined,
        future.delivery.id,
      ]);
      await fixture.unitOfWork.run(({ deliveries }) =>
        deliveries.replay({ workspaceId, destinationId: destination.id, subscription: destination, states: ['held', 'exhausted'] }),
      );
      expect((await fixture.log.page(workspaceId, { limit: 10 })).data.map(({ id }) => id)).toEqual([future.delivery.id]);
    });

    it('[D-75] deletes old events that time alone does not, with their deliveries, a part at a time', async () => {
      const destination = await stored();
      const timeless = () => anEvent({ id: `f${randomUUID().slice(1)}`, workspaceId, createdAt: LONG_AGO });
      const old = [await planned(destination, { event: timeless() }), await planned(destination, { event: timeless() })];
      const recent = await planned(destination);
      expect(await fixture.log.purge(MOMENT, 1)).toBe(1);
      expect(await fixture.log.purge(MOMENT, 100)).toBeGreaterThanOrEqual(1);
      expect(await Promise.all(old.map(({ delivery }) => find(delivery.id)))).toEqual([undefined, undefined]);
      expect(await find(recent.delivery.id)).toBeDefined();
    });
  });
}
