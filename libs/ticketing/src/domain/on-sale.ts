import { type DaysOfEvent, isWithoutDays, refuseWhileClosed, type ShopClosing } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { EventOnSale, EventRules, TierRules } from './event-on-sale';
import { applies, type TicketPath, type TicketRule } from './rules-by-path';
import { DaysAreCancelled, EventIsCancelled } from './ticketing.errors';

/** Returns true once an event is over, on paths that end with it. */
function isOver({ endAt }: Pick<EventRules, 'endAt'>, path: TicketPath, now: Date): boolean {
  return applies('over', path) && isPast(endAt, now);
}

/** Throws StoreClosed in live mode while the shop is closed, on paths that end with it (D-158). */
export function refuseClosed(closing: ShopClosing | undefined, path: TicketPath, now: { mode: Mode; now: Date }): void {
  if (applies('closed', path)) refuseWhileClosed(closing, now);
}

/** Throws EventIsCancelled for a cancelled event, on paths that end with it: whatever else the request says (D-60a, D-147). */
export function refuseCancelled({ id, isCancelled = false }: Pick<EventRules, 'id' | 'isCancelled'>, path: TicketPath): void {
  if (isCancelled && applies('cancelled', path)) throw new EventIsCancelled(id);
}

/** Throws DaysAreCancelled for chosen tickets that are valid on cancelled days alone, on paths that end with them. */
export function refuseCancelledDays(
  choices: readonly { ref: string; tier: Pick<TierRules, 'validDayIds'> }[],
  rules: DaysOfEvent,
  path: TicketPath,
): void {
  const off = choices.filter(({ tier }) => applies('noDaysLeft', path) && isWithoutDays(tier, rules));
  if (off.length > 0) throw new DaysAreCancelled(off.map(({ ref }) => ref));
}

/** Returns true for a ticket type that is cancelled: its merchant has dropped it, or none of its valid days is left (D-147). */
export function isTierCancelled(tier: Pick<TierRules, 'validDayIds' | 'isDropped'>, rules: DaysOfEvent): boolean {
  return tier.isDropped === true || isWithoutDays(tier, rules);
}

/** End of a seat that is held already: its event was deleted or cancelled, its type was, or the event is over. */
export type SeatEnd = 'deleted' | 'cancelled' | 'days_cancelled' | 'over';

/** Returns how a seat that is held already has ended with its event, on paths that end so (D-147); undefined while it has not. */
export function seatEndOf(
  { endAt, isCancelled = false, isTierCancelled = false, removed }: SeatTermsOfEvent,
  path: TicketPath,
  now: Date,
): SeatEnd | undefined {
  if (removed) return 'deleted';
  if (isCancelled && applies('cancelled', path)) return 'cancelled';
  if (isTierCancelled && applies('noDaysLeft', path)) return 'days_cancelled';
  return isOver({ endAt }, path, now) ? 'over' : undefined;
}

/**
 * Returns true while a ticket can change hands: until its event is over, cancelled, or taken down, or its ticket type is cancelled
 * (ADR 0067, D-147).
 */
export function isTransferOpen(terms: SeatTermsOfEvent, now: Date): boolean {
  return seatEndOf(terms, 'giveAway', now) === undefined;
}

interface SeatTermsOfEvent extends Pick<EventRules, 'endAt' | 'isCancelled'> {
  /** True for a ticket type that is cancelled, as `isTierCancelled` says. */
  isTierCancelled?: boolean;
  /** True when the merchant has taken the event down. */
  removed: boolean;
}

/** Returns true within the sale window of a ticket type. */
export function isWithinWindow({ onSaleFrom, onSaleUntil }: Pick<TierRules, 'onSaleFrom' | 'onSaleUntil'>, now: Date): boolean {
  return (!onSaleFrom || isPast(onSaleFrom, now)) && !(onSaleUntil && isPast(onSaleUntil, now));
}

/** Returns true for a ticket type that everyone sees, or that a given code reveals. */
export function isUnlocked(tier: Pick<TierRules, 'id' | 'visibility'>, event: EventOnSale): boolean {
  return tier.visibility === 'public' || codeFor(tier, event) !== undefined;
}

/** Returns the code that reveals a ticket type: the first given one that does and is not used up. */
export function codeFor({ id: tierId }: Pick<TierRules, 'id'>, { codes, left }: EventOnSale): string | undefined {
  return codes.find(({ id, ticketTypeIds }) => ticketTypeIds.includes(tierId) && left[id] !== 0)?.id;
}

/** Returns false for a ticket type that costs money where another site sells the event (D-145). */
export function isSoldHere({ kind }: Pick<TierRules, 'kind'>, { mode }: Pick<EventRules, 'mode'>): boolean {
  return kind === 'free' || mode !== 'external';
}

/** Terms on which a ticket type is looked at. */
interface SaleTerms {
  path: TicketPath;
  now: Date;
  isSaleOpen?: boolean;
}

/** Rules of one ticket type; what breaks one of them is not on sale. */
const RULES_OF_TIER: readonly [TicketRule, (tier: TierRules, event: EventOnSale, terms: SaleTerms) => boolean][] = [
  ['over', (_, { rules }, { path, now }) => !isOver(rules, path, now)],
  ['window', (tier, _, { now }) => isWithinWindow(tier, now)],
  ['unlocked', (tier, event) => isUnlocked(tier, event)],
  ['external', (tier, { rules }) => isSoldHere(tier, rules)],
];

/** Returns true where the sale of a ticket type is open to a buyer with these codes, on this path; it ends with the event at the latest. */
export function isOnSale(tier: TierRules, event: EventOnSale, terms: SaleTerms): boolean {
  return RULES_OF_TIER.every(
    ([rule, holds]) => !applies(rule, terms.path, rule === 'window' && terms.isSaleOpen) || holds(tier, event, terms),
  );
}

function isPast(moment: string, now: Date): boolean {
  return Date.parse(moment) <= now.getTime();
}
