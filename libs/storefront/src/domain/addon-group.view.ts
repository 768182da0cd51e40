import { ADDON_SELECTION_TYPES, addonOption, priceEntry } from '@svc/contracts';
import { z } from 'zod';

export const publicAddonOption = z
  .object({
    ref: z.string(),
    ...addonOption,
    priceMinor: z.number().int(),
    prices: z.array(priceEntry),
    linkedProductRef: z.string().optional(),
    linkedVariantRef: z.string().optional(),
  })
  .meta({ id: 'PublicAddonOption' });

/** Extras that a buyer may or must choose (§2.3). */
export const publicAddonGroup = z
  .object({
    ref: z.string(),
    name: z.string(),
    selectionType: z.enum(ADDON_SELECTION_TYPES),
    required: z.boolean(),
    minSelect: z.number().int(),
    maxSelect: z.number().int().optional(),
    sort: z.number().int(),
    variantRef: z.string().optional().describe('The one variant that the group is for.'),
    options: z.array(publicAddonOption),
  })
  .meta({ id: 'PublicAddonGroup' });
export type PublicAddonGroup = z.infer<typeof publicAddonGroup>;
