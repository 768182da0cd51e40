import { AddonSupply, type LinkedProduct, type SuppliedGroup } from '@svc/contracts';
import { FinalConflict, InvalidInput, NotFound } from '@svc/kernel';

/** Add-ons of a product that links to others. */
export interface ShelvedAddons {
  addonGroups: readonly SuppliedGroup[];
  linked: readonly LinkedProduct[];
  /** Currencies of the store. */
  currencies: readonly string[];
}

/** Variant of a restock alert, as it is for sale now; ids are UUIDs. */
export interface ShelvedVariant {
  productId: string;
  /** True when the merchant takes restock alerts for the product. */
  takesAlerts: boolean;
  /** Absent when the product has no such variant. */
  variantId?: string;
  /** Units left; null when they are not counted. */
  remaining: number | null;
  /** Absent where none of its add-ons is a product. */
  addons?: ShelvedAddons;
}

/** Returns true when a variant can be bought: some is left, and enough can be chosen of its required add-ons (D-132). */
export function canBeBought(variantId: string, { remaining, addons }: Pick<ShelvedVariant, 'remaining' | 'addons'>): boolean {
  return remaining !== 0 && (!addons || new AddonSupply(addons.linked, addons.currencies).canComplete(addons.addonGroups, variantId));
}

/**
 * Returns the product and variant of the alert (§2.3 r4).
 * @throws NotFound when no such product is shown; InvalidInput when it has no such variant; CONFLICT when it takes no alerts, or is
 * not sold out
 */
export function decideRestockAlert(shelved: ShelvedVariant | undefined): { productId: string; variantId: string } {
  if (!shelved) throw new NotFound('product');
  const { productId, variantId, takesAlerts } = shelved;
  if (variantId === undefined)
    throw new InvalidInput('variantRef: Give the ref of a variant of this product.', {
      fields: { variantRef: 'Give the ref of a variant of this product.' },
    });
  if (!takesAlerts) throw new FinalConflict('This product has no restock alerts: offer them only where restockAlertsEnabled is true.');
  if (canBeBought(variantId, shelved)) throw new FinalConflict('This variant is not sold out: it can be bought now.');
  return { productId, variantId };
}
