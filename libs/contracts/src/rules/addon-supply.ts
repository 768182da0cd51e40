import type { PriceEntry } from '../shapes/common';
import type { ADDON_SELECTION_TYPES, PricingMode } from '../shapes/product';
import { inAcceptedCurrencies } from './prices';

/** Fields of an add-on that decide its availability. */
export interface SuppliedAddon {
  prices: readonly PriceEntry[];
  /** True where more than one may be chosen for a piece. */
  allowQuantity: boolean;
  maxQty?: number;
  /** The product that it is; an add-on without one never runs out. */
  linkedProductId?: string;
  /** The one variant that it is; any of the product when absent. */
  linkedVariantId?: string;
}

/** Fields of an add-on group that decide whether enough can be chosen. */
export interface SuppliedGroup {
  selectionType: (typeof ADDON_SELECTION_TYPES)[number];
  required: boolean;
  minSelect: number;
  /** The one variant that it is for; every one when absent. */
  variantId?: string;
  options: readonly SuppliedAddon[];
}

/** A published product that add-ons link to, directly or through add-ons of linked products. */
export interface LinkedProduct {
  id: string;
  variants: readonly { id: string; pricingMode: PricingMode; remaining: number | null }[];
  addonGroups: readonly SuppliedGroup[];
}

/** Returns the minimum to choose of a group for each piece: options of a single choice, pieces of others. */
export function leastOfGroup({ required, minSelect }: Pick<SuppliedGroup, 'required' | 'minSelect'>): number {
  return required ? Math.max(minSelect, 1) : minSelect;
}

/**
 * Computes the add-ons that can still be chosen (D-132). Reads, availability and openings all use it, so they never disagree.
 * An add-on that is a product can be sold while a variant of it can: it is published, has stock left, is not priced on
 * request, and enough can be chosen of its own required groups. Products that require each other do not block each
 * other. Pre-orders do not count: an add-on is never one.
 */
export class AddonSupply {
  private readonly products: ReadonlyMap<string, LinkedProduct>;
  /** Remaining stock by variant; 0 for variants that cannot be sold. */
  private readonly left = new Map<string, number>();

  /**
   * @param linked every published product that the groups link to, directly or through one another; missing ones are not for sale
   * @param currencies currencies in which the add-ons may be paid
   */
  constructor(
    linked: readonly LinkedProduct[],
    private readonly currencies: readonly string[],
  ) {
    this.products = new Map(linked.map((product) => [product.id, product]));
    for (const { variants } of linked)
      for (const { id, pricingMode, remaining } of variants) this.left.set(id, pricingMode === 'quote' ? 0 : (remaining ?? Infinity));
    while (this.dropIncomplete());
  }

  /** Returns the remaining pieces of an add-on, 0 when it cannot be sold; Infinity when its stock is unlimited. */
  leftOf(option: SuppliedAddon): number {
    if (inAcceptedCurrencies(option.prices, this.currencies).length === 0) return 0;
    if (option.linkedProductId === undefined) return Infinity;
    const { variants = [] } = this.products.get(option.linkedProductId) ?? {};
    return variants
      .filter(({ id }) => option.linkedVariantId === undefined || id === option.linkedVariantId)
      .reduce((sum, { id }) => sum + this.left.get(id)!, 0);
  }

  /** Returns true when enough can be chosen of every group of a variant, for `pieces` with one and the same choice. */
  canComplete(groups: readonly SuppliedGroup[], variantId: string, pieces = 1): boolean {
    return groups.every((group) => (group.variantId !== undefined && group.variantId !== variantId) || this.canChoose(group, pieces));
  }

  /** Returns true when enough can be chosen of a group, for `pieces` with one and the same choice. */
  canChoose(group: SuppliedGroup, pieces = 1): boolean {
    const least = leastOfGroup(group);
    if (least === 0) return true;
    const options = group.options.filter((option) => this.leftOf(option) >= pieces);
    return (group.selectionType === 'single' ? Math.min(options.length, 1) : this.mostOf(options, pieces)) >= least;
  }

  /** Removes variants with a required group that cannot be completed. Returns true when there was one. */
  private dropIncomplete(): boolean {
    const gone = [...this.products.values()].flatMap(({ variants, addonGroups }) =>
      variants.filter(({ id }) => this.left.get(id)! > 0 && !this.canComplete(addonGroups, id)),
    );
    for (const { id } of gone) this.left.set(id, 0);
    return gone.length > 0;
  }

  /** Returns the maximum that can be chosen for each piece; options of one stock share it. */
  private mostOf(options: readonly SuppliedAddon[], pieces: number): number {
    const each = (option: SuppliedAddon) => Math.floor(this.leftOf(option) / pieces);
    const mostAlike = (alike: readonly SuppliedAddon[]) => Math.min(sum(alike.map(capOf)), each(alike[0]!));
    return sum(
      alikeBy(options, ({ linkedProductId }) => linkedProductId).map((ofProduct) => {
        const whole = ofProduct.find(({ linkedVariantId }) => linkedVariantId === undefined);
        return Math.min(sum(alikeBy(ofProduct, ({ linkedVariantId }) => linkedVariantId).map(mostAlike)), whole ? each(whole) : Infinity);
      }),
    );
  }
}

function capOf({ allowQuantity, maxQty = Infinity }: SuppliedAddon): number {
  return allowQuantity ? maxQty : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function alikeBy(options: readonly SuppliedAddon[], keyOf: (option: SuppliedAddon) => string | undefined): SuppliedAddon[][] {
  const groups = new Map<string | undefined, SuppliedAddon[]>();
  for (const option of options) groups.set(keyOf(option), [...(groups.get(keyOf(option)) ?? []), option]);
  return [...groups.values()];
}
