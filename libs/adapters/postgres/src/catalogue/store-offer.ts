import type { AddonGroupItem, OptionGroupItem } from '@svc/catalogue';
import type { NestedIds } from '../nested-ids';
import type { AddonLinks } from './addon-links';
import type { Offer, StoredAddonGroup, StoredOption } from './offer';

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

/** The ids that a stored offer's option groups and add-ons hold, by the paths of NestedIds. */
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
