import { PROVIDER_TEXTS, type Showcase, shopClosing, siteContent, type SiteContent, storeDetails } from '@svc/contracts';
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
    average: z.number().describe('Average rating over all products of the store, 1 to 5 with two decimals.'),
    count: z.number().int().describe('Number of ratings over all products of the store.'),
    items: z
      .array(
        z
          .object({
            author: z.string().describe('Name of the reviewer, to show below the review.'),
            rating: z.number().int().describe('Rating that the review gives the product, 1 to 5 stars.'),
            text: z.string().optional().describe('Text of the review, plain text; absent when the reviewer gave stars alone.'),
            date: z.string().meta({ format: 'date' }).describe('Date of the review, `YYYY-MM-DD`.'),
            productName: z.string().describe('Name of the reviewed product as buyers read it.'),
            productSlug: z.string().describe('`slug` of the reviewed product, with which to link to the product’s page.'),
          })
          .meta({ id: 'StorefrontReview', description: 'A review of a product.' }),
      )
      .describe('Newest reviews of products of the store, the newest first, at most 20.'),
  })
  .meta({ id: 'StorefrontReviews', description: 'Ratings of all products of the store, with the newest reviews.' });
export type StoreReviews = z.infer<typeof storeReviews>;

/** Everything for a home page in one call (§2.7, §4.1 r1). */
export const storefront = z
  .object({
    ref: z.string().describe('Ref of the workspace (`wks_…`) that the store belongs to, given by the service.'),
    displayName: z.string().describe('Name of the store to show to visitors, plain text.'),
    timezone: z
      .string()
      .describe('IANA time zone of the store, such as `Africa/Lagos`, in which business hours and days of booking are meant.'),
    ...storeDetails,
    content: siteContent
      .optional()
      .describe(
        'Texts, links and media for the parts of the site, such as `header`, `hero`, `footer` and each section of `renderConfig`. Absent until the merchant has written them and published the storefront document.',
      ),
    catalogs: z
      .array(publicCatalogSummary)
      .describe(
        'Published media catalogs of the store in short (galleries of pictures, videos and files), in display order; empty when there are none.',
      ),
    packages: z
      .array(publicPackageSummary)
      .describe('Published packages of the store in short, in display order; empty when there are none. `products` lists them, too.'),
    packageDetails: z
      .record(z.string(), publicAttachedPackage)
      .describe('All published packages of the store with their options: `slug` of the package → package.'),
    products: z
      .array(publicProductSummary)
      .describe('Published products and packages of the store in short, in display order; the same list as `GET /v1/store/products`.'),
    collections: z
      .array(publicCollectionSummary)
      .describe('Published collections of the store in short, in display order; the same list as `GET /v1/store/collections`.'),
    events: z
      .array(publicEventSummary)
      .describe(
        'Published events of the store in short that have not ended more than 24 hours ago, earliest start first; the same list as `GET /v1/store/events`.',
      ),
    paymentMethods: z
      .array(z.string())
      .describe(
        `Ways to pay that buyers have in the store’s primary currency: ${PROVIDER_TEXTS.eitherRail}. Empty when there are none; the same list as \`GET /v1/store/payment-methods\`.`,
      ),
    reviews: storeReviews
      .optional()
      .describe('Ratings over all products of the store: average, number and newest reviews. Absent when there are none.'),
    closed: shopClosing
      .optional()
      .describe(
        'Closing of the shop, while it is closed: in live mode no checkout opens, and nobody registers. Show `note`, and when the shop opens. With a test key, too, so that a site can be tried. Absent while the shop is open.',
      ),
    forms: z
      .array(embeddedForm)
      .describe('Published forms of the store, such as a contact form, in display order; empty when there are none.'),
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
  | 'closed'
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
    closed: closingAt(store, now),
  };
}

/** Returns the closing of a store while it lasts; the view holds until its end (D-30). */
function closingAt({ closed }: StoreProfile, now: Moment): Storefront['closed'] {
  if (!closed || (closed.until !== null && now.hasReached(closed.until))) return undefined;
  const { isSuspended: _, ...shown } = closed;
  return shown;
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
