import {
  addonSelectionType,
  addonOption,
  checkDistinct,
  checkPrices,
  checkSomePrice,
  described,
  type Fault,
  key,
  line,
  priceList,
  type RuleScope,
  shortPrice,
  slugPath,
  type SpelledOut,
  type Without,
} from '@svc/contracts';
import { z } from 'zod';
import { addonGroupTexts, addonOptionTexts } from './catalogue-texts';

const count = z.number().int().min(0).max(100);

export const addonOptionItem = z
  .strictObject(
    described(
      {
        key,
        ...addonOption,
        ...shortPrice,
        prices: priceList.default([]),
        linkedProductRef: slugPath.optional(),
        linkedVariantRef: slugPath.optional(),
      },
      addonOptionTexts,
    ),
  )
  .meta({ id: 'AddonOptionItem', description: 'Extra that buyers can choose from an add-on group, such as gift wrap, with its prices.' });

/** Extras that a buyer may or must choose, as written in the workspace document (§2.3 addonGroups). */
export const addonGroupItem = z
  .strictObject(
    described(
      {
        key,
        name: line,
        sort: z.number().int().optional(),
        selectionType: addonSelectionType.default('single'),
        required: z.boolean().default(false),
        minSelect: count.default(0),
        maxSelect: count.optional(),
        variantRef: slugPath.optional(),
        options: z.array(addonOptionItem).min(1, 'Give at least one add-on.').max(100),
      },
      addonGroupTexts,
    ),
  )
  .meta({
    id: 'AddonGroupItem',
    description: 'Add-on group of a product or package: extras, such as gift wrap, that buyers may or must choose from.',
  });
type WrittenAddonGroup = z.infer<typeof addonGroupItem>;
/** Add-on group with the prices of its options spelled out, at its position in the list. */
export type AddonGroupItem = Without<Omit<WrittenAddonGroup, 'options'>, 'sort'> & {
  options: SpelledOut<WrittenAddonGroup['options'][number]>[];
};

type AddonOption = AddonGroupItem['options'][number];

/** Checks the rules of an offer's extras: how many may be chosen, prices, and that their references exist. */
export function checkAddonGroups(
  { slug, addonGroups }: { slug: string; addonGroups: readonly AddonGroupItem[] },
  variantKeys: readonly string[],
  scope: RuleScope,
): Fault[] {
  return [
    ...checkDistinct(addonGroups, 'key', 'addonGroups'),
    ...addonGroups.flatMap((group, index) => {
      const path = `addonGroups[${index}]`;
      return [
        ...checkDistinct(group.options, 'key', `${path}.options`),
        ...checkSelection(group, path),
        ...checkGroupVariant(group, slug, variantKeys, path),
        ...group.options.flatMap((option, index) => checkAddon(option, `${path}.options[${index}]`, scope)),
      ];
    }),
  ];
}

/** Returns the most pieces that a buyer can choose; undefined when a piece has no cap. */
function mostPieces({ options }: AddonGroupItem): number | undefined {
  if (options.some(({ allowQuantity, maxQty }) => allowQuantity && maxQty === undefined)) return undefined;
  return options.reduce((sum, { allowQuantity, maxQty }) => sum + (allowQuantity ? maxQty! : 1), 0);
}

function checkSelection(group: AddonGroupItem, path: string): Fault[] {
  const { selectionType, required, minSelect, maxSelect } = group;
  const most = selectionType === 'single' ? 1 : mostPieces(group);
  const faults: Fault[] = [];
  if (maxSelect !== undefined && maxSelect < Math.max(minSelect, 1)) {
    faults.push({ path: `${path}.maxSelect`, message: 'Give at least 1 and not less than minSelect, or leave it out.' });
  }
  if (selectionType === 'single' && maxSelect !== undefined && maxSelect > 1) {
    faults.push({ path: `${path}.maxSelect`, message: 'Give 1, or set selectionType to multiple.' });
  }
  if (most !== undefined && minSelect > most) {
    faults.push({ path: `${path}.minSelect`, message: `Give at most ${most}; no more can be chosen here.` });
  }
  if (!required && minSelect > 0) faults.push({ path: `${path}.required`, message: 'Set required to true, or minSelect to 0.' });
  if (required && minSelect === 0) faults.push({ path: `${path}.minSelect`, message: 'Give 1 or more; something here is required.' });
  return faults;
}

function checkGroupVariant({ variantRef }: AddonGroupItem, slug: string, variantKeys: readonly string[], path: string): Fault[] {
  if (variantRef === undefined || variantKeys.some((key) => variantRef === `${slug}/${key}`)) return [];
  return [{ path: `${path}.variantRef`, message: `Name a variant of this very item, such as ${slug}/${variantKeys[0] ?? 'large'}.` }];
}

function checkAddon(option: AddonOption, path: string, scope: RuleScope): Fault[] {
  return [
    ...checkSomePrice(option.prices, `${path}.prices`, 'Give a price; 0 when the add-on is free.'),
    ...checkPrices(option.prices, scope.currencies, `${path}.prices`),
    ...checkQuantity(option, path),
    ...checkLink(option, path, scope),
  ];
}

function checkQuantity({ allowQuantity, maxQty }: AddonOption, path: string): Fault[] {
  if (maxQty === undefined || allowQuantity) return [];
  return [{ path: `${path}.maxQty`, message: 'Set allowQuantity to true, or leave this out.' }];
}

function checkLink({ kind, linkedProductRef, linkedVariantRef }: AddonOption, path: string, scope: RuleScope): Fault[] {
  if (kind === 'inline') {
    if (linkedProductRef === undefined && linkedVariantRef === undefined) return [];
    return [{ path: `${path}.kind`, message: 'Set kind to product, or leave the linked product and variant out.' }];
  }
  if (linkedProductRef === undefined) {
    return [{ path: `${path}.linkedProductRef`, message: 'Give the slug of the product that this add-on is.' }];
  }
  if (!scope.exists('product', linkedProductRef)) {
    return [
      { path: `${path}.linkedProductRef`, message: `There is no product "${linkedProductRef}"; add it to products or name another.` },
    ];
  }
  if (linkedVariantRef === undefined) return [];
  if (!linkedVariantRef.startsWith(`${linkedProductRef}/`)) {
    return [{ path: `${path}.linkedVariantRef`, message: `Name a variant of "${linkedProductRef}".` }];
  }
  if (scope.exists('variant', linkedVariantRef)) return [];
  return [{ path: `${path}.linkedVariantRef`, message: `There is no variant "${linkedVariantRef}"; add it or name another.` }];
}
