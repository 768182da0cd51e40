import { disabledBy, type WebhookDestination } from './destination';
import type { DestinationPatch } from './destination.input';
import { Conflict } from './webhook.errors';

/** What becomes of a destination by a change of its owner's. */
export type DestinationChange = (destination: WebhookDestination, now: Date) => WebhookDestination;

/** Changes what is named; null takes a description or a cap away. A new address begins with a clean record. */
export function amended({ url, description, mode, events, maxPerSecond }: DestinationPatch): DestinationChange {
  return (destination) => ({
    ...destination,
    url: url ?? destination.url,
    description: description === undefined ? destination.description : (description ?? undefined),
    mode: mode ?? destination.mode,
    events: events ?? destination.events,
    maxPerSecond: maxPerSecond === undefined ? destination.maxPerSecond : (maxPerSecond ?? undefined),
    health: url === undefined || url === destination.url ? destination.health : {},
  });
}

/** Lets a destination have events again; its past failures are forgotten. What was held back is for a replay. */
export const enabled: DestinationChange = ({ disabled: _, ...destination }) => ({ ...destination, health: {} });

/** Holds events back until it is enabled. */
export const disabled: DestinationChange = (destination, now) => disabledBy(destination, 'manual', now);

/** Begins a rotation: deliveries are signed with both secrets (D-71). Another rotation before its end replaces the next secret. */
export function withNextSecret(sealed: string): DestinationChange {
  return (destination) => ({ ...destination, nextSecret: sealed });
}

/** Ends a rotation: the next secret is the only one. Throws Conflict when there is none. */
export const promoted: DestinationChange = ({ nextSecret, ...destination }) => {
  if (nextSecret === undefined) throw new Conflict('There is no next secret: rotate the secret first.');
  return { ...destination, secret: nextSecret };
};
