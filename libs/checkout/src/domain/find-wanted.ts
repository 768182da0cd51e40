import { type BookedSlot, invalidBecause, type Fault } from '@svc/contracts';
import { idOf } from '@svc/kernel';
import { findSlot } from './find-slot';
import { NotForSale } from './pricing.errors';
import type { ProductLine, ProductRequest } from './product-request';
import type { AddonGroupOnSale, AddonOnSale, ProductOnSale, ProductPricingContext, VariantOnSale } from './product-pricing-context';

export interface WantedAddon {
  ref: string;
  group: AddonGroupOnSale;
  option: AddonOnSale;
  /** For each piece of the line. */
  quantity: number;
}

/** What a line of a request names. */
export interface Wanted {
  ref: string;
  /** Where it stands in the request: `items[2]`. */
  path: string;
  product: ProductOnSale;
  variant: VariantOnSale;
  quantity: number;
  slot?: BookedSlot;
  /** Absent when they are still to be chosen. */
  addons?: readonly WantedAddon[];
  /** Absent when they are still to be given. */
  responses?: ProductLine['responses'];
}

/**
 * Finds what the lines of a request name, and merges lines of the same variant, slot, add-ons and answers (D-60a).
 * What is priced on request is not for sale here. Lines that differ in these stay apart, and count together.
 * @throws NotForSale with every ref that is not for sale, then InvalidInput for starts that are not offered
 */
export function findWanted({ items, deliveryZoneRef }: ProductRequest, context: ProductPricingContext, now: Date): Wanted[] {
  const found = items.map((item, index) => findLine(item, `items[${index}]`, context));
  const refused = found.flatMap((line) => ('refused' in line ? line.refused : []));
  if (deliveryZoneRef !== undefined && !(context.zone && idOf('dlz', deliveryZoneRef) === context.zone.id)) refused.push(deliveryZoneRef);
  if (refused.length > 0) throw new NotForSale(refused);

  const faults: Fault[] = [];
  const wanted = found.flatMap((line, index) => {
    if ('refused' in line) return [];
    const slot = findSlot(items[index]!.slotStartUtc, line, context, now);
    if (typeof slot !== 'string') return { ...line, slot };
    faults.push({ path: `${line.path}.slotStartUtc`, message: slot });
    return [];
  });
  if (faults.length > 0) throw invalidBecause(faults);
  return merge(wanted);
}

function findLine({ variantRef: ref, quantity, addons, responses }: ProductLine, path: string, context: ProductPricingContext): Wanted | { refused: string[] } {
  const found = findVariant(ref, context);
  if (!found) return { refused: [ref] };
  const chosen = addons?.map((addon) => findAddon(addon, found));
  const refused = chosen?.flatMap((addon, index) => (addon ? [] : addons![index]!.optionRef)) ?? [];
  if (refused.length > 0) return { refused };
  return { ref, path, ...found, quantity, addons: chosen && mergeAddons(chosen.flatMap((addon) => addon ?? [])), responses };
}

type Found = Pick<Wanted, 'product' | 'variant'>;

/** A variant, or a package's option, by its own kind of ref (D-60b). */
function findVariant(ref: string, { products }: ProductPricingContext): Found | undefined {
  for (const product of products) {
    const id = idOf(product.isPackage ? 'pko' : 'var', ref);
    const variant = product.variants.find((each) => each.id === id);
    if (variant && variant.pricingMode !== 'quote') return { product, variant };
  }
  return undefined;
}

function findAddon({ optionRef, quantity }: { optionRef: string; quantity: number }, { product, variant }: Found): WantedAddon | undefined {
  const id = idOf('ado', optionRef);
  for (const group of product.addonGroups) {
    if (group.variantId !== undefined && group.variantId !== variant.id) continue;
    const option = group.options.find((each) => each.id === id);
    if (option) return { ref: optionRef, group, option, quantity };
  }
  return undefined;
}

function mergeAddons(addons: readonly WantedAddon[]): WantedAddon[] {
  const merged = new Map<string, WantedAddon>();
  for (const addon of addons) merged.set(addon.ref, { ...addon, quantity: addon.quantity + (merged.get(addon.ref)?.quantity ?? 0) });
  return [...merged.values()].sort((one, other) => (one.ref < other.ref ? -1 : 1));
}

function merge(lines: readonly Wanted[]): Wanted[] {
  const merged = new Map<string, Wanted>();
  for (const line of lines) {
    const { ref, slot, addons, responses } = line;
    const answers = responses && Object.entries(responses).sort(([one], [other]) => (one < other ? -1 : 1));
    const key = JSON.stringify([ref, slot?.startUtc, addons?.map((addon) => [addon.ref, addon.quantity]), answers]);
    const same = merged.get(key);
    merged.set(key, same ? { ...same, quantity: same.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}
