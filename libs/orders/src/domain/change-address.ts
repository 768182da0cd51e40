import { type DeliveryAddress, deliveryFeeOf, type DeliveryTerms, isSameAddress, outOfReach } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';
import { type Order, ACTIVE_STATUSES, TO_HAND_OVER } from './order';

/** Way of delivery that the shop offers now. */
export interface DeliveryOffer extends DeliveryTerms {
  id: string;
  name: string;
  /** Names of its states and cities; it is bound to none when empty. */
  states: readonly string[];
  cities: readonly string[];
}

/**
 * Reason why an order does not go to another address. `begun`: it is not sent to an address any more; `nowhere`: no way of delivery
 * goes there; `costs_more`: each that does costs more than the paid delivery.
 */
export type AddressRefusal = 'begun' | 'nowhere' | 'costs_more';

/** Returns true while the order may be sent elsewhere: it is sent to an address, it is valid, and nothing of it was handed over. */
export function canChangeAddress({ status, fulfillmentStatus, totals }: Pick<Order, 'status' | 'fulfillmentStatus' | 'totals'>): boolean {
  const stands = ACTIVE_STATUSES.includes(status);
  return stands && (fulfillmentStatus === 'unfulfilled' || fulfillmentStatus === 'scheduled') && totals.delivery?.kind === 'delivery';
}

/**
 * Returns the order with another address; the same object when it goes there already. Zone and address are judged together (D-105):
 * the order's own zone stays where it covers the address, at any price; else the dearest zone that does and costs no more than the
 * paid delivery. A lower fee is not refunded, since the buyer chose to change the address.
 * @param offers ways of delivery of the shop
 */
export function changeOrderAddress<T extends Order>(
  order: T,
  address: DeliveryAddress,
  offers: readonly DeliveryOffer[],
): T | AddressRefusal {
  if (!canChangeAddress(order)) return 'begun';
  if (isSameAddress(order.deliveryAddress, address)) return order;
  const { totals } = order;
  if (staysInZone(order, address, offers)) return { ...order, deliveryAddress: address };
  const others = offers.flatMap((offer) => offerFor(offer, order, address));
  if (others.length === 0) return 'nowhere';
  const [best] = others.filter(({ feeMinor }) => feeMinor <= totals.deliveryMinor).sort((one, other) => other.feeMinor - one.feeMinor);
  return best
    ? { ...order, deliveryAddress: address, totals: { ...totals, delivery: { zoneId: best.id, name: best.name, kind: 'delivery' } } }
    : 'costs_more';
}

/**
 * Returns the order with an address that its merchant corrects: until everything is handed over, and where its zone covers it, at any price
 * (D-149, D-105). The same object when it goes there already.
 * @param offers ways of delivery of the shop
 * @throws InvalidInput, which names the address
 */
export function correctAddress<T extends Order>(order: T, address: DeliveryAddress, offers: readonly DeliveryOffer[]): T {
  const { status, fulfillmentStatus, totals, deliveryAddress: before } = order;
  const refuse = (message: string) => new InvalidInput(message, { invalid: ['deliveryAddress'] });
  if (totals.delivery?.kind !== 'delivery') throw refuse('This order is not sent to an address.');
  if (!ACTIVE_STATUSES.includes(status) || !TO_HAND_OVER.includes(fulfillmentStatus))
    throw refuse('Nothing of this order is to be sent any more, so its address stays as it was.');
  if (isSameAddress(before, address)) return order;
  if (!staysInZone(order, address, offers))
    throw refuse(
      `The zone of this order, ${totals.delivery.name}, does not cover this address: cancel the order, or send it by another way.`,
    );
  return { ...order, deliveryAddress: address };
}

/** Returns true when the zone of the order, or the town that it went to where the zone is gone, covers an address. */
function staysInZone({ totals, deliveryAddress: before }: Order, address: DeliveryAddress, offers: readonly DeliveryOffer[]): boolean {
  const own = offers.find(({ id }) => id === totals.delivery?.zoneId);
  return own ? reaches(own, address, before) : isSameTown(address, before);
}

function offerFor(
  offer: DeliveryOffer,
  { totals: { subtotalMinor, currency } }: Order,
  address: DeliveryAddress,
): { id: string; name: string; feeMinor: number }[] {
  const feeMinor = deliveryFeeOf(offer, subtotalMinor, currency);
  const isOffered = offer.kind === 'delivery' && feeMinor !== undefined && subtotalMinor >= (offer.minOrder?.[currency] ?? 0);
  return isOffered && reaches(offer, address) ? [{ id: offer.id, name: offer.name, feeMinor }] : [];
}

/**
 * Returns true when a zone covers an address. A zone with states or cities has to name the new town; checkouts leave that to the
 * buyer, whose order is paid by now.
 */
function reaches(offer: DeliveryOffer, address: DeliveryAddress, before?: DeliveryAddress): boolean {
  if (outOfReach(offer, address)) return false;
  return isSameTown(address, before) || (isAmong(address.state, offer.states) && isAmong(address.city, offer.cities));
}

function isAmong(name: string | undefined, names: readonly string[]): boolean {
  return names.length === 0 || names.some((one) => folded(one) === folded(name));
}

function isSameTown(address: DeliveryAddress, before: DeliveryAddress | undefined): boolean {
  return before !== undefined && isSameAddress({ ...address, line1: '', line2: '' }, { ...before, line1: '', line2: '' });
}

/** Returns a name without accents, capitals and punctuation. */
function folded(name = ''): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
