import type { Article, Availability, FormField, Image, OCCUPANCY_MODES, PackageType, Priced, SchedulingType } from '@svc/contracts';
import type { z } from 'zod';
import type { publicAddonOption } from './addon-group.view';
import type { AddonsNeeded } from './addons-needed';
import type { PublicOptionGroup } from './option-group.view';
import type { PublicProduct, ShownAsStored } from './product.view';
import type { PublicVariant } from './variant.view';

/** Stored fields of things for sale, the input of the presenters: ids instead of refs, counters instead of flags. */

export interface StockedSource extends Priced {
  /** Id of the variant; in summaries only where the product links to others. */
  id?: string;
  /** capacity − held − sold, at least 0; null when stock is not tracked. */
  remaining: number | null;
}

export interface ProductSummarySource extends AddonsNeeded {
  id: string;
  slug: string;
  name: string;
  isPackage: boolean;
  coverUrl?: string;
  /** UTC with six fractional digits. */
  updatedAt: string;
  /** Variants in no particular order. */
  variants: readonly StockedSource[];
  reviewsEnabled: boolean;
  /** Numbers of reviews with a rating of 1, 2, 3, 4 and 5. */
  ratings: readonly number[];
  saveForItEnabled: boolean;
  saveForItFixedDates?: readonly string[];
  /** True where the merchant accepts pre-orders. */
  preorderable: boolean;
  /** Remaining pre-orders, at least 0; null without a cap. */
  preorderLeft: number | null;
  /** True where no variant has its required add-ons (D-132). */
  lacksAddons?: true;
}

export interface VariantSource
  extends StockedSource,
    Article,
    Pick<PublicVariant, 'name' | 'swatchHex' | 'description' | 'badge' | 'fineprint' | 'durationMinutes' | 'depositType' | 'depositValue'> {
  id: string;
  media: string[];
  /** Images in the order of `media`; present where one of them has an `alt`. */
  images?: Image[];
  optionValueIds: readonly string[];
  features: { text: string; included: boolean }[];
  schedulingType: SchedulingType;
  availability?: Availability;
  formFields: FormField[];
  /** Only options of packages have one. */
  occupancyMode?: (typeof OCCUPANCY_MODES)[number];
  /** Fully booked starts, from yesterday on; ISO 8601 UTC. */
  takenAt: readonly string[];
}

export interface OptionGroupSource extends Pick<PublicOptionGroup, 'name' | 'display'> {
  id: string;
  values: readonly { id: string; label: string; swatchHex?: string; media: string[]; images?: Image[] }[];
}

type AddonOptionView = z.infer<typeof publicAddonOption>;

export interface AddonGroupSource {
  id: string;
  name: string;
  selectionType: 'single' | 'multiple';
  required: boolean;
  minSelect: number;
  maxSelect?: number;
  /** Variant of the group; every variant when absent. */
  variantId?: string;
  options: readonly (Omit<AddonOptionView, 'ref' | 'priceMinor' | 'linkedProductRef' | 'linkedVariantRef'> & {
    id: string;
    linkedProductId?: string;
    linkedVariantId?: string;
  })[];
}

/** Stored fields that a product shows on conditions, or in another form. */
type TermsOfProduct =
  | 'images'
  | 'saveForItMaxDays'
  | 'saveForItFreezePrice'
  | 'saveForItCrowdLabel'
  | 'preorderEtaText'
  | 'preorderDepositType'
  | 'preorderDepositValue';

/** A stored product. The fields that it shows as they are follow from its view. */
export interface ProductSource extends ProductSummarySource, ShownAsStored, Pick<PublicProduct, TermsOfProduct> {
  variants: readonly VariantSource[];
  options: readonly OptionGroupSource[];
  addonGroups: readonly AddonGroupSource[];
  formFields: FormField[];
  reviewSummary?: string;
  /** Only packages have one. */
  type?: PackageType;
}

/** Returns the ids of the product and its variants, and those of linked products. */
export function countedIn({ id, variants, linked = [] }: ProductSource): string[] {
  return [{ id, variants }, ...linked].flatMap((product) => [product.id, ...product.variants.map((variant) => variant.id)]);
}
