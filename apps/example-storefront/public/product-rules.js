/** The rules for rendering a product (specification §2.3), free of any page. */

/**
 * Rule 4, in its order: what a buyer can do with the variant, and of how many (`Infinity` = no cap).
 * Rule 5: a sold-out variant can be looked at, but its action is `sold_out`.
 */
export function actionFor(product, variant) {
  if (!variant.soldOut) return { kind: 'buy', most: variant.availableQty ?? Infinity };
  if (product.preorderable) return { kind: 'preorder', most: product.preorderRemaining ?? Infinity };
  if (product.saveForItSaveable) return { kind: 'save', most: 1 };
  return { kind: 'sold_out', most: 0 };
}

/**
 * Mark of a choice beside its label, as `display` asks (rule 3). A colour without a swatch is shown as text, as a picture is that is not there.
 * @param {string} display
 * @param {{ swatchHex?: string | null, image?: string }} choice
 */
export function markOf(display, { swatchHex, image }) {
  if (display === 'color' && swatchHex) return { kind: 'swatch', swatchHex };
  if (display === 'image' && image) return { kind: 'image', image };
  return { kind: 'text' };
}

/** Rule 4, its end: whether visitors may ask for an alert when a variant is back. */
export const offersAlert = (product, variant) => actionFor(product, variant).kind === 'sold_out' && Boolean(product.restockAlertsEnabled);

/** Rule 6. */
export const showsReviews = (product) => Boolean(product.reviews && product.reviewsEnabled);

/** The add-on groups that go with a variant: those of the product, and those of just this variant. */
export const addonGroupsFor = (product, variant) =>
  (product.addonGroups ?? []).filter(({ variantRef }) => !variantRef || variantRef === variant?.ref);

/**
 * Returns the kind of inquiry for a variant that no cart can hold: a price (`quote`), a day or days (`day`, as only slots are free or taken),
 * which the merchant is asked about by e-mail, or sold out (`sold_out`). Undefined for variants that can be bought or saved up for.
 * @param {{ pricingMode?: string, schedulingType?: string }} variant
 * @param {{ kind: string }} action as actionFor says
 */
export function askedByEmail({ pricingMode, schedulingType = 'none' }, { kind }) {
  if (kind === 'sold_out') return kind;
  if (pricingMode === 'quote') return 'quote';
  return ['date', 'date_range'].includes(schedulingType) ? 'day' : undefined;
}

/** The questions to a buyer of a variant: those of the product first. */
export const questionsFor = (product, variant) => [...(product.formFields ?? []), ...(variant.formFields ?? [])];

/**
 * Returns the sentence about delivery beside the button: the lowest fee in a currency, and the zone's word on how long it takes.
 * Undefined for products that are not sent, and where nothing can be sent in the currency.
 * @param {{ needsDelivery?: boolean }} product
 * @param {{ kind: string, etaText?: string, prices: { currency: string, priceMinor: number }[] }[]} zones
 * @param {(minor: number) => string} write of an amount
 */
export function deliveryNote({ needsDelivery }, zones, currency, write) {
  const offers = zones
    .flatMap(({ kind, etaText, prices }) =>
      prices.filter((price) => price.currency === currency).map(({ priceMinor }) => ({ kind, etaText, priceMinor })),
    )
    .sort((one, other) => one.priceMinor - other.priceMinor);
  const [cheapest] = offers.filter(({ kind }) => kind === 'delivery');
  const pickup = offers.some(({ kind }) => kind === 'pickup');
  if (!needsDelivery || !offers.length) return undefined;
  if (!cheapest) return 'To be collected';
  const eta = cheapest.etaText ? ` (${cheapest.etaText})` : '';
  const fee = cheapest.priceMinor ? `Delivery from ${write(cheapest.priceMinor)}` : 'Free delivery';
  return `${fee}${eta}${pickup ? ', or collect it' : ''}`;
}
