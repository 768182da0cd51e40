import { refOf } from '@svc/kernel';
import type { Moment } from './moment';
import { offerState } from './offer-state';
import { presentPricesFrom } from './present-prices';
import { presentRating } from './present-reviews';
import type { ProductSummarySource } from './product-source';
import type { PublicProductSummary } from './product-summary.view';
import type { StoreProfile } from './store-profile';

/** The public reference of a product (`prd_…`) or a package (`pkg_…`). */
export function productRef({ id, isPackage }: { id: string; isPackage: boolean }): string {
  return refOf(isPackage ? 'pkg' : 'prd', id);
}

/** A product in a list (§2.2). */
export function presentProductSummary(source: ProductSummarySource, store: StoreProfile, now: Moment): PublicProductSummary {
  const { soldOut, preorderable, saveForItSaveable } = offerState(source, store, now);
  return {
    ref: productRef(source),
    name: source.name,
    slug: source.slug,
    isPackage: source.isPackage,
    coverUrl: source.coverUrl,
    ...presentPricesFrom(source.variants, store.currencies),
    variantCount: source.variants.length,
    soldOut,
    saveForItSaveable,
    preorderable,
    ...presentRating(source),
    updatedAt: source.updatedAt,
  };
}
