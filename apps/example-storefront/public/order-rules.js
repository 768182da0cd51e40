/** Texts about orders for their buyers, independent of any page. */

/** Texts of an order as a whole, whatever was handed over of it. */
const OVER = { cancelled: 'Cancelled', refunded: 'Refunded' };

const HANDED_OVER = {
  unfulfilled: 'being prepared',
  scheduled: 'booked',
  partially_fulfilled: 'partly on its way',
  fulfilled: 'handed over',
  returned: 'came back',
  cancelled: 'cancelled',
};
const PAID = { paid: 'Paid', deposit_paid: 'Deposit paid', partially_refunded: 'Partly refunded' };

/**
 * Returns the state of an order in words: `Paid, being prepared`. A status of a later version of the API is shown as `In progress`.
 * @param {{ status: string, fulfillmentStatus: string }} order
 */
export function stateTextOf({ status, fulfillmentStatus }) {
  if (Object.hasOwn(OVER, status)) return OVER[status];
  const paid = Object.hasOwn(PAID, status) ? PAID[status] : 'In progress';
  return Object.hasOwn(HANDED_OVER, fulfillmentStatus) ? `${paid}, ${HANDED_OVER[fulfillmentStatus]}` : paid;
}

/** Returns the items of an order, a line for each with its choices and add-ons: `2 × Tote bag, Large (with Initials)`. */
export function linesOf({ items }) {
  const added = (ref) => items.filter(({ parentItemRef }) => parentItemRef === ref).map(({ name }) => name);
  return items
    .filter(({ parentItemRef }) => !parentItemRef)
    .map(({ ref, quantity, name, variantName }) => {
      const called = [name, variantName !== name && variantName].filter(Boolean).join(', ');
      return `${quantity} × ${called}${added(ref).length ? ` (with ${added(ref).join(', ')})` : ''}`;
    });
}

const SEATS = {
  confirmed: 'confirmed',
  pending: 'waits for the host',
  declined: 'declined',
  cancelled: 'given back',
  checked_in: 'was there',
};

/**
 * The tickets among the orders, by event: `[{ eventSlug, order, name, seats }]`, a seat as `Ada: confirmed`. Those of orders
 * that came to nothing are left out. In test mode no tickets are issued, and there are no seats.
 */
export const ticketsOf = (orders) =>
  orders
    .filter(({ status }) => !Object.hasOwn(OVER, status))
    .flatMap((order) =>
      order.items
        .filter(({ eventSlug, parentItemRef }) => eventSlug && !parentItemRef)
        .map(({ eventSlug, name, quantity, attendees = [] }) => ({
          eventSlug,
          order,
          name: `${quantity} × ${name}`,
          seats: attendees.map(({ name: guest, status }) =>
            [guest, Object.hasOwn(SEATS, status) ? SEATS[status] : status].filter(Boolean).join(': '),
          ),
        })),
    );

/** Where orders, the newest first, went: each place once, the latest first. */
export function addressesOf(orders) {
  const addresses = orders.flatMap(({ deliveryAddress }) => deliveryAddress ?? []);
  return addresses.filter((address, at) => addresses.findIndex((other) => nameOf(other) === nameOf(address)) === at);
}

const nameOf = ({ line1, line2, city, state, postalCode, country }) =>
  [line1, line2, city, state, postalCode, country].join('\n').toLowerCase();

/**
 * Returns what happens after a purchase is paid, in order, as sentences for its buyer.
 * @param {{ isOfTickets: boolean, isOfProducts: boolean, rest?: string }} purchase `rest` is the text about what is left to pay
 */
export function nextSteps({ isOfTickets, isOfProducts, rest }) {
  return [
    'You get a confirmation by e-mail, with a link to your order.',
    isOfTickets && 'Your tickets are with it. Show the code of each at the door, on a phone or on paper.',
    isOfProducts && 'We prepare your order. When it leaves, or is ready for you, you get another e-mail.',
    rest && 'Pay what is left by the link in the e-mail.',
  ].filter(Boolean);
}

/** Texts of a refused card, by the reason that the API gives where it helps. */
const CARD_REFUSALS = {
  insufficient_funds: 'Your card was refused, because there is not enough money in its account.',
  expired_card: 'Your card was refused, because it has expired.',
  wrong_details: 'Your card was refused, because its details are not right. Check number, expiry date and code.',
};

/**
 * Returns the text about a refused payment for its buyer, undefined if none was refused. The card is named only where it was the cause.
 * @param {{ refusal?: { cause: string, reason?: string } } | undefined} payment of a checkout
 */
export function refusalText({ refusal } = {}) {
  if (!refusal) return undefined;
  const general = refusal.cause === 'card' ? 'Your card was refused.' : 'This way to pay did not work.';
  const text = Object.hasOwn(CARD_REFUSALS, refusal.reason ?? '') ? CARD_REFUSALS[refusal.reason] : general;
  return `${text} Nothing was charged.`;
}

/**
 * Returns true when the API still tells where a payment can be made, or will tell: nothing of it is left once it has failed.
 * @param {{ accessCode?: string | null, checkoutUrl?: string | null, bankAccount?: object | null, refusal?: object }} payment
 */
export const canStillBePaid = ({ accessCode, checkoutUrl, bankAccount, refusal }) =>
  !refusal || Boolean(accessCode ?? checkoutUrl ?? bankAccount);
