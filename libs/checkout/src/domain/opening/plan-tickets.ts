import { NotFound, type IdGenerator, type Mode } from '@svc/kernel';
import type { ShopClosing } from '@svc/contracts';
import { refuseClosed, type TicketPath } from '@svc/ticketing';
import type { OpeningPlan } from '../../ports/checkout-opening';
import type { Checkout, CheckoutContact } from '../checkout';
import type { EventCheckoutRequest } from './checkout-request';
import type { EventPricingContext } from '../pricing/pricing-context';
import { currenciesOfTickets, refuseUncharged } from './charged-currency';
import { expiryOf, waitsOf, type CheckoutTimeouts } from '../holds/checkout-timeouts';
import { priceTickets } from '../pricing/price-tickets';
import { checkSaveable } from '../savings/saving-offer';
import { offerOfTickets } from '../savings/saving-offer';

/** Context of a plan for tickets: owner, channel and time. */
export interface TicketPlanning {
  workspaceId: string;
  mode: Mode;
  channel: Checkout['channel'];
  /** Path of the request; one that means to save up is judged by that of savings plans. */
  path: TicketPath;
  now: Date;
  /** Closing of the store (D-158). */
  closed?: ShopClosing;
  /** Throws when the currency cannot be charged in the requested way. */
  checkCurrency?(currency: string): void;
}

/** Request for tickets; a merchant's own may name a buyer without an e-mail address. */
export type TicketOpening = Omit<EventCheckoutRequest, 'contact'> & { contact: CheckoutContact };

/**
 * Returns the checkout that opens by this request, with seats that are held at once, except in test mode (D-45, D-62). Throws
 * NotFound('event'), StoreClosed, and all errors of `priceTickets`, `refuseUncharged` and `checkSaveable`.
 */
export function planTickets(
  context: EventPricingContext | undefined,
  request: TicketOpening,
  timeouts: CheckoutTimeouts,
  { workspaceId, mode, channel, path, now, closed, checkCurrency }: TicketPlanning,
  ids: IdGenerator,
): Omit<OpeningPlan, 'key'> {
  if (!context) throw new NotFound('event');
  const { rules } = context.event;
  const taking = request.saveForIt ? ('savingsPlan' as const) : path;
  refuseClosed(closed, taking, { mode, now });
  const purchase = {
    ...request,
    path: taking,
    discountCode: request.discountCode || undefined,
    blankSeatsWait: channel === 'hosted',
    checkCurrency,
  };
  const { cart, seats, responses, holdChanges: wanted } = priceTickets(context, purchase, now, () => ids.next());
  refuseUncharged({ mode, cart }, currenciesOfTickets(cart, context));
  checkSaveable(request, offerOfTickets({ cart }, context, { refundPct: 100, isSoldOut: false, now }));
  const holdChanges = mode === 'live' ? wanted : [];
  const checkout: Checkout = {
    workspaceId,
    mode,
    id: ids.next(),
    kind: 'event',
    channel,
    status: 'open',
    eventId: rules.id,
    cart,
    seats,
    responses,
    dateOfBirth: request.dateOfBirth,
    holdChanges,
    holds: holdChanges.length > 0 ? 'held' : 'none',
    contact: request.contact,
    returnUrl: request.returnUrl,
    expiresAt: expiryOf({ kind: 'event', channel }, timeouts, now),
    waits: waitsOf(timeouts),
    createdAt: now,
    version: 1,
  };
  return { checkout, eventVersion: rules.version, factId: ids.next() };
}
