import { closingAt, type ShopClosing } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { Branding } from '../ports/page-readers';
import type { EventSource } from './event-source';
import type { PublicEvent } from './event.view';
import type { Moment } from './moment';
import type { StoreProfile } from './store-profile';
import { areDaysCancelled, type PriceStage, priceStages } from './ticket-type.view';

/**
 * State of registration on the page of an event: open, or the reason why not. The event is cancelled, the shop is closed (D-158), the event is
 * sold out, the sale has not begun or is over, the event is over, or its tickets are sold elsewhere.
 */
export type RegistrationState = 'open' | 'cancelled' | 'shop_closed' | 'sold_out' | 'not_yet' | 'closed' | 'ended' | 'elsewhere';

/** Closing of a shop that is closed now; `timezone` (IANA) is that of the shop. */
export interface ClosedShop extends ShopClosing {
  timezone: string;
}

/** Content of the hosted page of an event. */
export interface EventPage {
  /** The event with the ticket types on sale to everyone, and those that the guest's codes reveal. */
  event: PublicEvent;
  registration: RegistrationState;
  /** Closing of the shop, while it is closed (D-158). */
  closed?: ClosedShop;
  /** True where the guest's codes reveal a ticket type. */
  isUnlocked: boolean;
  /** Prices that follow one another, by the ref of the ticket type; a type without a price has none. */
  priceStages: Readonly<Record<string, readonly PriceStage[]>>;
  /** True where the event is for everyone: an event all of whose ticket types are hidden or by invitation is not. */
  isPublic: boolean;
  branding: Branding;
}

/** Returns the state of registration. `event` is the view of `source`. The start of a sale is not public (D-46). */
export function registrationStateOf(source: EventSource, event: PublicEvent, { closed }: StoreProfile, now: Moment): RegistrationState {
  const state = stateOfSale(source, event, now);
  const isAhead = state === 'open' || state === 'sold_out' || state === 'not_yet';
  return isAhead && closingAt(closed, now.date) ? 'shop_closed' : state;
}

function stateOfSale(source: EventSource, event: PublicEvent, now: Moment): Exclude<RegistrationState, 'shop_closed'> {
  if (source.isCancelled) return 'cancelled';
  if (now.hasReached(source.endAt)) return 'ended';
  const off = new Set(source.ticketTypes.filter((tier) => areDaysCancelled(tier, source)).map(({ id }) => refOf('tkt', id)));
  const here = event.ticketTypes.filter(({ ref, kind }) => (kind === 'free' || source.mode !== 'external') && !off.has(ref));
  if (here.some(({ soldOut }) => !soldOut)) return 'open';
  if (here.length > 0) return 'sold_out';
  if (source.mode === 'external') return 'elsewhere';
  const toCome = source.ticketTypes.some(
    ({ visibility, onSaleFrom }) => visibility === 'public' && onSaleFrom && !now.hasReached(onSaleFrom),
  );
  return toCome ? 'not_yet' : 'closed';
}

/** Returns the prices of the shown ticket types that follow one another, by their refs (D-93: in the currency that each is shown in). */
export function priceStagesOf(source: EventSource, { ticketTypes }: PublicEvent, now: Moment): EventPage['priceStages'] {
  const sources = new Map(source.ticketTypes.map((tier) => [refOf('tkt', tier.id), tier]));
  return Object.fromEntries(
    ticketTypes
      .filter(({ kind }) => kind === 'paid' || kind === 'deposit')
      .map(({ ref, currency }) => [ref, priceStages(sources.get(ref)!, currency, now)]),
  );
}

/** Returns true for an event that is for everyone, one without ticket types among them. */
export function isPublicEvent({ ticketTypes }: Pick<EventSource, 'ticketTypes'>): boolean {
  return ticketTypes.length === 0 || ticketTypes.some(({ visibility }) => visibility === 'public');
}
