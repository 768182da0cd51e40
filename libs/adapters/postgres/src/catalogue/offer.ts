import type { AddonGroupItem, OptionGroupItem, ReviewItem } from '@svc/catalogue';
import type { PriceEntry } from '@svc/contracts';

/** A variant or package option: what has a column, and the rest as written. */
export interface OfferVariant<Details> {
  key: string;
  name: string;
  prices: PriceEntry[];
  /** `size/large`: option and value of the same offer. */
  optionValueRefs: string[];
  details: Details;
}

/** What products and packages are to the tables they share; `Details` is what is stored as written. */
export interface Offer<Details, VariantDetails> {
  slug: string;
  name: string;
  published: boolean;
  position?: number;
  options: OptionGroupItem[];
  addonGroups: AddonGroupItem[];
  reviews: ReviewItem[];
  variants: OfferVariant<VariantDetails>[];
  details: Details;
}

/** Option groups and add-ons as stored within `product.details`: with ids, and ids for references. */
export type StoredOption = Omit<OptionGroupItem, 'values'> & { id: string; values: (OptionGroupItem['values'][number] & { id: string })[] };
type AddonOption = AddonGroupItem['options'][number];
export type StoredAddonOption = Omit<AddonOption, 'linkedProductRef' | 'linkedVariantRef'> & {
  id: string;
  linkedProductId?: string;
  linkedVariantId?: string;
};
export type StoredAddonGroup = Omit<AddonGroupItem, 'variantRef' | 'options'> & { id: string; variantId?: string; options: StoredAddonOption[] };
