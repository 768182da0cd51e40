import { idOf, refOf, Throttled } from '@svc/kernel';
import type { Subscription } from './is-subscribed';

/** Listeners of a workspace at a time: a few developers, each with a stream or two (ADR 0074). */
export const MOST_LISTENERS = 5;
/**
 * Minutes for which events are kept for a listener whose stream has ended, so that it can resume with the first unacknowledged
 * one.
 */
export const LISTENER_KEPT_MINUTES = 60;
/** Seconds after which a listener that was not seen counts as having no stream, and may be replaced by another. */
export const LISTENER_OPEN_SECONDS = 60;

/** A stream of a workspace's events to a developer who builds a storefront; not one of its destinations (ADR 0074). */
export interface Listener extends Subscription {
  workspaceId: string;
  id: string;
  /** Incremented by each stream: only the latest of a listener receives events. */
  epoch: number;
}

/** An event as a listener receives it. */
export interface HeardEvent {
  /**
   * From 1, in the order of delivery to the listener. A number is assigned after the commit, so no event is skipped (ADR 0074
   * r1).
   */
  number: number;
  /** `whd_…` in headers: the same however often the event is streamed to this listener. */
  deliveryId: string;
  eventId: string;
  type: string;
  /** The exact characters that destinations are sent (D-70). */
  body: string;
}

/** Position up to which a listener has acknowledged, as `Last-Event-ID` has it: `lsn_….17`. */
export interface ListenerPosition {
  listenerId: string;
  /** Number of the last acknowledged event; 0 before the first. */
  number: number;
}

export function positionText({ listenerId, number }: ListenerPosition): string {
  return `${refOf('lsn', listenerId)}.${number}`;
}

const POSITION = /^(lsn_\w+)\.(\d{1,9})$/;

/** Parses a position; returns undefined for any other text. */
export function positionFrom(text: string): ListenerPosition | undefined {
  const [, ref = '', number] = POSITION.exec(text) ?? [];
  const listenerId = idOf('lsn', ref);
  return listenerId === undefined ? undefined : { listenerId, number: Number(number) };
}

/** Thrown when open streams use all listeners that the workspace may have. */
export class TooManyListeners extends Throttled {
  constructor() {
    super(
      LISTENER_OPEN_SECONDS * 1_000,
      (seconds) =>
        `${MOST_LISTENERS} streams of this workspace’s events are open, which is the most: end one of them and try again in ${seconds} seconds.`,
    );
  }
}
