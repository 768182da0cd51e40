import type { Fault } from '@svc/contracts';
import { FinalConflict, refOf } from '@svc/kernel';
import type { CancellationCounts, PastStart } from '@svc/ticketing';
import type { Losing, LostPart } from './lost-parts';
import { itemPathOf } from './references';

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

/** Parts and starts of which a change needs `force`. */
export interface ForcedParts {
  /** Parts in use that it removes (ADR 0100). */
  inUse: readonly PartInUse[];
  /** Starts that it moves from the future into the past (D-148); paths in the document: `events[gala].startAt`. */
  intoPast: readonly PastStart[];
}

/**
 * A change would remove parts that guests, orders or answers use, or move a start into the past (409 `CONFLICT`); `details.inUse` has the
 * numbers, `details.intoPast` the times.
 */
export class ForceRequired extends FinalConflict {
  constructor({ inUse, intoPast }: ForcedParts) {
    const sentences = [...(inUse.length > 0 ? [inUseSentence(inUse)] : []), ...(intoPast.length > 0 ? [intoPastSentence(intoPast)] : [])];
    super(sentences.join(' '), { ...(inUse.length > 0 && { inUse: [...inUse] }), ...(intoPast.length > 0 && { intoPast: [...intoPast] }) });
  }
}

function inUseSentence([first, ...others]: readonly PartInUse[]): string {
  const rest = others.length > 0 ? ` and ${others.length} more, see details.inUse` : '';
  const [drops, drop] = first!.kind === 'question_type' ? ['changes', 'change'] : ['drops', 'drop'];
  const ofEvent = first!.path.startsWith('events[') ? ', but tickets of a dropped type or a deleted event, which are cancelled' : '';
  return `This ${drops} what is in use: ${first!.path} (${usesText(first!)})${rest}. Keep it, or add ?force=true to ${drop} it all the same: guests and orders keep what they have${ofEvent}.`;
}

function intoPastSentence([first, ...others]: readonly PastStart[]): string {
  const rest = others.length > 0 ? ` (and ${others.length} more, see details.intoPast)` : '';
  return `This moves a start from the future into the past: ${first!.path} from ${first!.before} to ${first!.after}${rest}. Correct it, or add ?force=true to move it all the same: guests and buyers are notified of it.`;
}

/** Event that a change deletes. */
export type DeletedEvent = Pick<Losing, 'id' | 'identity'>;

/** Returns the deleted events whose parts are in use: each is cancelled before it is deleted (D-147). */
export function eventsInUse(deleted: readonly DeletedEvent[], inUse: readonly PartInUse[]): DeletedEvent[] {
  return deleted.filter(({ identity }) => inUse.some(({ path }) => path.startsWith(`${itemPathOf({ section: 'events', identity })}.`)));
}

const ENDING: readonly [keyof CancellationCounts, string, string][] = [
  ['registrations', 'registration', 'registrations'],
  ['orders', 'paid order', 'paid orders'],
  ['openCheckouts', 'open checkout', 'open checkouts'],
  ['savingsPlans', 'savings plan', 'savings plans'],
];

/** `2 registrations, 1 paid order`. */
function endingText(counts: CancellationCounts): string {
  const things = ENDING.flatMap(([kind, one, many]) => (counts[kind] ? `${String(counts[kind])} ${counts[kind] === 1 ? one : many}` : []));
  return things.length > 0 ? things.join(', ') : 'nothing but seats and checkouts of test mode';
}

/** Returns the warning that an event is cancelled before it is deleted (D-147). @param counts what it has in live mode */
export function warnOfCancellation({ id, identity }: DeletedEvent, counts: CancellationCounts): Fault {
  const refund =
    counts.orders > 0
      ? ` Paid orders keep their money until you refund them; POST /v1/admin/events/${refOf('evt', id)}/cancel with "refund": "all" refunds all of them.`
      : '';
  return {
    path: itemPathOf({ section: 'events', identity }),
    message: `The event is cancelled before it is deleted, which ends: ${endingText(counts)}.${refund}`,
  };
}

/** Ticket types in use that a change of their event drops. */
export interface DroppedTypes {
  eventId: string;
  ticketTypes: { id: string; key: string; path: string }[];
}

/** Returns the ticket types in use that changes of their events drop, by event: they are cancelled first (D-147). @param deleted events that go as a whole */
export function droppedTypes(
  parts: readonly LostPart[],
  inUse: readonly PartInUse[],
  deleted: readonly Pick<DeletedEvent, 'id'>[] = [],
): DroppedTypes[] {
  const used = new Set(inUse.filter(({ kind }) => kind === 'ticket_type').map(({ path }) => path));
  const dropped = parts.filter(({ path, ownerId }) => used.has(path) && !deleted.some(({ id }) => id === ownerId));
  const named = ({ ids, member, path }: LostPart) => ({ id: ids[0]!, key: member!, path });
  const events = [...new Set(dropped.map(({ ownerId }) => ownerId))];
  return events.map((eventId) => ({ eventId, ticketTypes: dropped.filter(({ ownerId }) => ownerId === eventId).map(named) }));
}

/** Returns the warning that a ticket type is cancelled before it is dropped (D-147). @param counts what it has in live mode */
export function warnOfDroppedType(path: string, counts: CancellationCounts): Fault {
  const refund = counts.orders > 0 ? ' Paid orders keep their money until you refund them.' : '';
  return { path, message: `The ticket type is cancelled before it is dropped, which ends: ${endingText(counts)}.${refund}` };
}
