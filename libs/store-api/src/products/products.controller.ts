import { Controller } from '@nestjs/common';
import { calendarDate, timeZone } from '@svc/contracts';
import { listLimit, Operation, type StoreCall } from '@svc/http';
import { parseMoment } from '@svc/kernel';
import {
  publicCollectionDetail,
  publicCollectionSummary,
  publicProduct,
  publicProductSlots,
  publicProductSummary,
  publicStoreAvailability,
  ReadAvailability,
  ReadProducts,
  ReadProductSlots,
  type PublicCollectionDetail,
  type PublicCollectionSummary,
  type PublicProduct,
  type PublicProductSlots,
  type PublicProductSummary,
  type PublicStoreAvailability,
} from '@svc/storefront';
import { z } from 'zod';

/** Query of the list of products: all, or those changed since a moment (D-27). */
export const listProductsQuery = z.object({
  updatedSince: z
    .string('Give one moment.')
    .refine(
      (text) => parseMoment(text) !== undefined,
      'Give a moment with its zone, such as 2026-03-01T09:00:00Z; in a URL write + as %2B.',
    )
    .overwrite((text) => parseMoment(text) ?? text)
    .meta({ format: 'date-time' })
    .describe(
      'Return only products that changed at or after this moment: ISO 8601 timestamp with zone; a bare date is 00:00 UTC. Pass the latest `updatedAt` that you have received, whose product is sent again. Leave it out for the full list.',
    )
    .optional(),
  limit: listLimit
    .describe(
      'Highest number of products to return with `updatedSince`; the full list ignores it. A shorter list means that you have caught up.',
    )
    .transform(Number),
});

/** Query of the slots (D-24). */
const readProductSlotsQuery = z.object({
  date: calendarDate
    .describe('Day whose free times to return, `YYYY-MM-DD` in the store’s time zone. Default: the first day with a free slot.')
    .optional(),
  variantRef: z
    .string('Give one ref.')
    .max(255)
    .describe(
      'Ref of the variant (`var_…`) or package option (`pko_…`) to book. Required when more than one of the product is booked by slots.',
    )
    .optional(),
  timezone: timeZone
    .describe('IANA time zone in which to return `startLocal` of the slots, such as `Africa/Lagos`. Default: the store’s.')
    .optional(),
});

/** Query of the availability of variants and package options (D-31). */
const readAvailabilityQuery = z.object({
  variantRefs: z
    .string('Name 1 to 100 variant refs, separated by commas, in one parameter.')
    .describe(
      'Refs of the variants (`var_…`) and package options (`pko_…`) whose stock to return, separated by commas: 1 to 100 different ones.',
    )
    .transform((text) =>
      text
        .split(',')
        .map((ref) => ref.trim())
        .filter((ref) => ref !== ''),
    ),
});

/** `/store/products`, `/store/collections` (§4.1) and `/store/availability` (§4.1 r4). */
@Controller()
export class ProductsController {
  constructor(
    private readonly products: ReadProducts,
    private readonly readSlots: ReadProductSlots,
    private readonly readAvailability: ReadAvailability,
  ) {}

  @Operation('GET /store/products', {
    id: 'listProducts',
    tag: 'Products',
    summary: 'List products',
    description:
      'Without `updatedSince`: all published products and packages in display order, unpaged. With it: those changed since, oldest change first, for a local copy: take the largest `updatedAt` as the next cursor and upsert by `ref`. Deleted ones arrive as `product.deleted`; unpublished ones just stop appearing, so compare with the full list now and then.',
    scope: 'products:read',
    query: listProductsQuery,
    onlyWith: { limit: 'updatedSince' },
    returns: z.array(publicProductSummary),
    prepared: { perMode: false },
  })
  list({ caller: { store, now, dependsOn }, query }: StoreCall<typeof listProductsQuery>): Promise<PublicProductSummary[]> {
    return this.products.list({ store, now, dependsOn, ...query });
  }

  @Operation('GET /store/products/:slug', {
    id: 'readProduct',
    names: 'product',
    tag: 'Products',
    summary: 'Read a product or a package',
    description:
      'One product or package with its variants, options, extras, questions and reviews. Resolve the buyer’s choice to one variant and check that out.',
    scope: 'products:read',
    returns: publicProduct,
    prepared: { perMode: false },
  })
  read({ caller: { store, now, dependsOn }, name: slug }: StoreCall): Promise<PublicProduct> {
    return this.products.find({ store, slug, now, dependsOn });
  }

  @Operation('GET /store/products/:slug/slots', {
    id: 'readProductSlots',
    names: 'product',
    tag: 'Availability',
    summary: 'Read the free times of a day',
    description:
      'Free start times of a product that is booked by slots, and the next day that has any. Send the chosen `startUtc` as `slotStartUtc` when you open the checkout. Read them again shortly before: another buyer may have taken the time.',
    scope: 'availability:read',
    query: readProductSlotsQuery,
    returns: publicProductSlots,
    caching: 'no-store',
  })
  slots({ caller: { store }, name: slug, query }: StoreCall<typeof readProductSlotsQuery>): Promise<PublicProductSlots> {
    return this.readSlots.execute({ store, slug, ...query });
  }

  @Operation('GET /store/collections', {
    id: 'listCollections',
    tag: 'Products',
    summary: 'List collections',
    description: 'Published collections in display order, unpaged, with the refs of their products.',
    scope: 'products:read',
    returns: z.array(publicCollectionSummary),
    prepared: { perMode: false },
  })
  collections({ caller: { store, dependsOn } }: StoreCall): Promise<PublicCollectionSummary[]> {
    return this.products.collections({ store, dependsOn });
  }

  @Operation('GET /store/collections/:slug', {
    id: 'readCollection',
    names: 'collection',
    tag: 'Products',
    summary: 'Read a collection with its products',
    description: 'One collection with its published products and packages, in the order to show.',
    scope: 'products:read',
    returns: publicCollectionDetail,
    prepared: { perMode: false },
  })
  collection({ caller: { store, now, dependsOn }, name: slug }: StoreCall): Promise<PublicCollectionDetail> {
    return this.products.collection({ store, slug, now, dependsOn });
  }

  @Operation('GET /store/availability', {
    id: 'readAvailability',
    tag: 'Availability',
    summary: 'Read what is left',
    description:
      'Stock at this moment, for up to 100 variants and package options; never cached. A ref that is missing from `variants` can no longer be bought.',
    scope: 'availability:read',
    query: readAvailabilityQuery,
    returns: publicStoreAvailability,
    caching: 'no-store',
  })
  availability({ caller: { store }, query }: StoreCall<typeof readAvailabilityQuery>): Promise<PublicStoreAvailability> {
    return this.readAvailability.execute({ store, ...query });
  }
}
