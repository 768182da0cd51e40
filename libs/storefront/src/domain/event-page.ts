import type { Branding } from '../ports/page-readers';
import type { EventSource } from './event-source';
import type { PublicEvent } from './event.view';
import type { Moment } from './moment';

/**
 * Whether tickets of an event can be had on its page now, or why not: every place is taken, the sale has not begun or is
 * over, the event is over, or its tickets are sold elsewhere.
 */
export type RegistrationState = 'open' | 'sold_out' | 'not_yet' | 'closed' | 'ended' | 'elsewhere';

/** What the hosted page of an event shows. */
export interface EventPage {
  /** Its ticket types are those on sale to everyone, and those that the guest's codes reveal. */
  event: PublicEvent;
  registration: RegistrationState;
  /** Whether the guest's codes reveal any of them. */
  isUnlocked: boolean;
  branding: Branding;
}

/** `event` is what is shown of `source`. When a sale begins stays the merchant's secret (D-46). */
export function registrationStateOf(source: EventSource, event: PublicEvent, now: Moment): RegistrationState {
  if (now.hasReached(source.endAt)) return 'ended';
  const here = event.ticketTypes.filter(({ kind }) => kind === 'free' || source.mode !== 'external');
  if (here.some(({ soldOut }) => !soldOut)) return 'open';
  if (here.length > 0) return 'sold_out';
  if (source.mode === 'external') return 'elsewhere';
  const toCome = source.ticketTypes.some(
    ({ visibility, onSaleFrom }) => visibility === 'public' && onSaleFrom && !now.hasReached(onSaleFrom),
  );
  return toCome ? 'not_yet' : 'closed';
}
