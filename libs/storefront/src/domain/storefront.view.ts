import { siteContent, storeDetails } from '@svc/contracts';
import { z } from 'zod';
import { publicCatalogSummary } from './catalog.view';
import { publicCollectionSummary } from './collection.view';
import { publicEventSummary } from './event-summary.view';
import { embeddedForm } from './form.view';
import { publicAttachedPackage, publicPackageSummary } from './package.view';
import { publicProductSummary } from './product-summary.view';

/** What buyers say of the store's products, the newest reviews first, at most 20 (§2.7). */
const storeReviews = z
  .object({
    average: z.number(),
    count: z.number().int(),
    items: z.array(
      z
        .object({
          author: z.string(),
          rating: z.number().int(),
          text: z.string().optional(),
          date: z.string().meta({ format: 'date' }),
          productName: z.string(),
          productSlug: z.string(),
        })
        .meta({ id: 'StorefrontReview' }),
    ),
  })
  .meta({ id: 'StorefrontReviews' });
export type StoreReviews = z.infer<typeof storeReviews>;

/** All that a home page needs in one call (§2.7, §4.1 r1). */
export const storefront = z
  .object({
    ref: z.string(),
    displayName: z.string(),
    timezone: z.string(),
    ...storeDetails,
    content: siteContent.optional(),
    catalogs: z.array(publicCatalogSummary),
    packages: z.array(publicPackageSummary),
    packageDetails: z.record(z.string(), publicAttachedPackage).describe('Package slug → the package with its options.'),
    products: z.array(publicProductSummary),
    collections: z.array(publicCollectionSummary),
    events: z.array(publicEventSummary),
    paymentMethods: z.array(z.string()).describe('Rails that can be charged in the primary currency.'),
    reviews: storeReviews.optional(),
    forms: z.array(embeddedForm),
  })
  .meta({ id: 'Storefront', description: 'Brand, theme, sections, pages, content and all lists of the store.' });
export type Storefront = z.infer<typeof storefront>;
