import type { HeardEvent, Listener, ListenerPosition } from '../domain/listener';

type ListenerName = Pick<Listener, 'workspaceId' | 'id'>;

/** What listeners are still to be given of the events that were recorded for them (ADR 0074). */
export abstract class ListenerQueue {
  /**
   * Makes a listener. Where a workspace has as many as it may, the one that was not seen for the longest gives way, with what is
   * kept for it, unless its stream is open. False: all of them are.
   */
  abstract open(listener: Listener): Promise<boolean>;
  /** Forgets what a listener has acknowledged, and begins its next epoch; undefined when it is not there any more. */
  abstract resume(workspaceId: string, position: ListenerPosition): Promise<Listener | undefined>;
  /**
   * Gives numbers to what was recorded meanwhile, and answers the events after a number in their order, at most so many; undefined
   * when another stream of the listener has begun, or the listener is gone.
   */
  abstract take(listener: Listener, after: number, most: number): Promise<HeardEvent[] | undefined>;
  /** Ids of those for which something was recorded that has no number yet. */
  abstract withNews(listeners: readonly ListenerName[]): Promise<Set<string>>;
  /** Notes that their streams are open at this moment, by the real clock. */
  abstract noteOpen(listeners: readonly ListenerName[]): Promise<void>;
  /** Forgets listeners that were last seen before, with what is kept for them, up to `most`. Answers how many. */
  abstract purge(before: Date, most: number): Promise<number>;
}
