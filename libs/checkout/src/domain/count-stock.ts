import type { HoldMove } from './checkout';
import { SoldOut, type TooFew } from './pricing.errors';
import type { Wanted } from './find-wanted';
import type { ProductPricingContext } from './product-pricing-context';
import { inHoldOrder } from './hold-order';

/** What a cart takes of things that can run out, and which of its lines are pre-orders. */
export interface StockTaken {
  moves: readonly HoldMove[];
  isPreorder(line: Wanted): boolean;
}

interface Need {
  move: HoldMove;
  /** What is left; absent without a cap. */
  left?: number;
  refs: string[];
}

/**
 * Counts what the lines take, all together: stock of variants, also of those that add-ons are, slots, and pre-orders of
 * what has none left and may be pre-ordered (§2.3 r4). Stock and pre-orders are never mixed: while some is left, no more
 * than that can be had. Stock that is not tracked is not counted.
 * @param maySellOut what is short is not refused, since it is taken only when it can be had
 * @throws SoldOut with every ref that is short, and how many can be had
 */
export function countStock(wanted: readonly Wanted[], context: ProductPricingContext, { maySellOut = false } = {}): StockTaken {
  const needs = new Map<string, Need>();
  const need = (ref: string, count: number, move: Omit<HoldMove, 'count'>, left: number | undefined) => {
    const key = `${move.kind} ${move.subjectId} ${move.startAt ?? ''}`;
    const known = needs.get(key) ?? { move: { ...move, count: 0 }, left, refs: [] };
    needs.set(key, { left, move: { ...known.move, count: known.move.count + count }, refs: [...known.refs, ref] });
  };
  const isPreorder = ({ product, variant }: Wanted) => product.preorderable && (context.left[variant.id] ?? 1) <= 0;

  for (const line of wanted) {
    const { ref, quantity, product, variant, slot, addons = [] } = line;
    if (isPreorder(line)) need(ref, quantity, { kind: 'preorder', subjectId: product.id }, context.left[product.id]);
    else if (context.left[variant.id] !== undefined) need(ref, quantity, { kind: 'variant', subjectId: variant.id }, context.left[variant.id]);
    if (slot) need(ref, quantity, { kind: 'slot', subjectId: variant.id, startAt: slot.startUtc }, slotsLeft(line, slot.startUtc));
    for (const { ref: addonRef, option, quantity: each } of addons) {
      const linked = option.linkedVariantId;
      if (linked !== undefined && context.left[linked] !== undefined) need(addonRef, quantity * each, { kind: 'variant', subjectId: linked }, context.left[linked]);
    }
  }
  if (!maySellOut) refuseShort([...needs.values()]);
  return { moves: inHoldOrder([...needs.values()].map(({ move }) => move)), isPreorder };
}

/** A start that nobody has anything of can be had once (D-60b). */
function slotsLeft({ variant }: Wanted, startUtc: string): number {
  return variant.bookedStarts.find(({ startAt }) => Date.parse(startAt) === Date.parse(startUtc))?.left ?? 1;
}

function refuseShort(needs: readonly Need[]): void {
  const short = needs.filter(({ move, left = Infinity }) => move.count > left);
  const refs: TooFew[] = short.flatMap(({ refs: names, left }) => names.map((ref) => ({ ref, remaining: Math.max(0, left!) })));
  if (refs.length > 0) throw new SoldOut(refs);
}
