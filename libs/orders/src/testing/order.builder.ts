import { randomUUID } from 'node:crypto';
import type { PricedCart, PricedLine } from '@svc/contracts';
import type { PaidCart, SoldSeat } from '../domain/place-order';

/** When orders of tests are paid. */
export const PAID_AT = new Date('2026-02-01T12:00:00.000Z');

/** A line of two kaftans at 500.00, to be delivered; give only what the test is about. */
export function aLine(given: Partial<PricedLine> = {}): PricedLine {
  const { quantity = 2, unitPriceMinor = 50_000, discountMinor = 0 } = given;
  const netMinor = quantity * unitPriceMinor - discountMinor;
  return {
    id: randomUUID(),
    kind: 'product',
    name: 'Kaftan',
    variantId: randomUUID(),
    quantity,
    unitPriceMinor,
    discountMinor,
    netMinor,
    customerFeeMinor: 0,
    serviceFeeMinor: 0,
    serviceFeePassedOn: false,
    dueNowMinor: netMinor,
    preorder: false,
    needsDelivery: true,
    ...given,
  };
}

/** The cart of these lines, as it sums up. */
export function aCart(lines: readonly PricedLine[] = [aLine()], given: Partial<PricedCart> = {}): PricedCart {
  const sum = (of: (line: PricedLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const { deliveryMinor = 0 } = given;
  const feeMinor = sum((line) => line.customerFeeMinor + (line.serviceFeePassedOn ? line.serviceFeeMinor : 0));
  const totalMinor = sum(({ netMinor }) => netMinor) + feeMinor + deliveryMinor;
  return {
    currency: 'NGN',
    lines,
    subtotalMinor: sum(({ quantity, unitPriceMinor }) => quantity * unitPriceMinor),
    discountMinor: sum(({ discountMinor }) => discountMinor),
    deliveryMinor,
    feeMinor,
    absorbedFeeMinor: 0,
    taxMinor: 0,
    totalMinor,
    dueNowMinor: totalMinor,
    balanceMinor: 0,
    ...given,
  };
}

/** A cart that Adé has paid in full; give only what the test is about. */
export function aPaidCart(given: Partial<PaidCart> & Pick<PaidCart, 'workspaceId'>): PaidCart {
  const { cart = aCart() } = given;
  return {
    mode: 'live',
    id: randomUUID(),
    checkoutId: randomUUID(),
    source: 'storefront_api',
    contact: { name: 'Adé Ọlá', email: 'Ade@Example.com' },
    responses: {},
    seats: [],
    paidMinor: cart.totalMinor,
    paidAt: PAID_AT,
    ...given,
    cart,
  };
}

/** A line of so many tickets of a tier, and their seats. */
export function ticketsOf(
  { eventId, ticketTypeId }: { eventId: string; ticketTypeId: string },
  quantity = 2,
): { line: PricedLine; seats: SoldSeat[] } {
  const line = aLine({
    kind: 'ticket',
    name: 'Entry',
    variantId: undefined,
    eventId,
    eventSlug: 'party',
    ticketTypeId,
    quantity,
    needsDelivery: false,
  });
  const seats = Array.from({ length: quantity }, (_, position) => ({
    id: randomUUID(),
    lineId: line.id,
    ticketTypeId,
    position,
    ticket: position,
    countedDayIds: [],
    responses: {},
    name: `Guest ${position}`,
  }));
  return { line, seats };
}
