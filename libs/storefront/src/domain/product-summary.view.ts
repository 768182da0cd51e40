import { amountsByCurrency, timestamp } from '@svc/contracts';
import { z } from 'zod';

/** A product in a list (§2.2). */
export const publicProductSummary = z
  .object({
    ref: z.string(),
    name: z.string(),
    slug: z.string(),
    isPackage: z.boolean(),
    coverUrl: z.string().optional(),
    currency: z.string().describe('Currency of priceMinorFrom: the store’s primary one wherever the product is priced in it.'),
    priceMinorFrom: z.number().int().optional().describe('Lowest price; absent when every variant is priced on request.'),
    pricesFrom: amountsByCurrency.describe('Lowest price in each currency.'),
    compareAtMinorFrom: z.number().int().optional(),
    compareAtFrom: amountsByCurrency.optional().describe('What the lowest price is compared with, in each currency that has such a price.'),
    showSaleBadge: z.boolean(),
    variantCount: z.number().int(),
    soldOut: z.boolean(),
    saveForItSaveable: z.boolean(),
    preorderable: z.boolean(),
    ratingAvg: z.number().optional(),
    ratingCount: z.number().int().optional(),
    updatedAt: timestamp.describe('The delta cursor, microseconds.'),
  })
  .meta({ id: 'PublicProductSummary', description: 'A product in a list.' });
export type PublicProductSummary = z.infer<typeof publicProductSummary>;
