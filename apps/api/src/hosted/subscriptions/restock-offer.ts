import type { PublicProduct } from '@svc/storefront';

type Variant = PublicProduct['variants'][number];

/** What the page of a product offers: word of what is sold out (`chosen`: of just this), or the way to the shop. */
export interface RestockOffer {
  awaited: readonly Variant[];
  chosen?: Variant;
}

/**
 * What can be waited for (§2.3 r4), of the variant that a link names, or else of all; undefined where the product is sold
 * out and the merchant takes no alerts for it.
 */
export function restockOfferOf({ variants, restockAlertsEnabled }: Pick<PublicProduct, 'variants' | 'restockAlertsEnabled'>, variantRef: string): RestockOffer | undefined {
  const named = variants.find(({ ref }) => ref === variantRef);
  const awaited = named ? [named].filter(({ soldOut }) => soldOut) : variants.filter(({ soldOut }) => soldOut);
  if (awaited.length > 0 && !restockAlertsEnabled) return undefined;
  return { awaited, chosen: named };
}
