import { DomainError } from '@svc/kernel';
import type { LostPart } from './lost-parts';

/** Counts of those who use something, by their kind. */
export interface Uses {
  /** Seats that are neither cancelled nor declined. */
  guests?: number;
  /** Orders that are paid, or whose deposit is, and have not given the line back. */
  orders?: number;
  /** Checkouts that are open. */
  checkouts?: number;
  /** Savings plans that are being paid. */
  savingsPlans?: number;
  /** Guests, order lines or submissions with an answer. */
  answers?: number;
}

/** A part that somebody uses, with how many do. */
export interface PartInUse extends Uses {
  kind: LostPart['kind'];
  /** `events[gala].ticketTypes[vip]`. */
  path: string;
}

/** Returns the parts that somebody uses. @param uses of each part, in the same order */
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

/** A change would take away what guests, orders or answers use (409 `CONFLICT`); `details.inUse` has the counts (ADR 0100). */
export class PartsInUse extends DomainError {
  constructor(inUse: readonly PartInUse[]) {
    const [first] = inUse;
    const rest = inUse.length > 1 ? ` and ${inUse.length - 1} more, see details.inUse` : '';
    super(
      'CONFLICT',
      `This drops what is in use: ${first!.path} (${usesText(first!)})${rest}. Keep it, or add ?force=true to drop it all the same: guests and orders keep what they have.`,
      { inUse: [...inUse] },
    );
  }
}
