import { ticketDetails } from '@storefront-service/sdk';

/** The rules of registering for free and of buying tickets (specification §2.1, §4.3 and §4.4), free of any page. */

const MOST_NAMED = 50;

/**
 * The ticket types that can be had here and now; those of an external event are sold elsewhere.
 * @param {{ mode?: string, ticketTypes?: { ref: string, kind: string, soldOut?: boolean }[] }} event
 */
export const tiersOnSale = ({ mode, ticketTypes = [] }) => (mode === 'external' ? [] : ticketTypes.filter(({ soldOut }) => !soldOut));

/** Returns true where this shop's server has to open a checkout: a free type is registered for from the page. */
export const isPaid = ({ kind }) => kind !== 'free';

/**
 * The hidden or invite-only type that a guest was sent a link to, `?ticket=<ref>&code=<unlock code>`; without the code it is
 * asked for. The API lists such a type nowhere, and judges code and answers.
 */
export function invitedTier(search) {
  const query = new URLSearchParams(search);
  const [ref, unlockCode] = [query.get('ticket'), query.get('code') ?? ''];
  return ref ? { ref, unlockCode, kind: 'paid', name: 'By invitation', description: 'You see the price before you pay.' } : undefined;
}

/**
 * Returns the chosen tickets: `[{ tier, at, quantity, amountMinor }]`, without the types of which none is chosen. `at` is the place of the
 * type in the form, and `amountMinor` the donation for each.
 * @param {Record<string, any>} body of the form, with an entry in `tickets` for each of `tiers`
 * @param {(currency: string) => number} digits number of decimals of a currency
 */
export function linesOf({ tickets = [] }, tiers, digits) {
  const lines = tiers.map((tier, at) => {
    const { quantity, amountMinor } = tickets[at] ?? {};
    const donation = tier.kind === 'donation' ? Math.round(Number(amountMinor) * 10 ** digits(tier.currency)) : undefined;
    return { tier, at, quantity: Math.max(0, Math.trunc(Number(quantity)) || 0), amountMinor: donation };
  });
  return lines.filter(({ quantity }) => quantity > 0);
}

/** Returns the handling of the chosen tickets: `none`, `register` (all of them free), `pay`, or `both`: free ones come with paid ones. */
export function handlingOf(lines) {
  if (!lines.length) return 'none';
  const paid = lines.filter(({ tier }) => isPaid(tier)).length;
  return paid === 0 ? 'register' : paid === lines.length ? 'pay' : 'both';
}

/**
 * In what it is paid: the wanted currency where all that has a price has one in it and nothing is a gift, else the event's
 * own; undefined where the API has to choose.
 */
export function currencyOf(lines, wanted) {
  const paid = lines.map(({ tier }) => tier).filter((tier) => isPaid(tier) && tier.currency);
  return paid.length && paid.every(({ kind, prices = [] }) => kind !== 'donation' && prices.some(({ currency }) => currency === wanted))
    ? wanted
    : paid[0]?.currency;
}

/** Returns the price without fees, in minor units; undefined as long as that of a part is not known. */
export function subtotalOf(lines, currency) {
  const sum = lines.reduce((total, { tier, quantity, amountMinor }) => total + quantity * costOf(tier, currency, amountMinor), 0);
  return Number.isFinite(sum) ? sum : undefined;
}

/** The guests of a ticket type with the answers that are given for it alone, which are each one's. */
const answeredBy = (attendees = [], { responses }, seats) =>
  Array.from({ length: seats }, (_, seat) => ({ ...attendees[seat], responses }));

const costOf = (tier, currency, amountMinor) => {
  if (tier.kind === 'free') return 0;
  return (
    amountMinor ??
    tier.prices?.find((price) => price.currency === currency)?.priceMinor ??
    (tier.currency === currency ? (tier.priceMinor ?? NaN) : NaN)
  );
};

/**
 * The details that what is taken needs, with one entry in `lines` for each of `lines`; no more seats than can be taken, whatever
 * number is typed.
 */
export const detailsOf = (lines, { dobMode = 'order', attendeeEmailRequired = false }) =>
  ticketDetails(
    lines.map(({ tier: ticket, quantity }) => ({ ticket, quantity: Math.min(quantity, quantityLimits(ticket).most, MOST_NAMED) })),
    { dobMode, attendeeEmailRequired },
  );

/** The steps of minor units in which payment providers charge currencies (decision D-128); 1 for those that are not named. */
const STEPS = { BHD: 10, JOD: 10, KWD: 10, OMR: 10, TND: 10, MGA: 100 };

/**
 * The fees of one ticket that its buyer pays, in minor units (decisions D-92, D-93, D-128); undefined where the service's flat part is not known, since it
 * is in the event's primary currency, which is that of the ticket type.
 */
export function feesOn(
  { frontdeskFeeMode, currency: primary },
  { frontdeskFee = {}, customerFee = {}, customerFeeFlatByCurrency = {} },
  { priceMinor, currency },
) {
  const step = STEPS[currency] ?? 1;
  const share = ({ pct = 0 }) => Math.round((priceMinor * pct) / 100 / step) * step;
  const isPassedOn = frontdeskFeeMode === 'pass_on';
  if (currency !== primary && isPassedOn && frontdeskFee.flatMinor) return undefined;
  const ownFlat = currency === primary ? (customerFee.flatMinor ?? 0) : (customerFeeFlatByCurrency[currency] ?? 0);
  return share(customerFee) + ownFlat + (isPassedOn ? share(frontdeskFee) + (frontdeskFee.flatMinor ?? 0) : 0);
}

/** Returns the least and the largest number of tickets of a type in one registration. */
export const quantityLimits = ({ minPerOrder = 1, maxPerOrder = Infinity, remaining = Infinity }) => ({
  least: minPerOrder,
  most: Math.max(minPerOrder, Math.min(maxPerOrder, remaining)),
});

/**
 * The questions to show for the answers so far, `{ [key]: text or texts }`: one with `showIf` is asked when the question
 * it depends on is asked too, and answered that way.
 */
export function questionsAsked(formFields = [], answers = {}) {
  const questions = new Map();
  for (const field of formFields) {
    const { showIf } = field;
    const applies = !showIf || (questions.has(showIf.field) && [answers[showIf.field]].flat().includes(showIf.equals));
    if (!field.hidden && applies) questions.set(field.key, field);
  }
  return [...questions.values()];
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
 * The form's body as POST …/register and …/checkout take it: what is taken, with how many and how much as numbers, blank
 * codes left out, answers that are of one type alone (`own`) with its guests, and the currency where something is paid.
 * @param {Record<string, any>} body
 * @param {{ tier: object, at: number, quantity: number, amountMinor?: number }[]} lines of the same body
 * @param {string | undefined} currency
 */
export function orderOf({ discountCode, unlockCodes, own, ...body }, lines, currency) {
  const codes = unlockCodes?.filter(Boolean) ?? [];
  return {
    ...body,
    tickets: lines.map(({ tier, at, quantity, amountMinor }) => {
      const attendees = own?.[at]
        ? answeredBy(body.tickets[at].attendees, own[at], quantity * (tier.groupSize ?? 1))
        : body.tickets[at].attendees;
      return { ticketTypeRef: tier.ref, quantity, ...(amountMinor !== undefined && { amountMinor }), ...(attendees && { attendees }) };
    }),
    ...(discountCode && { discountCode }),
    ...(codes.length > 0 && { unlockCodes: codes }),
    ...(currency && handlingOf(lines) !== 'register' && { currency }),
  };
}

/**
 * Returns the faults that the API found, `{ [field's name]: message }`: `details.fields` names fields by their place in the body, the
 * lists of `details` name the ticket type, and the message then describes the fault. Lines are in the body one after
 * the other, and in the form each at the place of its type.
 * @param {{ tier: { ref: string }, at: number }[]} lines
 * @param {{ message?: string, details?: Record<string, any> }} error
 */
export function faultsByField(lines, { message, details = {} }) {
  const faults = lines.flatMap(({ tier: { ref }, at }) => {
    const name = `tickets[${at}].quantity`;
    const left = details.remaining?.[ref];
    if (details.soldOut?.includes(ref)) return [[name, left ? `Only ${left} left.` : 'Sold out.']];
    return details.quantity?.includes(ref) || details.invalid?.includes(ref) ? [[name, message]] : [];
  });
  const inFields = Object.entries(details.fields ?? {}).map(([path, fault]) => [
    path.replace(/^tickets\[(\d+)\]/, (whole, line) => (lines[line] ? `tickets[${lines[line].at}]` : whole)),
    fault,
  ]);
  return Object.fromEntries([...faults, ...inFields]);
}

function put(parent, [step, next, ...rest], value) {
  if (next !== undefined) put((parent[step] ??= /^\d+$/.test(next) ? [] : {}), [next, ...rest], value);
  else parent[step] = Object.hasOwn(parent, step) ? [parent[step], value].flat() : value;
}
