import { PriceChanged, RanOut } from '@svc/checkout';
import type { PricedCart, PricedLine } from '@svc/contracts';
import { refOf, type DomainError } from '@svc/kernel';
import { amountText } from '../amount-text';
import type { Problem } from '../problem';
import { addressField, EMAIL, NAME, PHONE } from './field-names';

/** What a buyer is told who cannot pay as things stand, with the cart at new prices where these are why (D-82). */
export interface PayRefusal {
  problems: Problem[];
  repriced?: PricedCart;
}

/** Says a refusal of the service to a person, beside the fields it is about. */
export function explainRefusal(error: DomainError, cart: PricedCart): PayRefusal {
  if (error instanceof PriceChanged) return { problems: [{ message: newPriceText(cart, error.cart) }], repriced: error.cart };
  if (error instanceof RanOut) return { problems: error.short.map(({ subjectId, remaining }) => ({ message: leftText(nameById(subjectId, cart.lines), remaining) })) };
  const { fields, soldOut, invalid, unpriced, remaining } = error.details ?? {};
  if (fields) return { problems: Object.entries(fields).map(([path, message]) => ({ name: fieldOf(path), message })) };
  if (soldOut) return { problems: soldOut.map((ref) => ({ message: leftText(nameByRef(ref, cart.lines), typeof remaining === 'object' ? (remaining[ref] ?? 0) : 0) })) };
  const gone = invalid ?? unpriced;
  if (gone) return { problems: gone.map((ref) => ({ message: `${nameByRef(ref, cart.lines)} is not for sale any more.` })) };
  return { problems: [{ message: SAID_AS_IT_IS.has(error.code) ? error.message : 'That did not work. Please try again in a moment.' }] };
}

const SAID_AS_IT_IS: ReadonlySet<string> = new Set(['VALIDATION_ERROR', 'PROVIDER_UNAVAILABLE']);

function newPriceText(before: PricedCart, after: PricedCart): string {
  const amount = (minor: number) => amountText(minor, before.currency);
  if (before.totalMinor === after.totalMinor) {
    return `Of your order, ${amount(before.dueNowMinor)} was to be paid now when it was put together, and ${amount(after.dueNowMinor)} is. Look at it again, and pay if you agree.`;
  }
  return `Your order was ${amount(before.totalMinor)} when it was put together, and is ${amount(after.totalMinor)} now. Look at it again, and pay if you agree.`;
}

function leftText(what: string, remaining: number): string {
  return remaining > 0 ? `Of ${what}, only ${remaining} can still be had.` : `${what} has just run out.`;
}

function nameById(id: string, lines: readonly PricedLine[]): string {
  return nameOf(lines.find(({ variantId, productId, ticketTypeId, pricePhaseId, addonOptionId }) => [variantId, productId, ticketTypeId, pricePhaseId, addonOptionId].includes(id)));
}

function nameByRef(ref: string, lines: readonly PricedLine[]): string {
  const isIt = ({ variantId, productId, ticketTypeId, addonOptionId }: PricedLine) =>
    [variantId && refOf('var', variantId), variantId && refOf('pko', variantId), productId && refOf('prd', productId), ticketTypeId && refOf('tkt', ticketTypeId), addonOptionId && refOf('ado', addonOptionId)].includes(ref);
  return nameOf(lines.find(isIt));
}

function nameOf(line: PricedLine | undefined): string {
  return line ? [line.name, line.variantName].filter(Boolean).join(' · ') : 'Something in this order';
}

const CONTACT_FIELDS = [NAME, EMAIL, PHONE];

function fieldOf(path: string): string | undefined {
  if (path === 'deliveryAddress') return addressField('line1');
  return CONTACT_FIELDS.includes(path) ? path : undefined;
}
