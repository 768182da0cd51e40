import { type BookedSlot, type Fault, invalidBecause, leastOfGroup, type SlotPlan, slotTimes } from '@svc/contracts';
import { idOf } from '@svc/kernel';
import { slotsOn } from '@svc/catalogue';
import { Temporal } from 'temporal-polyfill';
import { QuantityRefused } from '@svc/ticketing';
import { NotForSale, SoldOut, type TooFew } from './pricing.errors';
import type { ProductLine, ProductRequest } from '../opening/checkout-request';
import type { AddonGroupOnSale, AddonOnSale, ProductOnSale, ProductPricingContext, VariantOnSale } from './pricing-context';
import { type HoldChange, inHoldOrder } from '../checkout';
import { canStillChoose, countChosen, shortAddons } from './addons-on-sale';

export interface AddonChoice {
  ref: string;
  group: AddonGroupOnSale;
  option: AddonOnSale;
  /** Quantity for each piece of the line. */
  quantity: number;
}

/** Product chosen by a line of a request. */
export interface ProductChoice {
  ref: string;
  /** Path in the request: `items[2]`. */
  path: string;
  product: ProductOnSale;
  variant: VariantOnSale;
  quantity: number;
  slot?: BookedSlot;
  /** Add-ons; absent when they are still to be chosen. */
  addons?: readonly AddonChoice[];
  /** Answers; absent when they are still to be given. */
  responses?: ProductLine['responses'];
}

/**
 * Resolves the lines of a request to products, and merges lines of the same variant, slot, add-ons and answers (D-60a). Products
 * priced on request are not for sale here. Lines that differ in these stay apart, and count together.
 * @throws NotForSale with every ref that is not for sale, then InvalidInput for starts that are not offered
 */
export function chooseProducts({ items, deliveryZoneRef }: ProductRequest, context: ProductPricingContext, now: Date): ProductChoice[] {
  const lines = items.map((item, index) => findLine(item, `items[${index}]`, context));
  const refused = lines.flatMap((line) => ('refused' in line ? line.refused : []));
  if (deliveryZoneRef !== undefined && !(context.zone && idOf('dlz', deliveryZoneRef) === context.zone.id)) refused.push(deliveryZoneRef);
  if (refused.length > 0) throw new NotForSale(refused);

  const faults: Fault[] = [];
  const wanted = lines.flatMap((line, index) => {
    if ('refused' in line) return [];
    const slot = findSlot(items[index]!.slotStartUtc, line, context, now);
    if (typeof slot !== 'string') return { ...line, slot };
    faults.push({ path: `${line.path}.slotStartUtc`, message: slot });
    return [];
  });
  if (faults.length > 0) throw invalidBecause(faults);
  return merge(wanted);
}

function findLine(
  { variantRef: ref, quantity, addons, responses }: ProductLine,
  path: string,
  context: ProductPricingContext,
): ProductChoice | { refused: string[] } {
  const match = findVariant(ref, context);
  if (!match) return { refused: [ref] };
  const chosen = addons?.map((addon) => findAddon(addon, match));
  const refused = chosen?.flatMap((addon, index) => (addon ? [] : addons![index]!.optionRef)) ?? [];
  if (refused.length > 0) return { refused };
  return { ref, path, ...match, quantity, addons: chosen && mergeAddons(chosen.flatMap((addon) => addon ?? [])), responses };
}

type Found = Pick<ProductChoice, 'product' | 'variant'>;

/** Finds a variant, or a package's option, by its own kind of ref (D-60b). */
function findVariant(ref: string, { products }: ProductPricingContext): Found | undefined {
  for (const product of products) {
    const id = idOf(product.isPackage ? 'pko' : 'var', ref);
    const variant = product.variants.find((each) => each.id === id);
    if (variant && variant.pricingMode !== 'quote') return { product, variant };
  }
  return undefined;
}

function findAddon({ optionRef, quantity }: { optionRef: string; quantity: number }, { product, variant }: Found): AddonChoice | undefined {
  const id = idOf('ado', optionRef);
  for (const group of product.addonGroups) {
    if (group.variantId !== undefined && group.variantId !== variant.id) continue;
    const option = group.options.find((each) => each.id === id);
    if (option) return { ref: optionRef, group, option, quantity };
  }
  return undefined;
}

function mergeAddons(addons: readonly AddonChoice[]): AddonChoice[] {
  const merged = new Map<string, AddonChoice>();
  for (const addon of addons) merged.set(addon.ref, { ...addon, quantity: addon.quantity + (merged.get(addon.ref)?.quantity ?? 0) });
  return [...merged.values()].sort((one, other) => (one.ref < other.ref ? -1 : 1));
}

function merge(lines: readonly ProductChoice[]): ProductChoice[] {
  const merged = new Map<string, ProductChoice>();
  for (const line of lines) {
    const { ref, slot, addons, responses } = line;
    const answers = responses && Object.entries(responses).sort(([one], [other]) => (one < other ? -1 : 1));
    const key = JSON.stringify([ref, slot?.startUtc, addons?.map((addon) => [addon.ref, addon.quantity]), answers]);
    const same = merged.get(key);
    merged.set(key, same ? { ...same, quantity: same.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

/**
 * Returns the slot that begins at a moment, taken or not (D-60b); undefined when none is named. Returns a text with the remedy when
 * the variant is not booked by slots, or no bookable slot begins then.
 */
function findSlot(
  startAt: string | undefined,
  { variant }: { variant: VariantOnSale },
  { store }: ProductPricingContext,
  now: Date,
): BookedSlot | string | undefined {
  if (startAt === undefined) return undefined;
  const { schedulingType, durationMinutes, availability } = variant;
  if (schedulingType !== 'slots' || durationMinutes === undefined) return 'Leave it out; this is not booked by slots.';
  const start = new Date(startAt);
  const { timezone, businessHours } = store;
  const plan: SlotPlan = { timezone, durationMinutes, availability, businessHours, takenAt: [] };
  const date = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(timezone).toPlainDate().toString();
  const isOffered = slotsOn(plan, date, now).some((each) => each.getTime() === start.getTime());
  return isOffered
    ? { ...slotTimes(start, timezone), timezone, durationMinutes }
    : 'Give the startUtc of a slot that the product still offers.';
}

/** Most pieces of one variant in a cart (D-39). */
const MOST_PIECES = 1_000;

/**
 * Refuses quantities of variants and of their add-ons that are not allowed (§2.3, D-39). A group with too little stock left is
 * refused by `countStock` (D-132).
 * @throws QuantityRefused
 */
export function checkChoices(
  wanted: readonly ProductChoice[],
  context: ProductPricingContext,
  { mustBeWhole, currency }: { mustBeWhole: boolean; currency: string },
): void {
  const pieces = new Map<string, number>();
  for (const { ref, quantity } of wanted) pieces.set(ref, quantity + (pieces.get(ref) ?? 0));
  const tooMany = [...pieces].filter(([, count]) => count > MOST_PIECES).map(([ref]) => ref);
  if (tooMany.length > 0) throw new QuantityRefused(tooMany, `Take at most ${MOST_PIECES.toLocaleString('en')} of one thing at a time.`);
  for (const line of wanted) if (line.addons || mustBeWhole) refuseAddons(line, (group) => canStillChoose(line, group, context, currency));
}

function refuseAddons({ ref, product, variant, addons = [] }: ProductChoice, canChoose: (group: AddonGroupOnSale) => boolean): void {
  for (const group of product.addonGroups) {
    if (group.variantId !== undefined && group.variantId !== variant.id) continue;
    const chosen = addons.filter((addon) => addon.group.id === group.id);
    if (countChosen(group, chosen) < leastOfGroup(group) && !canChoose(group)) continue;
    const whatToDo = faultOfGroup(group, chosen);
    if (whatToDo) throw new QuantityRefused([ref], `${whatToDo} (${product.name})`);
  }
}

/**
 * Returns the remedy for the choices of a group; undefined when they are right. Options are counted for single choices, pieces for
 * others.
 */
export function faultOfGroup(group: AddonGroupOnSale, chosen: readonly Pick<AddonChoice, 'option' | 'quantity'>[]): string | undefined {
  const { name, selectionType, maxSelect = Infinity } = group;
  for (const { option, quantity } of chosen) {
    const most = option.allowQuantity ? (option.maxQty ?? MOST_PIECES) : 1;
    if (quantity > most) return `Take at most ${most} of "${option.label}" for each piece.`;
  }
  const [count, least] = [countChosen(group, chosen), leastOfGroup(group)];
  const most = selectionType === 'single' ? 1 : maxSelect;
  if (count < least) return `Choose at least ${least} of "${name}".`;
  return count > most ? `Choose at most ${most} of "${name}".` : undefined;
}

/** Requires a time for every line that is booked by slots. */
export function checkTimes(wanted: readonly ProductChoice[]): void {
  const [first] = wanted.filter(({ variant, slot }) => variant.schedulingType === 'slots' && !slot);
  if (first) throw new QuantityRefused([first.ref], `Choose a time for "${first.product.name}".`);
}

/** Counters that a cart changes, and which of its lines are pre-orders. */
export interface StockTaken {
  holdChanges: readonly HoldChange[];
  isPreorder(line: ProductChoice): boolean;
}

interface Need {
  change: HoldChange;
  /** Stock left; absent without a cap. */
  left?: number;
  refs: string[];
}

/**
 * Counts the stock taken by all lines together: stock of variants, also of variants sold as add-ons, slots, and pre-orders of
 * variants without stock that may be pre-ordered (§2.3 r4). Stock and pre-orders are never mixed: while some is left, no more than
 * that can be had. Untracked stock is not counted.
 * @param lacking lines whose required add-ons cannot be had (D-132)
 * @param maySellOut true when shortages are accepted, since stock is taken only once it can be had; missing required add-ons are
 * refused all the same
 * @throws SoldOut with every ref that is short, and how many can be had
 */
export function countStock(
  wanted: readonly ProductChoice[],
  context: ProductPricingContext,
  { maySellOut, lacking }: { maySellOut: boolean; lacking: readonly TooFew[] },
): StockTaken {
  const needs = new Map<string, Need>();
  const need = (ref: string, count: number, change: Omit<HoldChange, 'count'>, left: number | undefined) => {
    const key = `${change.kind} ${change.subjectId} ${change.startAt ?? ''}`;
    const existing = needs.get(key) ?? { change: { ...change, count: 0 }, left, refs: [] };
    needs.set(key, { left, change: { ...existing.change, count: existing.change.count + count }, refs: [...existing.refs, ref] });
  };
  const isPreorder = ({ product, variant }: ProductChoice) => product.preorderable && (context.left[variant.id] ?? 1) <= 0;

  for (const line of wanted) {
    const { ref, quantity, product, variant, slot, addons = [] } = line;
    if (isPreorder(line)) need(ref, quantity, { kind: 'preorder', subjectId: product.id }, context.left[product.id]);
    else if (context.left[variant.id] !== undefined)
      need(ref, quantity, { kind: 'variant', subjectId: variant.id }, context.left[variant.id]);
    if (slot) need(ref, quantity, { kind: 'slot', subjectId: variant.id, startAt: slot.startUtc }, slotsLeft(line, slot.startUtc));
    for (const { ref: addonRef, option, quantity: each } of addons) {
      const linked = option.linkedVariantId;
      if (linked !== undefined && context.left[linked] !== undefined)
        need(addonRef, quantity * each, { kind: 'variant', subjectId: linked }, context.left[linked]);
    }
  }
  const short = maySellOut ? lacking : [...lacking, ...shortOf([...needs.values()]), ...shortAddons(wanted, context)];
  if (short.length > 0) throw new SoldOut(short);
  return { holdChanges: inHoldOrder([...needs.values()].map(({ change }) => change)), isPreorder };
}

/** Returns the places left at a start; one when nobody has booked it (D-60b). */
function slotsLeft({ variant }: ProductChoice, startUtc: string): number {
  return variant.bookedStarts.find(({ startAt }) => Date.parse(startAt) === Date.parse(startUtc))?.left ?? 1;
}

function shortOf(needs: readonly Need[]): TooFew[] {
  const short = needs.filter(({ change, left = Infinity }) => change.count > left);
  return short.flatMap(({ refs, left }) => refs.map((ref) => ({ ref, remaining: Math.max(0, left!) })));
}
