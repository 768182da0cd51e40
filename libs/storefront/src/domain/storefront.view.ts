import { type Showcase, siteContent, type SiteContent, storeDetails } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import {
  type CatalogSource,
  type FormSource,
  type NoteSource,
  type PackageOptionIds,
  publicCatalogSummary,
  withOptionRefs,
} from './content.view';
import { type CollectionSource, presentCollectionSummary, publicCollectionSummary } from './collection.view';
import { presentEventList, publicEventSummary } from './event-summary.view';
import { embeddedForm, presentEmbeddedForm } from './form.view';
import { presentAttachedPackage, presentPackageSummary, publicAttachedPackage, publicPackageSummary } from './package.view';
import { presentProductSummary, publicProductSummary } from './product-summary.view';
import type { EventSummarySource } from './event-source';
import type { Moment } from './moment';
import type { ProductSource, ProductSummarySource } from './product-source';
import type { StoreProfile } from './store-profile';

/** Reviews of the store's products, the newest first, at most 20 (§2.7). */
const storeReviews = z
  .object({
    average: z.number().describe('Average of the ratings, 1 to 5 with two decimals.'),
    count: z.number().int().describe('Number of ratings of all products.'),
    items: z
      .array(
        z
          .object({
            author: z.string().describe('Name to show below the review.'),
            rating: z.number().int().describe('Stars, 1 to 5.'),
            text: z.string().optional().describe('Words of the review; absent for stars alone.'),
            date: z.string().meta({ format: 'date' }).describe('Day of the review, `YYYY-MM-DD`.'),
            productName: z.string().describe('Product that the review is about, as buyers read it.'),
            productSlug: z.string().describe('`slug` of that product, to link to it.'),
          })
          .meta({ id: 'StorefrontReview', description: 'A review of a product.' }),
      )
      .describe('Newest reviews first, at most 20.'),
  })
  .meta({ id: 'StorefrontReviews', description: 'Ratings of all products of the store, with the newest reviews.' });
export type StoreReviews = z.infer<typeof storeReviews>;

/** Everything for a home page in one call (§2.7, §4.1 r1). */
export const storefront = z
  .object({
    ref: z.string().describe('Ref of the workspace (`wks_…`).'),
    displayName: z.string().describe('Name of the store to show.'),
    timezone: z.string().describe('IANA time zone of the store, such as `Africa/Lagos`.'),
    ...storeDetails,
    content: siteContent.optional().describe('Texts, links and media of the storefront.'),
    catalogs: z.array(publicCatalogSummary).describe('Published media catalogs, in the order to show.'),
    packages: z.array(publicPackageSummary).describe('Published packages, in the order to show. They are in `products` as well.'),
    packageDetails: z.record(z.string(), publicAttachedPackage).describe('`slug` of a package → the package with its options.'),
    products: z
      .array(publicProductSummary)
      .describe('Published products and packages, in the order to show; the same as `GET /v1/store/products`.'),
    collections: z
      .array(publicCollectionSummary)
      .describe('Published collections, in the order to show; the same as `GET /v1/store/collections`.'),
    events: z
      .array(publicEventSummary)
      .describe('Published events that ended at most 24 hours ago, by their start; the same as `GET /v1/store/events`.'),
    paymentMethods: z
      .array(z.string())
      .describe('Ways to pay in the primary currency, such as `card`; the same as `GET /v1/store/payment-methods`.'),
    reviews: storeReviews.optional().describe('Ratings of all products; absent when there are none.'),
    forms: z.array(embeddedForm).describe('Published forms, in the order to show.'),
  })
  .meta({
    id: 'Storefront',
    description:
      'Everything for a home page in one call: brand, theme, sections, pages and content, with all lists of the store. Parts of the storefront’s document are absent until the merchant has published it.',
  });
export type Storefront = z.infer<typeof storefront>;

type ComputedFields =
  | 'ref'
  | 'displayName'
  | 'timezone'
  | 'catalogs'
  | 'packages'
  | 'packageDetails'
  | 'products'
  | 'collections'
  | 'events'
  | 'paymentMethods'
  | 'reviews'
  | 'forms';

/** Stored fields of a storefront beside its products and events, the input of the presenter. */
export interface StorefrontSource {
  /** The published storefront document; links and showcases in it hold slugs and key paths. */
  document?: Omit<Storefront, ComputedFields>;
  /** Published forms in display order, like the catalogs and collections. */
  forms: readonly FormSource[];
  catalogs: readonly (Pick<CatalogSource, 'id' | 'slug' | 'name' | 'coverUrl'> & { itemCount: number })[];
  collections: readonly CollectionSource[];
  /** Notes, including those with a future time of publication. */
  notes: readonly Pick<NoteSource, 'id' | 'slug' | 'publishedAt'>[];
  packageOptionIds: PackageOptionIds;
  reviews: StoreReviews;
}

/** Parts of a storefront; each list equals the response of its own endpoint (§4.1 r1). */
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

/** Returns the storefront (§2.7); only the lists where its document is missing or not published. */
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

/** Things that a showcase can list, by its `kind`. */
export type Shown = Record<Showcase['kind'], readonly { slug: string; ref: string }[]>;

/**
 * Returns the content with refs instead of slugs in showcases; things that are not published are left out
 * (D-3.5 contentShowcaseSections).
 */
export function withShowcaseRefs(content: SiteContent, shown: Shown): SiteContent {
  if (!content.contentShowcaseSections) return content;
  const sections = Object.entries(content.contentShowcaseSections).map(([id, section]) => {
    const refs = new Map(shown[section.kind].map(({ slug, ref }) => [slug, ref]));
    return [id, { ...section, refs: section.refs.flatMap((slug) => refs.get(slug) ?? []) }] as const;
  });
  return { ...content, contentShowcaseSections: Object.fromEntries(sections) };
}
