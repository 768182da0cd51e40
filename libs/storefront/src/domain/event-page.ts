import type { Branding } from '../ports/page-readers';
import type { EventSource } from './event-source';
import type { PublicEvent } from './event.view';
import type { Moment } from './moment';

/**
 * Whether guests can register for an event now, or why not: every free place is taken, registration has not begun or is
 * over, the event is over, or its tickets are for money and sold elsewhere.
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
  const free = event.ticketTypes.filter(({ kind }) => kind === 'free');
  if (free.some(({ soldOut }) => !soldOut)) return 'open';
  if (free.length > 0) return 'sold_out';
  if (event.ticketTypes.length > 0 || source.mode === 'external') return 'elsewhere';
  const toCome = source.ticketTypes.some(({ visibility, onSaleFrom }) => visibility === 'public' && onSaleFrom && !now.hasReached(onSaleFrom));
  return toCome ? 'not_yet' : 'closed';
}
