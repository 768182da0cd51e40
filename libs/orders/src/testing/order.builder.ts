import { randomUUID } from 'node:crypto';
import type { PricedCart, PricedLine } from '@svc/contracts';
import type { PaidCart, SoldSeat } from '../domain/place-order';

/** Time at which orders of tests are paid. */
export const PAID_AT = new Date('2026-02-01T12:00:00.000Z');

/** Builds a line of two kaftans at 500.00, to be delivered; give only the fields of the test. */
export function aLine(overrides: Partial<PricedLine> = {}): PricedLine {
  const { quantity = 2, unitPriceMinor = 50_000, discountMinor = 0 } = overrides;
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
    ...overrides,
  };
}

/** Builds the cart of these lines, with their sums. */
export function aCart(lines: readonly PricedLine[] = [aLine()], overrides: Partial<PricedCart> = {}): PricedCart {
  const sum = (of: (line: PricedLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const { deliveryMinor = 0 } = overrides;
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
    ...overrides,
  };
}

/** Builds a cart that Adé has paid in full; give only the fields of the test. */
export function aPaidCart(overrides: Partial<PaidCart> & Pick<PaidCart, 'workspaceId'>): PaidCart {
  const { cart = aCart() } = overrides;
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
    ...overrides,
    cart,
  };
}

/** Builds a line of tickets of a tier, with their seats. */
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
