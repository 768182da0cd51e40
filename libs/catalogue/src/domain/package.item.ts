import { described, type Fault, line, occupancyMode, packageType, type RuleScope, type SpelledOut } from '@svc/contracts';
import { z } from 'zod';
import type { AddonGroupItem } from './addon-group.item';
import { checkOffer, offeredItem, offerItem } from './offer.item';
import { packageOptionTexts, packageTexts } from './catalogue-texts';

export const packageOptionItem = z
  .strictObject({
    ...offeredItem,
    ...described({ features: z.array(line).max(50).default([]), occupancyMode: occupancyMode.default('none') }, packageOptionTexts),
  })
  .meta({
    id: 'PackageOptionItem',
    description: 'Option of a package as you write it, with name, prices and stock: the thing that buyers put into the cart.',
  });
/** Package option with a key, and its prices spelled out. */
export type PackageOptionItem = SpelledOut<z.infer<typeof packageOptionItem>> & { key: string };

/** Package: a product with `isPackage` true whose variants are its options (decisions 3.16 packages, §2.6 attached package). */
export const packageItem = z
  .strictObject({
    ...offerItem,
    ...described(
      {
        type: packageType.default('service'),
        options: z.array(packageOptionItem).min(1, 'Give at least one option.').max(500),
      },
      packageTexts,
    ),
  })
  .meta({
    id: 'PackageItem',
    description: 'Package as you write it, with its options, prices and texts. A package and a product cannot have the same slug.',
  });
/** Package in its one canonical form (`spellOutPackage`). */
export type PackageItem = Omit<z.infer<typeof packageItem>, 'currency' | 'options' | 'addonGroups'> & {
  options: PackageOptionItem[];
  addonGroups: AddonGroupItem[];
};

/** Checks the rules of a package beyond its form; paths are relative to the item. */
export function checkPackage(item: PackageItem, scope: RuleScope): Fault[] {
  return checkOffer(item, item.options, 'options', scope);
}
