import { cutText } from '../cut-text.mjs';

/**
 * Fields of an order that a visitor's browser may set. Only these go on to the service, which checks them: where the
 * buyer returns to, and which key pays the call, is this shop's own business.
 */
const ITEM = ['variantRef', 'quantity', 'addons', 'slotStartUtc', 'responses'];
const TICKETS = ['contact', 'dateOfBirth', 'responses', 'discountCode', 'unlockCodes', 'promoterCode', 'currency'];
const TICKET = ['ticketTypeRef', 'quantity', 'amountMinor', 'attendees'];
const KEY = /^[\w-]{16,64}$/;
const LONGEST_LABEL = 200;

/** `{ key, order }` of an order of products (specification §4.2); undefined when the text is none. */
export const productOrder = (text) =>
  orderOf(text, ({ items, ...body }) => ({ ...pick(body, ['currency', 'deliveryZoneRef', 'contact']), items: listOf(items, ITEM) }));

/** The same of what is saved up for, part by part (specification §2.3 r4); `label` is what this shop calls it. */
export const savingOrder = (text) => {
  const wanted = productOrder(text);
  return wanted && { ...wanted, label: labelIn(text), order: { ...wanted.order, saveForIt: true } };
};

/** The same of tickets (specification §4.3). */
export const ticketOrder = (text) => ticketsOf(text, TICKETS);

/** The same of tickets that are paid on a page of this shop, by the rail `provider` (specification §4.5). */
export const headlessOrder = (text) => ticketsOf(text, [...TICKETS, 'provider']);

const ticketsOf = (text, names) => orderOf(text, ({ tickets, ...body }) => ({ ...pick(body, names), tickets: listOf(tickets, TICKET) }));

function orderOf(text, read) {
  try {
    const { key, ...body } = JSON.parse(text);
    return KEY.test(key) ? { key, order: read(body) } : undefined;
  } catch {
    return undefined; // Not JSON, or not an order.
  }
}

const labelIn = (text) => cutText(String(JSON.parse(text).label ?? ''), LONGEST_LABEL);

const listOf = (entries, names) => entries.map((entry) => pick(entry, names));

const pick = (object, names) => Object.fromEntries(names.filter((name) => object[name] !== undefined).map((name) => [name, object[name]]));
