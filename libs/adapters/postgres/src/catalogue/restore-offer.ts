import type { AddonGroupItem, OptionGroupItem, ReviewItem } from '@svc/catalogue';
import type { PriceEntry } from '@svc/contracts';
import type { AddonLinks } from './addon-links';
import type { Offer, StoredAddonGroup, StoredOption } from './offer';

/** A row of `product` with its variants and reviews, as one statement reads it. */
export interface OfferRow<Details, VariantDetails> {
  slug: string;
  name: string;
  published: boolean;
  position: number;
  details: Details & { options: StoredOption[]; addonGroups: StoredAddonGroup[] };
  variants: { id: string; key: string; name: string; prices: PriceEntry[]; details: VariantDetails & { optionValueIds: string[] } }[];
  reviews: ReviewItem[];
}

/** Puts an offer together again: keys and references stand in for ids. */
export function restoreOffer<Details extends object, VariantDetails extends object>(
  row: OfferRow<Details, VariantDetails>,
  links: AddonLinks,
): Offer<Details, VariantDetails> {
  const { options, addonGroups, ...details } = row.details;
  const paths = new Map([
    ...row.variants.map(({ id, key }) => [id, `${row.slug}/${key}`] as const),
    ...options.flatMap((option) => option.values.map((value) => [value.id, `${option.key}/${value.key}`] as const)),
  ]);
  return {
    slug: row.slug,
    name: row.name,
    published: row.published,
    position: row.position,
    options: options.map(restoreOption),
    addonGroups: addonGroups.map((group) => restoreAddonGroup(group, paths, links)),
    reviews: row.reviews,
    variants: row.variants.map(({ key, name, prices, details: { optionValueIds, ...told } }) => ({
      key,
      name,
      prices,
      optionValueRefs: optionValueIds.map((id) => paths.get(id)!),
      details: told as unknown as VariantDetails,
    })),
    details: details as unknown as Details,
  };
}

function restoreOption({ id: _, values, ...option }: StoredOption): OptionGroupItem {
  return { ...option, values: values.map(({ id: _value, ...value }) => value) };
}

function restoreAddonGroup({ id: _, variantId, options, ...group }: StoredAddonGroup, paths: ReadonlyMap<string, string>, links: AddonLinks): AddonGroupItem {
  return {
    ...group,
    ...(variantId !== undefined && { variantRef: paths.get(variantId) }),
    options: options.map(({ id: _option, linkedProductId, linkedVariantId, ...option }) => ({
      ...option,
      ...(linkedProductId !== undefined && { linkedProductRef: links.products.get(linkedProductId) }),
      ...(linkedVariantId !== undefined && { linkedVariantRef: links.variants.get(linkedVariantId) }),
    })),
  };
}
