import { PriceChanged, RanOut } from '@svc/checkout';
import type { PricedCart, PricedLine } from '@svc/contracts';
import { idOf, refOf, type DomainError } from '@svc/kernel';
import { amountText } from '../amount-text';
import type { Problem } from '../problem';
import { addressField, CODE, EMAIL, lineAnswerField, lineField, NAME, PHONE } from './field-names';

/** What a buyer is told who cannot pay as things stand, with the cart at new prices where these are why (D-82). */
export interface PayRefusal {
  problems: Problem[];
  repriced?: PricedCart;
}

/** Fields in which a time is chosen, by the id of the variant whose time it is. */
export type SlotFields = Readonly<Record<string, string>>;

/** Says a refusal of the service to a person, beside the fields it is about. */
export function explainRefusal(error: DomainError, cart: PricedCart, slots: SlotFields = {}): PayRefusal {
  if (error instanceof PriceChanged) return { problems: [{ message: newPriceText(cart, error.cart) }], repriced: error.cart };
  if (error instanceof RanOut) return { problems: error.short.map((short) => shortOf(short, cart, slots)) };
  const { fields, soldOut, invalid, unpriced, remaining } = error.details ?? {};
  if (fields) return { problems: Object.entries(fields).map(([path, message]) => ({ name: fieldOf(path), message })) };
  const takenSlots = soldOut?.flatMap((ref) => slots[idOf(['var', 'pko'], ref) ?? ''] ?? []) ?? [];
  if (takenSlots.length > 0) return { problems: takenSlots.map((name) => ({ name, message: SLOT_TAKEN })) };
  if (soldOut) return { problems: soldOut.map((ref) => ({ message: leftText(nameByRef(ref, cart.lines), typeof remaining === 'object' ? (remaining[ref] ?? 0) : 0) })) };
  const gone = invalid ?? unpriced;
  if (gone) return { problems: gone.map((ref) => ({ message: `${nameByRef(ref, cart.lines)} is not for sale any more.` })) };
  return { problems: [{ message: SAID_AS_IT_IS.has(error.code) ? error.message : 'That did not work. Please try again in a moment.' }] };
}

const SAID_AS_IT_IS: ReadonlySet<string> = new Set(['VALIDATION_ERROR', 'PROVIDER_UNAVAILABLE']);

const SLOT_TAKEN = 'That time has just been taken. Choose another one.';

function shortOf({ kind, subjectId, remaining }: RanOut['short'][number], { lines }: PricedCart, slots: SlotFields): Problem {
  if (kind === 'discount_code') return { name: CODE, message: 'This code has just been used up. Take it off to go on.' };
  if (kind === 'slot' && slots[subjectId]) return { name: slots[subjectId], message: SLOT_TAKEN };
  return { message: leftText(nameById(subjectId, lines), remaining) };
}

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
  if (path === 'discountCode') return CODE;
  const [, line, what = '', key = ''] = LINE_PATH.exec(path) ?? [];
  if (line !== undefined) return what === 'slotStartUtc' ? lineField(Number(line), 'slot') : lineAnswerField(Number(line))(key);
  return CONTACT_FIELDS.includes(path) ? path : undefined;
}

const LINE_PATH = /^items\[(\d+)\]\.(slotStartUtc|responses)(?:\.(.+))?$/;
