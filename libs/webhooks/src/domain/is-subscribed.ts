import type { Mode } from '@svc/kernel';
import type { WebhookEventType } from './event-catalogue';

export const DESTINATION_MODES = ['both', 'live', 'test'] as const;
/** The modes whose events are sent to a destination (D-77). */
export type DestinationMode = (typeof DESTINATION_MODES)[number];

/** The events that a destination receives; `*` among them includes future types. */
export interface Subscription {
  mode: DestinationMode;
  events: readonly string[];
}

/** Returns whether an event goes to a destination: by its type, and by its mode unless it has none (D-77). */
export function isSubscribed(subscription: Subscription, event: { type: WebhookEventType; mode: Mode | null }): boolean {
  const { mode, events } = subscription;
  const wanted = events.includes('*') || events.includes(event.type);
  return wanted && (mode === 'both' || event.mode === null || event.mode === mode);
}
