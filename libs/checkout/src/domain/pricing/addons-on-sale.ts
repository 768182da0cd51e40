import { AddonSupply, leastOfGroup } from '@svc/contracts';
import type { AddonChoice, ProductChoice } from './choose-products';
import type { TooFew } from './pricing.errors';
import type { AddonGroupOnSale, ProductOnSale, ProductPricingContext } from './pricing-context';

/** Computes the add-ons of a product that can be chosen in these currencies, with the current stock (D-132). */
export function addonSupplyOf(
  { linked = [] }: Pick<ProductOnSale, 'linked'>,
  { left }: Pick<ProductPricingContext, 'left'>,
  currencies: readonly string[],
): AddonSupply {
  const withStock = linked.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, remaining: left[variant.id] ?? null })),
  }));
  return new AddonSupply(withStock, currencies);
}

/** Returns the groups of a line that are not completed by its choices. */
function openGroups({ product, variant, addons = [] }: ProductChoice): AddonGroupOnSale[] {
  return product.addonGroups.filter(
    (group) =>
      (group.variantId === undefined || group.variantId === variant.id) &&
      countChosen(
        group,
        addons.filter((addon) => addon.group.id === group.id),
      ) < leastOfGroup(group),
  );
}

/** Returns the number chosen in a group: options of a single one, pieces of others. */
export function countChosen({ selectionType }: AddonGroupOnSale, chosen: readonly Pick<AddonChoice, 'quantity'>[]): number {
  return selectionType === 'single' ? chosen.length : chosen.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the number of pieces of a line, up to `wanted`, whose open add-on groups can be completed. */
function mostPieces(line: ProductChoice, wanted: number, supply: AddonSupply): number {
  const open = openGroups(line);
  let [enough, tooMany] = [0, wanted + 1];
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (supply.canComplete(open, line.variant.id, middle)) enough = middle;
    else tooMany = middle;
  }
  return enough;
}

/** Returns refs of products that can be completed in some accepted currency, but not in this one. */
export function refsNotCompletedIn(currency: string, wanted: readonly ProductChoice[], context: ProductPricingContext): string[] {
  return wanted
    .filter((line) => {
      const canComplete = (currencies: readonly string[]) => mostPieces(line, 1, addonSupplyOf(line.product, context, currencies)) > 0;
      return line.product.addonGroups.length > 0 && !canComplete([currency]) && canComplete(context.store.currencies);
    })
    .map(({ ref }) => ref);
}

/** Returns lines with a required group that can be completed for fewer pieces than are wanted, or for none (D-132). */
export function shortOfGroups(wanted: readonly ProductChoice[], context: ProductPricingContext, currency: string): TooFew[] {
  return wanted.flatMap((line) => {
    if (!line.product.linked) return [];
    const remaining = mostPieces(line, line.quantity, addonSupplyOf(line.product, context, [currency]));
    return remaining < line.quantity ? [{ ref: line.ref, remaining }] : [];
  });
}

/** Returns chosen add-ons that cannot be sold, or of which fewer are left. */
export function shortAddons(wanted: readonly ProductChoice[], context: ProductPricingContext): TooFew[] {
  return wanted.flatMap(({ product, quantity, addons = [] }) => {
    if (!product.linked || addons.length === 0) return [];
    const supply = addonSupplyOf(product, context, context.store.currencies);
    return addons.flatMap(({ ref, option, quantity: each }) => {
      const remaining = supply.leftOf(option);
      return remaining < quantity * each ? [{ ref, remaining }] : [];
    });
  });
}

/** Returns true when a group of a line can still be chosen, for all its pieces. */
export function canStillChoose(
  { product, quantity }: ProductChoice,
  group: AddonGroupOnSale,
  context: ProductPricingContext,
  currency: string,
): boolean {
  return !product.linked || addonSupplyOf(product, context, [currency]).canChoose(group, quantity);
}
