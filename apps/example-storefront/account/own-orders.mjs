/** Rules for the orders that a signed-in person may see. */

/**
 * Returns true for an order of an account: bought by the contact that the account is linked with, also before the link was made
 * (`customerRef` stands in orders only from then on, and copies get no update). In test mode links lead to no contact, and the
 * e-mail that this shop has verified identifies the buyer. Of an account without either no order is.
 * @param {{ test: boolean, contact: { ref: string, email?: string } }} order
 * @param {{ contactRef?: string, email?: string }} account
 */
export function isOwn({ test, contact }, { contactRef, email }) {
  if (!test) return contactRef !== undefined && contact.ref === contactRef;
  return email !== undefined && contact.email?.toLowerCase() === email.toLowerCase();
}

const ORDER = [
  'ref',
  'number',
  'test',
  'status',
  'fulfillmentStatus',
  'currency',
  'totalMinor',
  'paidMinor',
  'refundedMinor',
  'balanceDueMinor',
  'balanceDueAt',
  'deliveryAddress',
  'placedAt',
];
const ITEM = ['ref', 'parentItemRef', 'kind', 'name', 'variantName', 'productSlug', 'eventSlug', 'quantity', 'slot'];

/** An order for its buyer, `hasPage` when the service has a page of it; not what the merchant keeps beside it. */
export function shownOrder(order) {
  const items = order.items.map((item) => ({
    ...pick(item, ITEM),
    attendees: item.attendees?.map(({ name, status }) => ({ name, status })),
  }));
  return { ...pick(order, ORDER), items, hasPage: order.checkoutRef !== undefined };
}

const pick = (object, names) => Object.fromEntries(names.filter((name) => object[name] !== undefined).map((name) => [name, object[name]]));

/** The orders of an account, the newest first. */
export const ownOrders = (orders, account) =>
  orders
    .filter((order) => isOwn(order, account))
    .sort((one, other) => other.placedAt.localeCompare(one.placedAt))
    .map(shownOrder);
