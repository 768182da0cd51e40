import { Controller } from '@nestjs/common';
import { calendarDate, timeZone } from '@svc/contracts';
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
import { listLimit, Operation, type StoreCall } from '../../edge';

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
    .describe('Only products changed at or after this moment, oldest change first. A bare date is its midnight in UTC.')
    .optional(),
  limit: listLimit.describe('Most products of an answer with updatedSince; the full list is unpaged.').transform(Number),
});
type ListProductsQuery = z.output<typeof listProductsQuery>;

/** Query of the slots (D-24). */
const readProductSlotsQuery = z.object({
  date: calendarDate.describe('A day of the store; the first one with a free slot when absent.').optional(),
  variantRef: z.string('Give one ref.').max(255).describe('Needed when more than one variant is booked by slots.').optional(),
  timezone: timeZone.describe('Zone of startLocal; the store’s when absent.').optional(),
});
type ReadProductSlotsQuery = z.output<typeof readProductSlotsQuery>;

/** Query of the availability of variants and package options (D-31). */
const readAvailabilityQuery = z.object({
  variantRefs: z
    .string('Name 1 to 100 variant refs, separated by commas, in one parameter.')
    .describe('1 to 100 refs of variants or package options, separated by commas.')
    .transform((text) =>
      text
        .split(',')
        .map((ref) => ref.trim())
        .filter((ref) => ref !== ''),
    ),
});
type ReadAvailabilityQuery = z.output<typeof readAvailabilityQuery>;

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
      'Without `updatedSince` all published products in display order. With it those changed since, oldest change first; take the largest `updatedAt` as the next cursor and upsert by `ref`.',
    scope: 'products:read',
    query: listProductsQuery,
    returns: z.array(publicProductSummary),
    prepared: { perMode: false },
  })
  list({ caller: { store, now, dependsOn }, query }: StoreCall<ListProductsQuery>): Promise<PublicProductSummary[]> {
    return this.products.list({ store, now, dependsOn, ...query });
  }

  @Operation('GET /store/products/:slug', {
    id: 'readProduct',
    names: 'product',
    tag: 'Products',
    summary: 'Read a product or a package',
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
    summary: 'Read the free slots of a day',
    scope: 'availability:read',
    query: readProductSlotsQuery,
    returns: publicProductSlots,
    caching: 'no-store',
  })
  slots({ caller: { store }, name: slug, query }: StoreCall<ReadProductSlotsQuery>): Promise<PublicProductSlots> {
    return this.readSlots.execute({ store, slug, ...query });
  }

  @Operation('GET /store/collections', {
    id: 'listCollections',
    tag: 'Products',
    summary: 'List collections',
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
    summary: 'Read what is left of variants',
    scope: 'availability:read',
    query: readAvailabilityQuery,
    returns: publicStoreAvailability,
    caching: 'no-store',
  })
  availability({ caller: { store }, query }: StoreCall<ReadAvailabilityQuery>): Promise<PublicStoreAvailability> {
    return this.readAvailability.execute({ store, ...query });
  }
}
