import type { AddonGroupItem, OptionGroupItem, ReviewItem } from '@svc/catalogue';
import type { PriceEntry } from '@svc/contracts';
import type { NestedIds } from '../rows/nested-ids';
import type { ItemRow } from '../rows/row-difference';
import type { AddonLinks, Offer, OfferVariant, StoredAddonGroup, StoredOption } from './offer';

/** List of an item whose members are stored as variants. */
export type VariantList = 'variants' | 'options';

/** Returns the row of `product` of an offer; ids stand in for keys and references. */
export function productRow(offer: Offer, list: VariantList, ids: NestedIds, links: AddonLinks): ItemRow {
  const { slug, name, published, position = 0, options, addonGroups, reviews: _reviews, variants: _variants, ...details } = offer;
  return {
    id: ids.at(''),
    slug,
    name,
    isPackage: list === 'options',
    published,
    position,
    details: {
      ...details,
      options: options.map((option) => storeOption(option, ids)),
      addonGroups: addonGroups.map((group) => storeAddonGroup(group, list, ids, links)),
    },
  };
}

/** Returns the rows of `variant` of an offer. */
export function variantRows({ variants }: Offer, list: VariantList, ids: NestedIds): ItemRow[] {
  return variants.map(({ key, name, prices, optionValueRefs, ...details }, position) => ({
    id: ids.at(`${list}/${key}`),
    productId: ids.at(''),
    key,
    name,
    position,
    prices,
    details: { ...details, optionValueIds: optionValueRefs.map((ref) => ids.at(`options/${ref}`)) },
  }));
}

/** Returns the rows of `product_review` of an offer. */
export function reviewRows({ reviews }: Offer, ids: NestedIds): ItemRow[] {
  return reviews.map((review, position) => ({ id: ids.at(`reviews/${review.key}`), productId: ids.at(''), ...review, position }));
}

/** Returns the offer with the present stock of the variants that it had before. */
export function withPresentStock(offer: Offer, before: Offer | undefined): Offer {
  const stocks = new Map(before?.variants.map(({ key, stock }) => [key, stock]));
  const withStock = (variant: OfferVariant) => (stocks.has(variant.key) ? { ...variant, stock: stocks.get(variant.key) } : variant);
  return { ...offer, variants: offer.variants.map(withStock) };
}

function storeOption(option: OptionGroupItem, ids: NestedIds): StoredOption {
  const path = `options/${option.key}`;
  return { id: ids.at(path), ...option, values: option.values.map((value) => ({ id: ids.at(`${path}/${value.key}`), ...value })) };
}

function storeAddonGroup({ variantRef, ...group }: AddonGroupItem, list: VariantList, ids: NestedIds, links: AddonLinks): StoredAddonGroup {
  const path = `addonGroups/${group.key}`;
  return {
    id: ids.at(path),
    ...group,
    variantId: variantRef === undefined ? undefined : ids.at(`${list}/${variantRef.split('/')[1]}`),
    options: group.options.map(({ linkedProductRef, linkedVariantRef, ...option }) => ({
      id: ids.at(`${path}/${option.key}`),
      ...option,
      linkedProductId: linkedProductRef && links.product.get(linkedProductRef),
      linkedVariantId: linkedVariantRef && links.variant.get(linkedVariantRef),
    })),
  };
}

/** Other columns of a row of `product`, with its variants and reviews, as one statement reads them. */
export interface OfferRow {
  slug: string;
  name: string;
  published: boolean;
  position: number;
  details: Record<string, unknown> & { options: StoredOption[]; addonGroups: StoredAddonGroup[] };
  variants: {
    id: string;
    key: string;
    name: string;
    prices: PriceEntry[];
    details: Record<string, unknown> & { optionValueIds: string[] };
  }[];
  reviews: (ReviewItem & { id: string })[];
}

/** Returns the ids of the parts of a stored offer, by the paths of NestedIds. */
export function idsOfParts({ details: { options, addonGroups }, variants, reviews }: OfferRow, list: VariantList): Map<string, string> {
  return new Map([
    ...variants.map(({ key, id }): [string, string] => [`${list}/${key}`, id]),
    ...reviews.map(({ key, id }): [string, string] => [`reviews/${key}`, id]),
    ...options.flatMap(({ key, id, values }) => idsOfGroup(`options/${key}`, id, values)),
    ...addonGroups.flatMap(({ key, id, options: addons }) => idsOfGroup(`addonGroups/${key}`, id, addons)),
  ]);
}

function idsOfGroup(path: string, id: string, members: readonly { key: string; id: string }[]): [string, string][] {
  return [[path, id], ...members.map((member): [string, string] => [`${path}/${member.key}`, member.id])];
}

/** Puts an offer together again: keys and references stand in for ids. */
export function restoreOffer(row: OfferRow, links: AddonLinks): Offer {
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
    reviews: row.reviews.map(({ id: _, ...review }) => review),
    ...details,
    variants: row.variants.map(({ key, name, prices, details: { optionValueIds, ...others } }) => ({
      key,
      name,
      prices,
      optionValueRefs: optionValueIds.map((id) => paths.get(id)!),
      ...others,
    })),
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
      ...(linkedProductId !== undefined && { linkedProductRef: links.product.get(linkedProductId) }),
      ...(linkedVariantId !== undefined && { linkedVariantRef: links.variant.get(linkedVariantId) }),
    })),
  };
}
