import type {
  Article,
  Availability,
  FormField,
  Image,
  OCCUPANCY_MODES,
  PackageType,
  Priced,
  ProductInfo,
  SchedulingType,
} from '@svc/contracts';
import type { z } from 'zod';
import type { publicAddonOption } from './addon-group.view';
import type { AddonsNeeded } from './addons-needed';
import type { PublicOptionGroup, PublicProduct } from './product.view';
import type { PublicVariant } from './variant.view';

/** What is stored of things for sale, as the presenters take it: ids instead of refs, counters instead of flags. */

export interface StockedSource extends Priced {
  /** Present of a summary only where the product links to others. */
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
  /** In no order. */
  variants: readonly StockedSource[];
  reviewsEnabled: boolean;
  /** How many reviews gave 1, 2, 3, 4 and 5. */
  ratings: readonly number[];
  saveForItEnabled: boolean;
  saveForItFixedDates?: readonly string[];
  /** The merchant's switch. */
  preorderable: boolean;
  /** What the cap leaves, at least 0; null when there is no cap. */
  preorderLeft: number | null;
  /** Set where no variant has its required add-ons (D-132). */
  lacksAddons?: true;
}

export interface VariantSource
  extends StockedSource,
    Article,
    Pick<PublicVariant, 'name' | 'swatchHex' | 'description' | 'badge' | 'fineprint' | 'durationMinutes' | 'depositType' | 'depositValue'> {
  id: string;
  media: string[];
  /** In the order of `media`; present where one of them has an `alt`. */
  images?: Image[];
  optionValueIds: readonly string[];
  features: { text: string; included: boolean }[];
  schedulingType: SchedulingType;
  availability?: Availability;
  formFields: FormField[];
  /** Only options of packages have one. */
  occupancyMode?: (typeof OCCUPANCY_MODES)[number];
  /** Starts, from yesterday on, of what is fully booked; ISO 8601 UTC. */
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
  /** The one variant that the group is for. */
  variantId?: string;
  options: readonly (Omit<AddonOptionView, 'ref' | 'priceMinor' | 'linkedProductRef' | 'linkedVariantRef'> & {
    id: string;
    linkedProductId?: string;
    linkedVariantId?: string;
  })[];
}

type ToldAsStored =
  | 'description'
  | 'media'
  | 'images'
  | 'needsDelivery'
  | 'feeMode'
  | 'selectionMode'
  | 'variantDisplay'
  | 'saveForItMaxDays'
  | 'saveForItFreezePrice'
  | 'saveForItCrowdLabel'
  | 'preorderEtaText'
  | 'preorderDepositType'
  | 'preorderDepositValue'
  | 'restockAlertsEnabled'
  | 'seoTitle'
  | 'seoDescription';

export interface ProductSource extends ProductSummarySource, Pick<PublicProduct, ToldAsStored> {
  variants: readonly VariantSource[];
  options: readonly OptionGroupSource[];
  addonGroups: readonly AddonGroupSource[];
  formFields: FormField[];
  reviewSummary?: string;
  info?: ProductInfo;
  /** Only packages have one. */
  type?: PackageType;
}

/** Ids of the product and of what is counted in it, also of the products that its add-ons are. */
export function countedIn({ id, variants, linked = [] }: ProductSource): string[] {
  return [{ id, variants }, ...linked].flatMap((product) => [product.id, ...product.variants.map((variant) => variant.id)]);
}
