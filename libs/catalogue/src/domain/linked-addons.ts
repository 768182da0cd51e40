import { AddonSupply, type Fault, type PricingMode, type SuppliedGroup } from '@svc/contracts';
import type { AddonGroupItem } from './addon-group.item';

/** Product or package with the add-ons that link it to others. */
export interface LinkingOffer {
  slug: string;
  published: boolean;
  addonGroups: readonly AddonGroupItem[];
}

/** Product behind add-ons. */
export interface LinkedItem {
  slug: string;
  published: boolean;
  variants: readonly { key: string; pricingMode: PricingMode }[];
}

/** Finds a product by its slug, with pending changes; undefined for an unknown one, about which there are no warnings. */
type ProductOf = (slug: string) => LinkedItem | undefined;

/** Add-on that cannot be sold with any stock. */
interface IdleAddon {
  group: number;
  option: number;
  product: LinkedItem;
  because: 'is not published' | 'is priced on request';
  /** True when its group cannot be completed, so that the offer is sold out. */
  blocks: boolean;
}

/**
 * Returns warnings about the add-ons of a published offer: hidden ones, since their product cannot be sold, and required groups that
 * cannot be completed without them (D-132). Stock does not matter.
 * @param currencies currencies of the store
 */
export function warnOfAddons(offer: LinkingOffer, productOf: ProductOf, currencies: readonly string[]): Fault[] {
  return idleAddons(offer, productOf, currencies).map(({ group, option, product, because, blocks }) => ({
    path: `addonGroups[${group}].options[${option}].linkedProductRef`,
    message: blocks
      ? `"${product.slug}" ${because}, and no other choice completes this required group: what needs it is sold out.`
      : `"${product.slug}" ${because}: this add-on is not shown.`,
  }));
}

/**
 * Returns warnings about a product that becomes `item`: published offers that need it as an add-on, or lose it, while it cannot be
 * sold.
 * @param linking offers with add-ons that may be it, each with its name in a sentence
 */
export function warnOfLinks(
  item: LinkedItem,
  linking: readonly { name: string; offer: LinkingOffer }[],
  productOf: ProductOf,
  currencies: readonly string[],
): Fault[] {
  return linking.flatMap(({ name, offer }) => {
    const idle = idleAddons(offer, productOf, currencies).filter(({ product }) => product.slug === item.slug);
    const [worst] = idle.toSorted((one, other) => Number(other.blocks) - Number(one.blocks));
    if (!worst) return [];
    const { group, because, blocks } = worst;
    const groupName = offer.addonGroups[group]!.name;
    const effect = blocks
      ? `"${groupName}" needs it and cannot be completed: what needs that is sold out.`
      : `"${groupName}" no longer shows it.`;
    return [
      {
        path: because === 'is not published' ? 'published' : 'variants',
        message: `This ${because}, and is an add-on of ${name}: ${effect}`,
      },
    ];
  });
}

/** Returns the slugs of the products behind an offer's add-ons, each once. */
export function linkedSlugs({ addonGroups }: Pick<LinkingOffer, 'addonGroups'>): string[] {
  return [...new Set(addonGroups.flatMap(({ options }) => options.flatMap(({ linkedProductRef }) => linkedProductRef ?? [])))];
}

function idleAddons({ published, addonGroups }: LinkingOffer, productOf: ProductOf, currencies: readonly string[]): IdleAddon[] {
  if (!published) return [];
  const linked = linkedSlugs({ addonGroups }).flatMap((slug) => productOf(slug) ?? []);
  if (linked.length === 0) return [];
  const onSale = linked.filter((product) => product.published);
  const supply = new AddonSupply(
    onSale.map(({ slug, variants }) => ({
      id: slug,
      addonGroups: [],
      variants: variants.map(({ key, pricingMode }) => ({ id: `${slug}/${key}`, pricingMode, remaining: null })),
    })),
    currencies,
  );
  return addonGroups.flatMap((group, index) => {
    const supplied = suppliedGroup(group, productOf);
    const blocks = !supply.canChoose(supplied);
    return group.options.flatMap(({ linkedProductRef }, option) => {
      const product = linkedProductRef === undefined ? undefined : productOf(linkedProductRef);
      if (!product || supply.leftOf({ ...supplied.options[option]!, prices: priced(currencies) }) > 0) return [];
      return [
        {
          group: index,
          option,
          product,
          because: product.published ? ('is priced on request' as const) : ('is not published' as const),
          blocks,
        },
      ];
    });
  });
}

/** Returns a group with slugs and paths for ids; an add-on with an unknown product counts as one without a product. */
function suppliedGroup({ selectionType, required, minSelect, options }: AddonGroupItem, productOf: ProductOf): SuppliedGroup {
  return {
    selectionType,
    required,
    minSelect,
    options: options.map(({ prices, allowQuantity, maxQty, linkedProductRef, linkedVariantRef }) => ({
      prices,
      allowQuantity,
      maxQty,
      ...(linkedProductRef !== undefined &&
        productOf(linkedProductRef) && {
          linkedProductId: linkedProductRef,
          linkedVariantId: linkedVariantRef,
        }),
    })),
  };
}

const priced = (currencies: readonly string[]) => currencies.map((currency) => ({ currency, priceMinor: 0 }));
