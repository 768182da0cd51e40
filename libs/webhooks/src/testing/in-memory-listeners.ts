import {
  type HeardEvent,
  LISTENER_KEPT_MINUTES,
  LISTENER_OPEN_SECONDS,
  type Listener,
  type ListenerPosition,
  MOST_LISTENERS,
} from '../domain/listener';
import type { WebhookEvent } from '../domain/webhook-event';
import { ListenerQueue } from '../ports/listener-queue';
import type { ListenerDelivery, SubscribedListener } from '../ports/webhook-tx';

const SECOND_MS = 1_000;

interface KeptListener extends Listener {
  given: number;
  seenMs: number;
}

/** Listeners and their deliveries, in maps. */
export class InMemoryListeners extends ListenerQueue {
  private readonly kept = new Map<string, KeptListener>();
  private deliveries: (ListenerDelivery & { number?: number })[] = [];

  constructor(private readonly events: ReadonlyMap<string, WebhookEvent>) {
    super();
  }

  /** Sets the moment at which a listener was last seen, Unix ms. */
  seeAt(id: string, seenMs: number): void {
    Object.assign(this.kept.get(id)!, { seenMs });
  }

  of(workspaceIds: readonly string[]): SubscribedListener[] {
    const since = Date.now() - LISTENER_KEPT_MINUTES * 60 * SECOND_MS;
    const listening = [...this.kept.values()].filter(({ workspaceId, seenMs }) => workspaceIds.includes(workspaceId) && seenMs > since);
    const openSince = Date.now() - LISTENER_OPEN_SECONDS * SECOND_MS;
    return listening.map(({ workspaceId, id, mode, events, seenMs }) => ({ workspaceId, id, mode, events, isOpen: seenMs > openSince }));
  }

  record(deliveries: readonly ListenerDelivery[]): void {
    const isNew = ({ listenerId, eventId }: ListenerDelivery) =>
      !this.deliveries.some((each) => each.listenerId === listenerId && each.eventId === eventId);
    this.deliveries.push(...deliveries.filter(isNew).map((delivery) => ({ ...delivery })));
  }

  async open(listener: Listener): Promise<boolean> {
    const mine = [...this.kept.values()]
      .filter(({ workspaceId }) => workspaceId === listener.workspaceId)
      .sort((a, b) => b.seenMs - a.seenMs);
    for (const { id, seenMs } of mine.slice(MOST_LISTENERS - 1))
      if (seenMs < Date.now() - LISTENER_OPEN_SECONDS * SECOND_MS) this.remove(id);
    if ([...this.kept.values()].filter(({ workspaceId }) => workspaceId === listener.workspaceId).length >= MOST_LISTENERS) return false;
    this.kept.set(listener.id, { ...listener, given: 0, seenMs: Date.now() });
    return true;
  }

  async resume(workspaceId: string, { listenerId, number }: ListenerPosition): Promise<Listener | undefined> {
    const entry = this.kept.get(listenerId);
    if (entry?.workspaceId !== workspaceId) return undefined;
    Object.assign(entry, { epoch: entry.epoch + 1, seenMs: Date.now() });
    this.deliveries = this.deliveries.filter((each) => each.listenerId !== listenerId || (each.number ?? Infinity) > number);
    return this.listenerOf(entry);
  }

  async take({ workspaceId, id, epoch }: Listener, after: number, most: number): Promise<HeardEvent[] | undefined> {
    const entry = this.kept.get(id);
    if (entry?.workspaceId !== workspaceId || entry.epoch !== epoch) return undefined;
    const mine = this.deliveries.filter(({ listenerId }) => listenerId === id);
    const fresh = mine.filter(({ number }) => number === undefined).sort((a, b) => (a.eventId < b.eventId ? -1 : 1));
    for (const each of fresh) each.number = entry.given += 1;
    const wanted = mine.filter(({ number }) => number! > after).sort((a, b) => a.number! - b.number!);
    return wanted.slice(0, most).map(({ number, id: deliveryId, eventId }) => ({
      number: number!,
      deliveryId,
      eventId,
      type: this.events.get(eventId)!.type,
      body: this.events.get(eventId)!.body,
    }));
  }

  async withNews(listeners: readonly Pick<Listener, 'id'>[]): Promise<Set<string>> {
    return new Set(
      listeners
        .map(({ id }) => id)
        .filter((id) => this.deliveries.some(({ listenerId, number }) => listenerId === id && number === undefined)),
    );
  }

  async noteOpen(listeners: readonly Pick<Listener, 'id'>[]): Promise<void> {
    for (const { id } of listeners) Object.assign(this.kept.get(id) ?? {}, { seenMs: Date.now() });
  }

  async purge(before: Date, most: number): Promise<number> {
    const old = [...this.kept.values()].filter(({ seenMs }) => seenMs < before.getTime()).slice(0, most);
    for (const { id } of old) this.remove(id);
    return old.length;
  }

  private remove(id: string): void {
    this.kept.delete(id);
    this.deliveries = this.deliveries.filter(({ listenerId }) => listenerId !== id);
  }

  private listenerOf({ workspaceId, id, mode, events, epoch }: KeptListener): Listener {
    return { workspaceId, id, mode, events, epoch };
  }
}
