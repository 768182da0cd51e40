import { idOf, refOf, Throttled } from '@svc/kernel';
import type { Subscription } from './is-subscribed';

/** Of a workspace at a time: a few developers, each with a stream or two (ADR 0074). */
export const MOST_LISTENERS = 5;
/** How long events are kept for a listener whose stream has ended, so that it can go on with the first one it has not acknowledged, minutes. */
export const LISTENER_KEPT_MINUTES = 60;
/** A listener that was not seen for so long has no stream: another may have its place, seconds. */
export const LISTENER_OPEN_SECONDS = 60;

/** Who has events of a workspace streamed while they build a storefront; none of its destinations (ADR 0074). */
export interface Listener extends Subscription {
  workspaceId: string;
  id: string;
  /** Counted up by each stream: only the latest of a listener is given events. */
  epoch: number;
}

/** An event as a listener is given it. */
export interface HeardEvent {
  /** From 1, in the order in which the listener is given events: a number is given after the commit, so none is passed over (ADR 0074 r1). */
  number: number;
  /** `whd_…` in headers: the same however often the event is streamed to this listener. */
  deliveryId: string;
  eventId: string;
  type: string;
  /** The very characters that destinations are sent (D-70). */
  body: string;
}

/** Up to where a listener has acknowledged, as `Last-Event-ID` says it: `lsn_….17`. */
export interface ListenerPosition {
  listenerId: string;
  /** The number of the last event that was acknowledged; 0 before the first. */
  number: number;
}

export function positionText({ listenerId, number }: ListenerPosition): string {
  return `${refOf('lsn', listenerId)}.${number}`;
}

const POSITION = /^(lsn_\w+)\.(\d{1,9})$/;

/** Undefined of what is no position. */
export function positionFrom(text: string): ListenerPosition | undefined {
  const [, ref = '', number] = POSITION.exec(text) ?? [];
  const listenerId = idOf('lsn', ref);
  return listenerId === undefined ? undefined : { listenerId, number: Number(number) };
}

/** All places of the workspace are taken by streams that are open. */
export class TooManyListeners extends Throttled {
  constructor() {
    super(
      LISTENER_OPEN_SECONDS * 1_000,
      (seconds) =>
        `${MOST_LISTENERS} streams of this workspace’s events are open, which is the most: end one of them and try again in ${seconds} seconds.`,
    );
  }
}
