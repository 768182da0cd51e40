import { WEBHOOKS_KEPT_DAYS } from '@svc/contracts';
import { uuidAt } from '@svc/kernel';
import { InTurn, RecordingAuditTrail, RecordingOutbox, rememberMaps } from '@svc/kernel/testing';
import { type Attempt, type Delivery, type DeliveryRecord } from '../domain/delivery';
import type { WebhookDestination } from '../domain/destination';
import { isSample, type WebhookEvent } from '../domain/webhook-event';
import { isSubscribed } from '../domain/is-subscribed';
import { DeliveryLog, type DeliveryQuery } from '../ports/delivery-log';
import {
  type Claim,
  type ClaimedDelivery,
  type DeliveryPlan,
  type DeliveryStore,
  type DestinationStore,
  type ExhaustedSpan,
  type RetriedOf,
  type SettledAttempt,
  type WebhookFact,
  type WebhookTx,
  WebhookUnitOfWork,
} from '../ports/webhook-tx';
import { DestinationList } from '../ports/destination-list';
import { InMemoryListeners } from './in-memory-listeners';

const DAY_MS = 86_400_000;

interface KeptDelivery extends Pick<Delivery, 'workspaceId' | 'id' | 'destinationId' | 'eventId' | 'state' | 'attempts' | 'deliveredAt'> {
  dueAt: Date;
  tries: number;
  log: Attempt[];
}

/** All rows of webhooks, in maps, behind all their ports. */
export class InMemoryWebhooks {
  readonly destinations = new Map<string, WebhookDestination>();
  readonly events = new Map<string, WebhookEvent>();
  readonly deliveries = new Map<string, KeptDelivery>();
  readonly listeners = new InMemoryListeners(this.events);
  /** Drains scheduled for later, as requested. */
  readonly drains: { destinationId: string; at: Date }[] = [];
  readonly outbox = new RecordingOutbox<WebhookFact>();
  readonly audit = new RecordingAuditTrail();
  /** Ids of suspended workspaces. */
  readonly suspended = new Set<string>();
  private readonly cycles = new InTurn(() => rememberMaps(this.destinations, this.events, this.deliveries));
  private replayed = 0;

  /** @param realNow clock of the leases */
  constructor(
    private readonly now: () => Date = () => new Date(),
    private readonly realNow: () => Date = now,
  ) {}

  private readonly destinationStore: DestinationStore = {
    countLocked: async (workspaceId) => [...this.destinations.values()].filter((each) => each.workspaceId === workspaceId).length,
    insert: async (destination) => void this.destinations.set(destination.id, destination),
    lock: async (id, workspaceId) => {
      const destination = this.destinations.get(id);
      return destination?.workspaceId === workspaceId ? destination : undefined;
    },
    lockAll: async (ids, workspaceId) =>
      [...this.destinations.values()].filter((each) => each.workspaceId === workspaceId && ids.includes(each.id)),
    update: async (destination) => void this.destinations.set(destination.id, destination),
    remove: async (workspaceId, id) => {
      if (this.destinations.get(id)?.workspaceId !== workspaceId) return;
      this.destinations.delete(id);
      this.purgeDeliveries(({ destinationId }) => destinationId === id);
    },
  };

  private readonly deliveryStore: DeliveryStore = {
    claim: async (workspaceId, claims, leaseMs) =>
      this.suspended.has(workspaceId) ? [] : claims.flatMap((each) => this.claim(workspaceId, each, leaseMs)),
    drainLater: async ({ workspaceId, destinationId }, { now, notBefore = now }) => {
      const waiting = this.of(workspaceId).filter((each) => each.destinationId === destinationId && each.state === 'due');
      const earliest = Math.min(...waiting.map(({ dueAt }) => dueAt.getTime()));
      const at = new Date(Math.max(earliest, notBefore.getTime()));
      if (at > now && waiting.length > 0) this.drains.push({ destinationId, at });
    },
    settle: async (workspaceId, attempts) => new Set(attempts.filter((attempt) => this.settle(workspaceId, attempt)).map(({ id }) => id)),
    hold: async (workspaceId, destinationId) => {
      for (const each of this.of(workspaceId)) if (each.destinationId === destinationId && each.state === 'due') each.state = 'held';
    },
    destinationOf: async (workspaceId, id) => this.of(workspaceId).find((each) => each.id === id)?.destinationId,
    resend: async (workspaceId, id, triesUnlessWaiting) => {
      const delivery = this.of(workspaceId).find((each) => each.id === id);
      if (!delivery || delivery.state === 'sending') return;
      Object.assign(delivery, { tries: delivery.state === 'due' ? delivery.tries : triesUnlessWaiting, state: 'due', dueAt: this.now() });
    },
    waiting: async (workspaceId, destinationId) => {
      const waiting = this.of(workspaceId).filter(
        (each) => each.destinationId === destinationId && each.state === 'due' && each.dueAt > this.now(),
      );
      const [nextAt] = waiting.map(({ dueAt }) => dueAt).sort((one, other) => one.getTime() - other.getTime());
      return { count: waiting.length, ...(nextAt && { nextAt }) };
    },
    retryExhausted: async (workspaceId, { destinationIds, ...span }, most) => {
      const chosen = this.exhausted(workspaceId, span).filter((each) => destinationIds.includes(each.destinationId));
      const made = chosen.sort((a, b) => (a.eventId < b.eventId ? -1 : 1)).slice(0, most);
      for (const each of made) Object.assign(each, { state: 'due', tries: 0, dueAt: this.now() });
      return countsOf(made);
    },
    replay: async ({ workspaceId, destinationId, subscription, eventIds, since, until, types, states, unsentFrom = '' }) => {
      const matching = [...this.events.values()].filter(
        ({ id, type, createdAt, ...event }) =>
          event.workspaceId === workspaceId &&
          type !== 'ping' &&
          !isSample(event) &&
          (!eventIds || eventIds.includes(id)) &&
          (!since || createdAt >= since) &&
          (!until || createdAt < until) &&
          (!types || types.includes(type)),
      );
      const deliveryOf = (eventId: string) =>
        this.of(workspaceId).find((each) => each.eventId === eventId && each.destinationId === destinationId);
      const chosen = matching.filter((event) => {
        const delivery = deliveryOf(event.id);
        if (delivery) return states.includes(delivery.state) && delivery.state !== 'sending';
        const oldest = uuidAt(new Date(this.now().getTime() - WEBHOOKS_KEPT_DAYS * DAY_MS));
        return event.id >= oldest && event.id >= unsentFrom && isSubscribed(subscription, event);
      });
      for (const { id: eventId } of chosen) {
        const delivery =
          deliveryOf(eventId) ?? this.add({ workspaceId, id: `replay-${(this.replayed += 1)}`, eventId, destinationId, state: 'due' });
        Object.assign(delivery, { state: 'due', tries: 0, dueAt: this.now() });
      }
      return chosen.length;
    },
  };

  private readonly plan: DeliveryPlan = {
    subscribersOf: async (workspaceIds) => ({
      destinations: [...this.destinations.values()]
        .filter(({ workspaceId }) => workspaceIds.includes(workspaceId))
        .map(({ workspaceId, id, mode, events, disabled }) => ({ workspaceId, id, mode, events, enabled: !disabled })),
      listeners: this.listeners.of(workspaceIds),
    }),
    record: async (events, deliveries, listenerDeliveries = []) => {
      this.listeners.record(listenerDeliveries);
      for (const event of events) if (!this.events.has(event.id)) this.events.set(event.id, event);
      for (const delivery of deliveries) {
        const exists = [...this.deliveries.values()].some(
          ({ eventId, destinationId }) => eventId === delivery.eventId && destinationId === delivery.destinationId,
        );
        if (!exists) this.add(delivery);
      }
    },
  };

  readonly tx: WebhookTx = {
    destinations: this.destinationStore,
    deliveries: this.deliveryStore,
    plan: this.plan,
    outbox: this.outbox,
    audit: this.audit,
  };

  /** Runs units one after another, each whole or not at all. */
  readonly unitOfWork: WebhookUnitOfWork = {
    run: (work) => this.cycles.run(() => work(this.tx)),
  };

  readonly list: DestinationList = {
    of: async (workspaceId) =>
      [...this.destinations.values()].filter((each) => each.workspaceId === workspaceId).sort((a, b) => (a.id < b.id ? -1 : 1)),
    find: async (workspaceId, id) => {
      const destination = this.destinations.get(id);
      return destination?.workspaceId === workspaceId ? destination : undefined;
    },
    withSomethingDue: async (most) => {
      const now = this.now();
      return [...this.destinations.values()]
        .filter(({ workspaceId, id, disabled, health }) => {
          const open = !disabled && !this.suspended.has(workspaceId) && (health.breaker?.pausedUntil ?? 0) <= now.getTime();
          return open && [...this.deliveries.values()].some((each) => each.destinationId === id && this.isTakeable(each));
        })
        .slice(0, most)
        .map(({ workspaceId, id: destinationId }) => ({ workspaceId, destinationId }));
    },
  };

  readonly log: DeliveryLog = {
    page: async (workspaceId, { limit, ...query }) => {
      const records = this.of(workspaceId)
        .map((each) => this.recordOf(each))
        .filter((each) => matches(each, query))
        .sort((a, b) => (a.id < b.id ? 1 : -1));
      const data = records.slice(0, limit).map(({ body: _, log: __, ...delivery }) => delivery);
      return records.length > limit ? { data, next: data.at(-1)!.id } : { data };
    },
    exhausted: async (workspaceId, span) => countsOf(this.exhausted(workspaceId, span)),
    find: async (workspaceId, id) => {
      const delivery = this.of(workspaceId).find((each) => each.id === id);
      return delivery && this.recordOf(delivery);
    },
    purgeDeliveries: async (before, most) => {
      const old = [...this.deliveries.values()].filter(({ eventId }) => eventId < uuidAt(before)).slice(0, most);
      for (const { id } of old) this.deliveries.delete(id);
      return old.length;
    },
    purge: async (before, most) => {
      const old = [...this.events.values()].filter(({ createdAt }) => createdAt < before).slice(0, most);
      for (const { id } of old) {
        this.events.delete(id);
        this.purgeDeliveries(({ eventId }) => eventId === id);
      }
      return old.length;
    },
  };

  private claim(workspaceId: string, { destinationId, slots, most }: Claim, leaseMs: number): ClaimedDelivery[] {
    const realNow = this.realNow();
    const mine = this.of(workspaceId).filter((each) => each.destinationId === destinationId);
    const inFlight = mine.filter(({ state, dueAt }) => state === 'sending' && dueAt > realNow).length;
    const due = mine.filter((each) => this.isTakeable(each)).sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
    return due.slice(0, Math.max(0, Math.min(most, slots - inFlight))).map((each) => {
      each.state = 'sending';
      each.dueAt = new Date(realNow.getTime() + leaseMs);
      each.attempts += 1;
      return {
        workspaceId,
        id: each.id,
        destinationId,
        attempt: each.attempts,
        tries: each.tries,
        wasDelivered: each.deliveredAt !== undefined,
        body: this.events.get(each.eventId)!.body,
      };
    });
  }

  private isTakeable({ state, dueAt }: KeptDelivery): boolean {
    return (state === 'due' && dueAt <= this.now()) || (state === 'sending' && dueAt <= this.realNow());
  }

  /** Returns whether this attempt settled the delivery. */
  private settle(workspaceId: string, { id, attempt, at, durationMs, outcome, state, tries, dueAt }: SettledAttempt): boolean {
    const delivery = this.deliveries.get(id);
    if (delivery?.workspaceId !== workspaceId) return false;
    const answer =
      outcome.kind === 'answer'
        ? { outcome: 'answer' as const, status: outcome.status, responseBody: outcome.body }
        : { outcome: outcome.reason };
    delivery.log.unshift({ attempt, at, durationMs, ...answer });
    if (delivery.state !== 'sending' || delivery.attempts !== attempt) return false;
    const succeeded = outcome.kind === 'answer' && outcome.status >= 200 && outcome.status < 300;
    Object.assign(delivery, { state, tries, dueAt, deliveredAt: delivery.deliveredAt ?? (succeeded ? dueAt : undefined) });
    return true;
  }

  private add(delivery: {
    workspaceId: string;
    id: string;
    eventId: string;
    destinationId: string;
    state: 'due' | 'held';
    tries?: number;
  }): KeptDelivery {
    const stored: KeptDelivery = {
      ...delivery,
      tries: delivery.tries ?? 0,
      attempts: 0,
      dueAt: this.now(),
      deliveredAt: undefined,
      log: [],
    };
    this.deliveries.set(stored.id, stored);
    return stored;
  }

  private exhausted(workspaceId: string, { since, until }: ExhaustedSpan): KeptDelivery[] {
    return this.of(workspaceId).filter(
      ({ state, eventId }) => state === 'exhausted' && eventId >= uuidAt(since) && eventId < uuidAt(until),
    );
  }

  private of(workspaceId: string): KeptDelivery[] {
    return [...this.deliveries.values()].filter((each) => each.workspaceId === workspaceId);
  }

  private purgeDeliveries(which: (delivery: KeptDelivery) => boolean): void {
    for (const each of [...this.deliveries.values()].filter(which)) this.deliveries.delete(each.id);
  }

  private recordOf({ workspaceId, id, destinationId, eventId, state, dueAt, attempts, deliveredAt, log }: KeptDelivery): DeliveryRecord {
    const { type, mode, createdAt, body } = this.events.get(eventId)!;
    const [last] = log;
    const lastAttempt = last && {
      attempt: last.attempt,
      at: last.at,
      durationMs: last.durationMs,
      outcome: last.outcome,
      status: last.status,
    };
    return {
      workspaceId,
      id,
      destinationId,
      eventId,
      type,
      mode,
      state,
      dueAt: state === 'due' ? dueAt : undefined,
      attempts,
      createdAt,
      deliveredAt,
      lastAttempt,
      body,
      log: [...log],
    };
  }
}

function countsOf(deliveries: readonly KeptDelivery[]): RetriedOf[] {
  const ids = [...new Set(deliveries.map(({ destinationId }) => destinationId))];
  return ids.map((destinationId) => ({ destinationId, count: deliveries.filter((each) => each.destinationId === destinationId).length }));
}

function matches(
  delivery: DeliveryRecord,
  { after, destinationId, eventId, type, state, since, until }: Omit<DeliveryQuery, 'limit'>,
): boolean {
  const wanted = { destinationId, eventId, type, state };
  const isWanted = Object.entries(wanted).every(
    ([field, value]) => value === undefined || delivery[field as keyof typeof wanted] === value,
  );
  return isWanted && (!after || delivery.id < after) && (!since || delivery.createdAt >= since) && (!until || delivery.createdAt < until);
}
