import {
  faultUnless,
  fullPath,
  innerPath,
  spellOutEach,
  spellOutPrice,
  withoutZeroPrices,
  type Fault,
  type PricingMode,
  type SpelledOut,
  type Spelling,
  type WrittenPrices,
} from '@svc/contracts';
import type { z } from 'zod';
import type { AddonGroupItem, addonGroupItem } from './addon-group.item';
import { spellOutImages } from './images';
import type { DeliveryZoneItem, deliveryZoneItem } from './delivery-zone.item';
import type { PackageItem, packageItem } from './package.item';
import type { OptionGroupItem, ProductItem, productItem } from './product.item';

/** Key of the only variant or option of an item, when none is given. */
const ONLY_KEY = 'default';

type Written = WrittenPrices & Parameters<typeof spellOutImages>[0] & { key?: string | undefined; pricingMode: PricingMode };

/** Spells out a product in its one canonical form: prices in `prices` alone, every variant with a key, references within it in full. */
export function spellOutProduct(written: z.output<typeof productItem>, primary: string): Spelling<ProductItem> {
  const { currency = primary, ...product } = written;
  const pictured = spellOutImages(product, '');
  const options = spellOutEach(product.options, 'options', spellOutValues);
  const variants = spellOutOffered(product.variants, 'variants', currency);
  const addonGroups = spellOutAddons(product, product.variants, currency);
  return {
    item: {
      ...pictured.item,
      options: options.item,
      variants: variants.item.map((variant) => ({
        ...variant,
        optionValueRefs: variant.optionValueRefs.map((ref) => innerPath(product.slug, ref, 2)),
      })),
      addonGroups: addonGroups.item,
    },
    faults: [...pictured.faults, ...options.faults, ...variants.faults, ...addonGroups.faults],
  };
}

/** Spells out a package in its one canonical form, as a product. */
export function spellOutPackage(written: z.output<typeof packageItem>, primary: string): Spelling<PackageItem> {
  const { currency = primary, ...bundle } = written;
  const pictured = spellOutImages(bundle, '');
  const options = spellOutOffered(bundle.options, 'options', currency);
  const addonGroups = spellOutAddons(bundle, bundle.options, currency);
  return {
    item: { ...pictured.item, options: options.item, addonGroups: addonGroups.item },
    faults: [...pictured.faults, ...options.faults, ...addonGroups.faults],
  };
}

/** Spells out a delivery zone in its one canonical form: `feeMinor` in `currency` is an entry of `prices`. */
export function spellOutDeliveryZone(written: z.output<typeof deliveryZoneItem>, primary: string): Spelling<DeliveryZoneItem> {
  const { feeMinor, ...zone } = written;
  const { item, faults } = spellOutPrice({ ...zone, priceMinor: feeMinor }, primary, '');
  return { item, faults: faults.map((fault) => ({ ...fault, path: fault.path.replace('priceMinor', 'feeMinor') })) };
}

function spellOutOffered<T extends Written>(
  list: readonly T[],
  path: string,
  currency: string,
): Spelling<(SpelledOut<T> & { key: string })[]> {
  const unnamed: Fault[] = [];
  const named = list.map((offered, index) => {
    if (offered.key === undefined && list.length > 1) {
      unnamed.push({ path: `${path}[${index}].key`, message: 'Give a key that no other of them has, such as large.' });
    }
    return { ...offered, key: offered.key ?? ONLY_KEY };
  });
  const { item, faults } = spellOutEach(named, path, (offered, optionPath) => {
    const pictured = spellOutImages(offered, optionPath);
    const priced = spellOutPrice(pictured.item, currency, optionPath);
    return { item: priced.item, faults: [...pictured.faults, ...priced.faults] };
  });
  const priced = item.map((offered) => (offered.pricingMode === 'free' ? withoutZeroPrices(offered) : offered));
  return { item: priced, faults: [...unnamed, ...faults] };
}

function spellOutValues<T extends OptionGroupItem>(group: T, path: string): Spelling<T> {
  const values = spellOutEach(group.values, `${path}.values`, spellOutImages);
  return { item: { ...group, values: values.item }, faults: values.faults };
}

function spellOutAddons(
  { slug, addonGroups }: { slug: string; addonGroups: readonly z.output<typeof addonGroupItem>[] },
  parts: readonly { key?: string | undefined }[],
  currency: string,
): Spelling<AddonGroupItem[]> {
  const keys = parts.map(({ key = ONLY_KEY }) => key);
  const groups = spellOutEach(addonGroups, 'addonGroups', ({ sort: _, ...group }, path) => {
    const options = spellOutEach(group.options, `${path}.options`, (option, optionPath) => spellOutPrice(option, currency, optionPath));
    const variantRef = group.variantRef === undefined ? {} : { variantRef: fullPath(slug, group.variantRef, keys) };
    return { item: { ...group, ...variantRef, options: options.item }, faults: options.faults };
  });
  return { item: groups.item, faults: [...groups.faults, ...checkSort(addonGroups)] };
}

/** Checks that `sort`, as the specification shows it, repeats the order of the list, which counts. */
function checkSort(groups: readonly { sort?: number | undefined }[]): Fault[] {
  return groups.flatMap(({ sort = Infinity }, index) => {
    const before = groups.slice(0, index).findLast((group) => group.sort !== undefined)?.sort ?? -Infinity;
    return faultUnless(before <= sort, `addonGroups[${index}].sort`, 'List the groups in the order of their sort, or leave it out.');
  });
}
