import { FinalConflict } from '@svc/kernel';
import type { LostPart } from './lost-parts';

/** Numbers of uses of a part, by their kind. */
export interface Uses {
  /** Seats that are neither cancelled nor declined. */
  guests?: number;
  /** Orders that are paid, or have a paid deposit, and whose line is not refunded. */
  orders?: number;
  /** Checkouts that are open. */
  checkouts?: number;
  /** Savings plans that are being paid. */
  savingsPlans?: number;
  /** Guests, order lines or submissions with an answer. */
  answers?: number;
}

/** A part in use, with the numbers of its uses. */
export interface PartInUse extends Uses {
  kind: LostPart['kind'];
  /** `events[gala].ticketTypes[vip]`. */
  path: string;
}

/** Returns the parts in use. @param uses uses of each part, in the same order */
export function partsInUse(parts: readonly LostPart[], uses: readonly Uses[]): PartInUse[] {
  return parts.flatMap(({ kind, path }, index) => {
    const counts = Object.entries(uses[index] ?? {}).filter(([, count]) => count > 0);
    return counts.length > 0 ? [{ kind, path, ...Object.fromEntries(counts) }] : [];
  });
}

const NOUNS: readonly [keyof Uses, string, string][] = [
  ['guests', 'guest', 'guests'],
  ['orders', 'order', 'orders'],
  ['checkouts', 'open checkout', 'open checkouts'],
  ['savingsPlans', 'savings plan', 'savings plans'],
  ['answers', 'answer', 'answers'],
];

/** `3 guests, 1 open checkout`. */
export function usesText(uses: Uses): string {
  return NOUNS.flatMap(([kind, one, many]) => (uses[kind] ? `${uses[kind]} ${uses[kind] === 1 ? one : many}` : [])).join(', ');
}

/** A change would remove parts that guests, orders or answers use (409 `CONFLICT`); `details.inUse` has the numbers (ADR 0100). */
export class PartsInUse extends FinalConflict {
  constructor(inUse: readonly PartInUse[]) {
    const [first] = inUse;
    const rest = inUse.length > 1 ? ` and ${inUse.length - 1} more, see details.inUse` : '';
    super(
      `This drops what is in use: ${first!.path} (${usesText(first!)})${rest}. Keep it, or add ?force=true to drop it all the same: guests and orders keep what they have.`,
      { inUse: [...inUse] },
    );
  }
}
