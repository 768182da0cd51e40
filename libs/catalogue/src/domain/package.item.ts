import { line, OCCUPANCY_MODES, PACKAGE_TYPES } from '@svc/contracts';
import { z } from 'zod';
import { offeredItem, offerItem } from './offer.item';

export const packageOptionItem = z
  .strictObject({
    ...offeredItem,
    features: z.array(line).max(50).default([]),
    occupancyMode: z.enum(OCCUPANCY_MODES).default('none'),
  })
  .meta({ id: 'PackageOptionItem' });
export type PackageOptionItem = z.infer<typeof packageOptionItem>;

/** A package: a product with `isPackage` true whose variants are its options (decisions 3.16, §2.6 attached package). */
export const packageItem = z
  .strictObject({
    ...offerItem,
    type: z.enum(PACKAGE_TYPES).default('service'),
    options: z.array(packageOptionItem).min(1, 'Give at least one option.').max(500),
  })
  .meta({ id: 'PackageItem' });
export type PackageItem = z.infer<typeof packageItem>;
