import { ADDON_SELECTION_TYPES, addonOption, key, line, priceList, shortPrice, slugPath, type SpelledOut, type Without } from '@svc/contracts';
import { z } from 'zod';

const count = z.number().int().min(0).max(100);

export const addonOptionItem = z
  .strictObject({
    key,
    ...addonOption,
    ...shortPrice,
    prices: priceList.default([]),
    linkedProductRef: slugPath.optional().describe('Slug of the product that this add-on is.'),
    linkedVariantRef: slugPath.optional().describe('Path of the variant that this add-on is, such as tote-bag/large.'),
  })
  .meta({ id: 'AddonOptionItem' });

/** Extras that a buyer may or must choose, as the workspace document writes them (§2.3 addonGroups). */
export const addonGroupItem = z
  .strictObject({
    key,
    name: line,
    sort: z.number().int().optional().describe('The groups stand in the order of the list; where given, this must say the same.'),
    selectionType: z.enum(ADDON_SELECTION_TYPES).default('single'),
    required: z.boolean().default(false),
    minSelect: count.default(0),
    maxSelect: count.optional(),
    variantRef: slugPath.optional().describe('Path of the one variant that the group is for; for every variant when absent.'),
    options: z.array(addonOptionItem).min(1, 'Give at least one add-on.').max(100),
  })
  .meta({ id: 'AddonGroupItem' });
type WrittenAddonGroup = z.infer<typeof addonGroupItem>;
/** With the prices of its options spelled out, at the place that the list gives it. */
export type AddonGroupItem = Without<Omit<WrittenAddonGroup, 'options'>, 'sort'> & { options: SpelledOut<WrittenAddonGroup['options'][number]>[] };
