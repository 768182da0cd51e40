import { PriceChanged, RanOut } from '@svc/checkout';
import { isolateText, type PricedCart, type PricedLine, StoreClosed, variantNameOf } from '@svc/contracts';
import { idOf, refOf, type DomainError } from '@svc/kernel';
import { amountText, type PageLocale } from '../page-locale';
import { faultText } from '../messages/known-faults';
import type { Problem } from '../posted-form';
import {
  addressField,
  CODE,
  DEADLINE,
  EMAIL,
  lineAnswerField,
  lineField,
  NAME,
  PART,
  PAYER_EMAIL,
  PAYER_NAME,
  PHONE,
  ZONE,
  type AddressField,
} from './field-names';

/** Problems of a refused payment, with the repriced cart where new prices are the cause (D-82). */
export interface PayRefusal {
  problems: Problem[];
  repriced?: PricedCart;
}

/** Names of the slot fields, by the id of their variant. */
export type SlotFields = Readonly<Record<string, string>>;

/** Translates a refusal of the service into problems beside their fields. */
export function explainRefusal(error: DomainError, cart: PricedCart, pageLocale: PageLocale, slots: SlotFields = {}): PayRefusal {
  const words = pageLocale.words.refusals;
  if (error instanceof PriceChanged) return { problems: [{ message: newPriceText(cart, error.cart, pageLocale) }], repriced: error.cart };
  if (error instanceof StoreClosed) return { problems: [{ message: pageLocale.words.registration.shopClosed }] };
  if (error instanceof RanOut) return { problems: error.short.map((short) => shortOf(short, cart, slots, words)) };
  const { fields, soldOut, invalid, unpriced, remaining } = error.details ?? {};
  if (fields)
    return {
      problems: Object.entries(fields).map(([path, message]) => ({ name: fieldOf(path), message: faultText(message, pageLocale.words) })),
    };
  const takenSlots = soldOut?.flatMap((ref) => slots[idOf(['var', 'pko'], ref) ?? ''] ?? []) ?? [];
  if (takenSlots.length > 0) return { problems: takenSlots.map((name) => ({ name, message: words.slotTaken })) };
  if (soldOut)
    return {
      problems: soldOut.map((ref) => ({
        message: leftText(nameByRef(ref, cart.lines, words), typeof remaining === 'object' ? (remaining[ref] ?? 0) : 0, words),
      })),
    };
  const gone = invalid ?? unpriced;
  if (gone) return { problems: gone.map((ref) => ({ message: words.gone(nameByRef(ref, cart.lines, words)) })) };
  return { problems: [{ message: SHOWN_CODES.has(error.code) ? faultText(error.message, pageLocale.words) : words.unknown }] };
}

const SHOWN_CODES: ReadonlySet<string> = new Set(['VALIDATION_ERROR', 'PROVIDER_UNAVAILABLE']);

type Words = PageLocale['words']['refusals'];

function shortOf({ kind, subjectId, remaining }: RanOut['short'][number], { lines }: PricedCart, slots: SlotFields, words: Words): Problem {
  if (kind === 'discount_code') return { name: CODE, message: words.codeUsedUp };
  if (kind === 'slot' && slots[subjectId]) return { name: slots[subjectId], message: words.slotTaken };
  return { message: leftText(nameById(subjectId, lines, words), remaining, words) };
}

function newPriceText(before: PricedCart, after: PricedCart, { locale, words: { refusals } }: PageLocale): string {
  const amount = (minor: number) => amountText(minor, before.currency, locale);
  if (before.totalMinor === after.totalMinor) {
    return refusals.dueNowChanged(amount(before.dueNowMinor), amount(after.dueNowMinor));
  }
  return refusals.totalChanged(amount(before.totalMinor), amount(after.totalMinor));
}

function leftText(name: string, remaining: number, words: Words): string {
  return remaining > 0 ? words.onlyLeft(name, remaining) : words.ranOut(name);
}

function nameById(id: string, lines: readonly PricedLine[], words: Words): string {
  const line = lines.find(({ variantId, productId, ticketTypeId, pricePhaseId, addonOptionId }) =>
    [variantId, productId, ticketTypeId, pricePhaseId, addonOptionId].includes(id),
  );
  return lineName(line, words);
}

function nameByRef(ref: string, lines: readonly PricedLine[], words: Words): string {
  const isIt = ({ variantId, productId, ticketTypeId, addonOptionId }: PricedLine) =>
    [
      variantId && refOf('var', variantId),
      variantId && refOf('pko', variantId),
      productId && refOf('prd', productId),
      ticketTypeId && refOf('tkt', ticketTypeId),
      addonOptionId && refOf('ado', addonOptionId),
    ].includes(ref);
  return lineName(lines.find(isIt), words);
}

function lineName(line: PricedLine | undefined, words: Words): string {
  return line ? [line.name, variantNameOf(line) ?? ''].filter(Boolean).map(isolateText).join(' · ') : words.something;
}

const NAMED_ALIKE = [NAME, EMAIL, PHONE, PART, DEADLINE, PAYER_NAME, PAYER_EMAIL];

function fieldOf(path: string): string | undefined {
  if (path === 'deliveryAddress') return addressField('line1');
  const [, address] = ADDRESS_PATH.exec(path) ?? [];
  if (address !== undefined) return addressField(address as AddressField);
  if (path === 'discountCode') return CODE;
  if (path === 'deliveryZoneRef') return ZONE;
  const [, line, part = '', key = ''] = LINE_PATH.exec(path) ?? [];
  if (line !== undefined) return part === 'slotStartUtc' ? lineField(Number(line), 'slot') : lineAnswerField(Number(line))(key);
  return NAMED_ALIKE.includes(path) ? path : undefined;
}

const ADDRESS_PATH = /^deliveryAddress\.(line1|line2|city|state|postalCode|country)$/;
const LINE_PATH = /^items\[(\d+)\]\.(slotStartUtc|responses)(?:\.(.+))?$/;
