/** The rules of registering for free (specification 2.1 and 4.4), free of any page. */

const MOST_NAMED = 50;

/** The ticket types that a guest can still take without paying. */
export const tiersToRegisterFor = ({ ticketTypes }) => (ticketTypes ?? []).filter(({ kind, soldOut }) => kind === 'free' && !soldOut);

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

function put(parent, [step, next, ...rest], value) {
  if (next !== undefined) put((parent[step] ??= /^\d+$/.test(next) ? [] : {}), [next, ...rest], value);
  else parent[step] = Object.hasOwn(parent, step) ? [parent[step], value].flat() : value;
}
