import type { AddonGroupItem, OptionGroupItem, ReviewItem } from '@svc/catalogue';
import type { PriceEntry } from '@svc/contracts';
import type { NestedIds } from '../rows/nested-ids';
import type { AddonLinks, Offer, StoredAddonGroup, StoredOption } from './offer';

/** An offer cut into records of `product`, `variant` and `product_review`. */
export interface OfferRecords {
  product: StoredRecord;
  variants: StoredRecord[];
  reviews: StoredRecord[];
}
type StoredRecord = { id: string } & Record<string, unknown>;

/** Cuts an offer into records; ids stand in for keys and references. */
export function storeOffer(offer: Offer<object, object>, isPackage: boolean, ids: NestedIds, links: AddonLinks): OfferRecords {
  const productId = ids.at('');
  return {
    product: {
      id: productId,
      slug: offer.slug,
      name: offer.name,
      isPackage,
      published: offer.published,
      position: offer.position ?? 0,
      details: {
        ...offer.details,
        options: offer.options.map((option) => storeOption(option, ids)),
        addonGroups: offer.addonGroups.map((group) => storeAddonGroup(group, ids, links)),
      },
    },
    variants: offer.variants.map(({ key, name, prices, optionValueRefs, details }, position) => ({
      id: ids.at(`variants/${key}`),
      productId,
      key,
      name,
      position,
      prices,
      details: { ...details, optionValueIds: optionValueRefs.map((ref) => ids.at(`options/${ref}`)) },
    })),
    reviews: offer.reviews.map((review, position) => ({ id: ids.at(`reviews/${review.key}`), productId, ...review, position })),
  };
}

function storeOption(option: OptionGroupItem, ids: NestedIds): StoredOption {
  const path = `options/${option.key}`;
  return { id: ids.at(path), ...option, values: option.values.map((value) => ({ id: ids.at(`${path}/${value.key}`), ...value })) };
}

function storeAddonGroup({ variantRef, ...group }: AddonGroupItem, ids: NestedIds, links: AddonLinks): StoredAddonGroup {
  const path = `addonGroups/${group.key}`;
  return {
    id: ids.at(path),
    ...group,
    variantId: variantRef === undefined ? undefined : ids.at(`variants/${variantRef.split('/')[1]}`),
    options: group.options.map(({ linkedProductRef, linkedVariantRef, ...option }) => ({
      id: ids.at(`${path}/${option.key}`),
      ...option,
      linkedProductId: linkedProductRef && links.products.get(linkedProductRef),
      linkedVariantId: linkedVariantRef && links.variants.get(linkedVariantRef),
    })),
  };
}

/** Returns the ids in a stored offer's option groups and add-ons, by the paths of NestedIds. */
export function idsInDetails(options: readonly StoredOption[], addonGroups: readonly StoredAddonGroup[]): [string, string][] {
  return [
    ...options.flatMap(({ key, id, values }): [string, string][] => [
      [`options/${key}`, id],
      ...values.map((value): [string, string] => [`options/${key}/${value.key}`, value.id]),
    ]),
    ...addonGroups.flatMap(({ key, id, options: addons }): [string, string][] => [
      [`addonGroups/${key}`, id],
      ...addons.map((addon): [string, string] => [`addonGroups/${key}/${addon.key}`, addon.id]),
    ]),
  ];
}

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
    variants: row.variants.map(({ key, name, prices, details: { optionValueIds, ...details } }) => ({
      key,
      name,
      prices,
      optionValueRefs: optionValueIds.map((id) => paths.get(id)!),
      details: details as unknown as VariantDetails,
    })),
    details: details as unknown as Details,
  };
}

function restoreOption({ id: _, values, ...option }: StoredOption): OptionGroupItem {
  return { ...option, values: values.map(({ id: _value, ...value }) => value) };
}

function restoreAddonGroup(
  { id: _, variantId, options, ...group }: StoredAddonGroup,
  paths: ReadonlyMap<string, string>,
  links: AddonLinks,
): AddonGroupItem {
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
