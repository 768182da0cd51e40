import { refOf } from '@svc/kernel';
import type { EventSummarySource } from './event-source';
import type { Moment } from './moment';
import { presentCollectionSummary } from './present-collection';
import { presentEventList } from './present-event-list';
import { presentEmbeddedForm } from './present-form';
import { presentAttachedPackage, presentPackageSummary } from './present-package';
import { presentProductSummary } from './present-product-summary';
import type { ProductSource, ProductSummarySource } from './product-source';
import type { StoreProfile } from './store-profile';
import type { StorefrontSource } from './storefront-source';
import type { Storefront } from './storefront.view';
import { withShowcaseRefs } from './with-showcase-refs';
import { withOptionRefs } from './with-option-refs';

/** All that a storefront shows, each list as its own endpoint answers it (§4.1 r1). */
export interface StorefrontParts {
  page: StorefrontSource;
  shelf: { products: readonly ProductSummarySource[]; packages: readonly ProductSource[] };
  events: readonly EventSummarySource[];
  /** Rails that can be charged in the primary currency. */
  paymentMethods: readonly string[];
}

type Lists = Pick<
  Storefront,
  'catalogs' | 'packages' | 'packageDetails' | 'products' | 'collections' | 'events' | 'paymentMethods' | 'reviews' | 'forms'
>;

/** The storefront (§2.7); a document that is missing or not published leaves the lists alone. */
export function presentStorefront(parts: StorefrontParts, store: StoreProfile, now: Moment): Storefront {
  const lists = presentLists(parts, store, now);
  return {
    ref: refOf('wks', store.workspaceId),
    displayName: store.displayName,
    timezone: store.timezone,
    ...presentDocument(parts.page, lists, now),
    ...lists,
  };
}

function presentLists({ page, shelf, events, paymentMethods }: StorefrontParts, store: StoreProfile, now: Moment): Lists {
  return {
    catalogs: page.catalogs.map(({ id, ...catalog }) => ({ ref: refOf('cat', id), ...catalog })),
    packages: shelf.packages.map((source) => presentPackageSummary(source, store)),
    packageDetails: Object.fromEntries(shelf.packages.map((source) => [source.slug, presentAttachedPackage(source, store, now)])),
    products: shelf.products.map((source) => presentProductSummary(source, store, now)),
    collections: page.collections.map(presentCollectionSummary),
    events: presentEventList(events, store, now),
    paymentMethods: [...paymentMethods],
    reviews: page.reviews.count > 0 ? page.reviews : undefined,
    forms: page.forms.map(presentEmbeddedForm),
  };
}

function presentDocument(page: StorefrontSource, lists: Lists, now: Moment): StorefrontSource['document'] & { type: string } {
  const { content, ...branding } = page.document ?? { type: 'store' };
  if (!content) return branding;
  const published = page.notes.filter(({ publishedAt }) => now.hasReached(publishedAt));
  const notes = published.map(({ slug, id }) => ({ slug, ref: refOf('not', id) }));
  return { ...branding, content: withShowcaseRefs(withOptionRefs(content, page.packageOptionIds), { ...lists, notes }) };
}
