import { NotFound, type IdGenerator, type Mode } from '@svc/kernel';
import type { OpeningPlan } from '../ports/checkout-opening';
import type { Checkout } from './checkout';
import type { EventCheckoutRequest } from './checkout-request';
import type { EventScene } from './event-scene';
import { expiryOf, waitsOf, type CheckoutLives } from './lives';
import { priceTickets } from './price-tickets';
import { refuseUnsaveable } from './refuse-unsaveable';
import { offerOfTickets } from './saving-offer';

/** For whom tickets are planned, and how they are to be paid. */
export interface TicketPlanning {
  workspaceId: string;
  mode: Mode;
  channel: Checkout['channel'];
  now: Date;
  /** Throws when nobody can charge this currency in the way that was asked. */
  checkCurrency?(currency: string): void;
}

/** The checkout that opens by this request, with seats that are held at once, but in test mode (D-45, D-62). Throws NotFound('event'), and what `priceTickets` and `refuseUnsaveable` throw. */
export function planTickets(
  scene: EventScene | undefined,
  request: EventCheckoutRequest,
  lives: CheckoutLives,
  { workspaceId, mode, channel, now, checkCurrency }: TicketPlanning,
  ids: IdGenerator,
): Omit<OpeningPlan, 'key'> {
  if (!scene) throw new NotFound('event');
  const { rules } = scene.event;
  const purchase = { ...request, discountCode: request.discountCode || undefined, blankSeatsWait: channel === 'hosted', checkCurrency };
  const { cart, seats, responses, moves: wanted } = priceTickets(scene, purchase, now, () => ids.next());
  refuseUnsaveable(request, offerOfTickets({ cart }, scene, { refundPct: 100, isSoldOut: false, now }));
  const moves = mode === 'live' ? wanted : [];
  const checkout: Checkout = {
    workspaceId, mode, id: ids.next(), kind: 'event', channel, status: 'open', eventId: rules.id, cart, seats, responses,
    dateOfBirth: request.dateOfBirth, moves, holds: moves.length > 0 ? 'held' : 'none', contact: request.contact, returnUrl: request.returnUrl,
    expiresAt: expiryOf({ kind: 'event', channel }, lives, now), waits: waitsOf(lives), createdAt: now, version: 1,
  };
  return { checkout, eventVersion: rules.version, factId: ids.next() };
}
