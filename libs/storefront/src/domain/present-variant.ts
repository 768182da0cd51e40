import { acceptedPrices } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { localDate } from './local-date';
import type { Moment } from './moment';
import { isSoldOut } from './offer-state';
import { presentPrices } from './present-prices';
import type { VariantSource } from './product-source';
import type { PublicVariant } from './product.view';
import type { StoreProfile } from './store-profile';
import { unlessEmpty } from './unless-empty';

/** The public reference of a variant (`var_…`) or a package's option (`pko_…`); both may be bought by it (D-60b). */
export function variantRef(id: string, isPackage: boolean): string {
  return refOf(isPackage ? 'pko' : 'var', id);
}

/** One thing that can be bought (§2.3). */
export function presentVariant(source: VariantSource, isPackage: boolean, store: StoreProfile, now: Moment): PublicVariant {
  return {
    ref: variantRef(source.id, isPackage),
    name: source.name,
    ...presentPrices(acceptedPrices(source, store.currencies), store.currencies),
    media: source.media,
    soldOut: isSoldOut(source),
    availableQty: source.remaining,
    swatchHex: source.swatchHex,
    optionValueRefs: source.optionValueIds.map((id) => refOf('ovl', id)),
    description: source.description,
    badge: source.badge,
    features: unlessEmpty(source.features),
    fineprint: source.fineprint,
    durationMinutes: source.durationMinutes,
    pricingMode: source.pricingMode,
    depositType: source.depositType,
    depositValue: source.depositValue,
    schedulingType: source.schedulingType,
    availability: source.availability,
    takenDates: presentTakenDates(source, store, now),
    formFields: unlessEmpty(source.formFields),
  };
}

/** Fully booked days from today on, of what is booked by the day; free times of `slots` are read day by day (§2.4). */
export function presentTakenDates({ schedulingType, takenAt }: VariantSource, store: StoreProfile, now: Moment): string[] | undefined {
  if (schedulingType !== 'date' && schedulingType !== 'date_range') return undefined;
  const today = now.localDate(store.timezone);
  const dates = new Set(takenAt.map((start) => localDate(new Date(start), store.timezone)));
  return [...dates].filter((date) => date >= today).sort();
}
