import type { HeardEvent, Listener, ListenerPosition } from '../domain/listener';

type ListenerName = Pick<Listener, 'workspaceId' | 'id'>;

/** Events that were recorded for listeners and not yet streamed to them (ADR 0074). */
export abstract class ListenerQueue {
  /**
   * Creates a listener. Where a workspace has as many as it may, the one that was not seen for the longest is replaced, with
   * its stored events, unless its stream is open. Returns false when the streams of all are open.
   */
  abstract open(listener: Listener): Promise<boolean>;
  /**
   * Deletes the events that a listener has acknowledged, and begins its next epoch; returns undefined when the listener is
   * gone.
   */
  abstract resume(workspaceId: string, position: ListenerPosition): Promise<Listener | undefined>;
  /**
   * Numbers the events recorded meanwhile, and returns at most `most` events after a number in their order; undefined when
   * another stream of the listener has begun, or the listener is gone.
   */
  abstract take(listener: Listener, after: number, most: number): Promise<HeardEvent[] | undefined>;
  /** Returns the ids of the listeners for which events without a number are recorded. */
  abstract withNews(listeners: readonly ListenerName[]): Promise<Set<string>>;
  /** Notes that their streams are open at this moment, by the real clock. */
  abstract noteOpen(listeners: readonly ListenerName[]): Promise<void>;
  /** Deletes up to `most` listeners that were last seen before, with their stored events. Returns their number. */
  abstract purge(before: Date, most: number): Promise<number>;
}
