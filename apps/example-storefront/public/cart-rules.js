/**
 * The rules of the cart, free of any page. A cart is `{ lines, deliveryZoneRef }`; a line is what the API takes of it
 * (`variantRef`, `quantity`, `addons`, `slotStartUtc`, `responses`) with what the page shows: `slug`, `name`, `details`,
 * `imageUrl`, `needsDelivery`, `isBooked`, `questions` (as the API asks them), and `prices`, `{ currency: minor units }` of one with its add-ons.
 */

/**
 * A line as POST /store/checkouts takes it (specification §4.2). Add-ons and answers are sent also when there are none: what
 * is left out, the buyer is asked for on the hosted page (D-38).
 * @param {{ variantRef: string, quantity: number, addons?: object[], slotStartUtc?: string, responses?: object }} line
 */
export const itemOf = ({ variantRef, quantity, addons = [], slotStartUtc, responses = {} }) => ({
  variantRef,
  quantity,
  addons,
  ...(slotStartUtc && { slotStartUtc }),
  responses,
});

const isSame = (one, other) => JSON.stringify(itemOf({ ...one, quantity: 1 })) === JSON.stringify(itemOf({ ...other, quantity: 1 }));

/** Returns the number of a variant that can be added when there are `most` of it, whatever the other lines want with it. */
export const roomFor = ({ lines }, variantRef, most) =>
  Math.max(
    0,
    most -
      sumOf(
        lines.filter((line) => line.variantRef === variantRef),
        ({ quantity }) => quantity,
      ),
  );

/** The cart with a line more, or with more of a line that is the same; never with more than there are. */
export function withLine(cart, line, most) {
  const quantity = Math.min(line.quantity, roomFor(cart, line.variantRef, most));
  if (quantity < 1) return cart;
  const at = cart.lines.findIndex((other) => isSame(line, other));
  if (at < 0) return { ...cart, lines: [...cart.lines, { ...line, quantity }] };
  return withQuantity(cart, at, cart.lines[at].quantity + quantity);
}

/** The cart with so many of a line; none of it is no line. */
export const withQuantity = (cart, at, quantity) => ({
  ...cart,
  lines: cart.lines.flatMap((line, index) => (index !== at ? [line] : quantity > 0 ? [{ ...line, quantity }] : [])),
});

/** The cart with other answers to the questions of a line. */
export const withAnswers = (cart, at, responses) => ({
  ...cart,
  lines: cart.lines.map((line, index) => (index === at ? { ...line, responses } : line)),
});

/**
 * `Initials to stitch: AO` for each answer of a line; of a box that was ticked the question alone.
 * @param {{ questions?: { key: string, label: string, type: string }[], responses?: Record<string, unknown> }} line
 */
export const answerTexts = ({ questions = [], responses = {} }) =>
  questions
    .filter(({ key }) => key in responses)
    .map(({ key, label, type }) =>
      type === 'checkbox' ? label : `${/[?:]$/.test(label) ? label : `${label}:`} ${[responses[key]].flat().join(', ')}`,
    );

export const countOf = ({ lines }) => sumOf(lines, ({ quantity }) => quantity);

/** The currencies in which every line has a price: a checkout has one currency, and nothing is converted. */
export const currenciesFor = ([first, ...others]) =>
  Object.keys(first?.prices ?? {}).filter((currency) => others.every(({ prices }) => currency in prices));

/** Without delivery and fees; the service has the last word on money. */
export const subtotalOf = (lines, currency) => sumOf(lines, ({ prices, quantity }) => prices[currency] * quantity);

/** Returns the sums of a cart before the fees of the checkout; `deliveryMinor` is missing until a zone is chosen. */
export function totalsOf(cart, zones, currency) {
  const subtotalMinor = subtotalOf(cart.lines, currency);
  const zone = needsDelivery(cart) && zonesIn(zones, currency).find(({ ref }) => ref === cart.deliveryZoneRef);
  if (!zone) return { subtotalMinor, totalMinor: subtotalMinor };
  const deliveryMinor = feeOf(zone, subtotalMinor, currency);
  return { subtotalMinor, deliveryMinor, totalMinor: subtotalMinor + deliveryMinor };
}

/** Returns the fee of a zone that has a price in the currency: none from its `freeOver` on. */
export const feeOf = ({ prices, freeOver = {} }, subtotalMinor, currency) =>
  subtotalMinor >= (freeOver[currency] ?? Infinity) ? 0 : prices.find((price) => price.currency === currency).priceMinor;

export const needsDelivery = ({ lines }) => lines.some((line) => line.needsDelivery);

/** Where things can be sent in a currency: a zone without a price in it takes none. */
export const zonesIn = (zones, currency) => zones.filter(({ prices }) => prices.some((price) => price.currency === currency));

/** Returns the lines of a cart as the return page names them: nothing that the buyer has written. */
export const linesIn = ({ lines }) => lines.map(({ name, details = [], quantity, imageUrl }) => ({ name, details, quantity, imageUrl }));

/** Returns the order for which this shop's server opens a checkout. */
export const orderOf = (cart, currency) => ({
  items: cart.lines.map(itemOf),
  currency,
  ...(needsDelivery(cart) && cart.deliveryZoneRef && { deliveryZoneRef: cart.deliveryZoneRef }),
});

/**
 * Returns the number of a variant that can be bought now, by GET /store/availability (rule 4): undefined when it is not for sale.
 * @param {{ variants?: Record<string, number | null>, preorderable?: string[], preorderRemaining?: Record<string, number> }} availability
 * @param {string} ref
 */
export function mostOf({ variants = {}, preorderable = [], preorderRemaining = {} }, ref) {
  if (!(ref in variants)) return undefined;
  if (variants[ref] === 0 && preorderable.includes(ref)) return preorderRemaining[ref] ?? Infinity;
  return variants[ref] ?? Infinity;
}

const LISTS = {
  invalid: () => 'This is not for sale any more.',
  unpriced: () => 'This has no price in the chosen currency.',
  soldOut: (left) => (left ? `Only ${left} left.` : 'Sold out.'),
  quantity: () => 'Please take another number of these.',
};

/**
 * Where to show a refusal of the API: `{ lines: [message or undefined, …], delivery, isPlaced }`. Its `details` name things
 * by their refs, and fields by their place in the body; what has no place is named by the message alone.
 */
export function faultsOf({ items, deliveryZoneRef }, { details = {} }) {
  const about = new Map();
  for (const [list, say] of Object.entries(LISTS)) for (const ref of details[list] ?? []) about.set(ref, say(details.remaining?.[ref]));
  const fields = Object.entries(details.fields ?? {});
  const inField = (start) => fields.find(([path]) => path.startsWith(start))?.[1];
  const lines = items.map(
    ({ variantRef, addons = [] }, at) =>
      inField(`items[${at}]`) ?? [variantRef, ...addons.map(({ optionRef }) => optionRef)].map((ref) => about.get(ref)).find(Boolean),
  );
  const delivery = inField('deliveryZoneRef') ?? about.get(deliveryZoneRef);
  return { lines, delivery, isPlaced: [...lines, delivery].some(Boolean) };
}

const sumOf = (list, value) => list.reduce((sum, entry) => sum + value(entry), 0);
