/** The rules of registering for free and of buying tickets (specification 2.1, 4.3 and 4.4), free of any page. */

const MOST_NAMED = 50;

/**
 * The ticket types that can be had here and now; those of an external event are sold elsewhere.
 * @param {{ mode?: string, ticketTypes?: { ref: string, kind: string, soldOut?: boolean }[] }} event
 */
export const tiersOnSale = ({ mode, ticketTypes = [] }) => (mode === 'external' ? [] : ticketTypes.filter(({ soldOut }) => !soldOut));

/** Whether this shop's server has to open a checkout: a free type is registered for from the page. */
export const isPaid = ({ kind }) => kind !== 'free';

/**
 * The hidden or invite-only type that a guest was sent a link to, `?ticket=<ref>&code=<unlock code>`; the API lists it
 * nowhere, and judges code and answers.
 */
export function invitedTier(search) {
  const query = new URLSearchParams(search);
  const [ref, unlockCode] = [query.get('ticket'), query.get('code')];
  return ref && unlockCode ? { ref, unlockCode, kind: 'paid', name: 'By invitation' } : undefined;
}

/**
 * The fees of one ticket that its buyer pays, in minor units (decisions D-92, D-93); undefined where the service's flat part is not known, since it
 * is told in the event's primary currency, which is that of the ticket type.
 */
export function feesOn({ frontdeskFeeMode, currency: primary }, { frontdeskFee = {}, customerFee = {}, customerFeeFlatByCurrency = {} }, { priceMinor, currency }) {
  const share = ({ pct = 0 }) => Math.round((priceMinor * pct) / 100);
  const isPassedOn = frontdeskFeeMode === 'pass_on';
  if (currency !== primary && isPassedOn && frontdeskFee.flatMinor) return undefined;
  const ownFlat = currency === primary ? (customerFee.flatMinor ?? 0) : (customerFeeFlatByCurrency[currency] ?? 0);
  return share(customerFee) + ownFlat + (isPassedOn ? share(frontdeskFee) + (frontdeskFee.flatMinor ?? 0) : 0);
}

/** How few and how many tickets of a type one registration can take. */
export const quantityLimits = ({ minPerOrder = 1, maxPerOrder = Infinity, remaining = Infinity }) => ({
  least: minPerOrder,
  most: Math.max(minPerOrder, Math.min(maxPerOrder, remaining)),
});

/** How many people so many tickets admit, when the event wants to know each of them; otherwise 0. */
export function seatsToName(tier, event, quantity) {
  const isAsked = tier.requiresAttendeeDetails || birthAsked(tier, event) === 'attendee';
  return isAsked ? Math.min(quantity, quantityLimits(tier).most, MOST_NAMED) * (tier.groupSize ?? 1) : 0;
}

/** Whose date of birth is asked: of whoever registers (`order`), of each guest (`attendee`), or of nobody. */
export const birthAsked = ({ minAge }, { dobMode = 'order' }) => (minAge ? dobMode : undefined);

/**
 * The questions to show for the answers so far, `{ [key]: text or texts }`: one with `showIf` is asked when the question
 * it depends on is asked too, and answered that way.
 */
export function questionsAsked(formFields = [], answers = {}) {
  const asked = new Map();
  for (const field of formFields) {
    const { showIf } = field;
    const applies = !showIf || (asked.has(showIf.field) && [answers[showIf.field]].flat().includes(showIf.equals));
    if (!field.hidden && applies) asked.set(field.key, field);
  }
  return [...asked.values()];
}

/**
 * The body that a form's entries make when each field is named by its place in it: `contact.name`,
 * `tickets[0].attendees[1].name`. Of several fields with one name it makes a list. The same names come back with faults.
 */
export function bodyOf(entries) {
  const body = {};
  for (const [path, value] of entries) put(body, path.split(/[.[\]]+/).filter(Boolean), value);
  return body;
}

/**
 * The form's body as POST …/register and …/checkout take it: how many and how much as numbers, blank codes left out, and
 * the currency where something is paid.
 * @param {Record<string, any>} body
 * @param {{ kind: string }} tier
 * @param {{ currency: string, digits: number } | undefined} money
 */
export function orderOf({ discountCode, ...body }, tier, money) {
  const [{ quantity = 1, amountMinor, ...ticket }] = body.tickets;
  return {
    ...body,
    tickets: [{ ...ticket, quantity: Number(quantity), ...(amountMinor && { amountMinor: Math.round(Number(amountMinor) * 10 ** money.digits) }) }],
    ...(discountCode && { discountCode }),
    ...(isPaid(tier) && money && { currency: money.currency }),
  };
}

/**
 * What the API found wrong, `{ [field's name]: message }`: `details.fields` names fields as the form does, the lists of
 * `details` name the ticket type, and the message then says what is the matter.
 * @param {Record<string, any>} order
 * @param {{ message?: string, details?: Record<string, any> }} error
 */
export function faultsByField({ tickets: [ticket] }, { message, details = {} }) {
  const isIn = (list) => details[list]?.includes(ticket.ticketTypeRef);
  const left = details.remaining?.[ticket.ticketTypeRef];
  return {
    ...(isIn('quantity') && { 'tickets[0].quantity': message }),
    ...(isIn('soldOut') && { 'tickets[0].quantity': left ? `Only ${left} left.` : 'Sold out.' }),
    ...details.fields,
  };
}

function put(parent, [step, next, ...rest], value) {
  if (next !== undefined) put((parent[step] ??= /^\d+$/.test(next) ? [] : {}), [next, ...rest], value);
  else parent[step] = Object.hasOwn(parent, step) ? [parent[step], value].flat() : value;
}
