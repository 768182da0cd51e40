import { idOf } from '@svc/kernel';
import type { EventOnSale, TierRules } from './event-on-sale';
import { TicketsNotOnSale } from './ticketing.errors';
import type { TicketLine } from './ticket-request';

/** What is taken of one ticket type at one price; the lines that came to it in their order. */
export interface TicketChoice {
  ref: string;
  tier: TierRules;
  quantity: number;
  /** Given for each ticket (donations). */
  amountMinor?: number;
  lines: readonly ChosenLine[];
}

export interface ChosenLine extends Pick<TicketLine, 'quantity' | 'attendees'> {
  /** Where it stands in the request: `tickets[2]`. */
  path: string;
}

/**
 * Finds the ticket types that lines of a request name, and merges lines of one type at one price (D-60a).
 * @param isSaleOpen taken as open whenever the sale of a ticket type begins or ends; an event that is over stays over
 * @throws TicketsNotOnSale for whatever is not there for this buyer now, all alike: unknown, hidden, sale not open (D-46)
 */
export function chooseTickets(lines: readonly TicketLine[], event: EventOnSale, now: Date, isSaleOpen = false): TicketChoice[] {
  const choices = new Map<string, TicketChoice>();
  const refused: string[] = [];
  for (const [index, { ticketTypeRef: ref, quantity, amountMinor, attendees }] of lines.entries()) {
    const tier = findOnSale(ref, event, now, isSaleOpen);
    if (!tier) {
      refused.push(ref);
      continue;
    }
    const key = `${tier.id} ${amountMinor ?? ''}`;
    const merged = choices.get(key) ?? { ref, tier, quantity: 0, amountMinor, lines: [] };
    const line = { path: `tickets[${index}]`, quantity, attendees };
    choices.set(key, { ...merged, quantity: merged.quantity + quantity, lines: [...merged.lines, line] });
  }
  if (refused.length > 0) throw new TicketsNotOnSale(refused);
  return [...choices.values()];
}

function findOnSale(ref: string, event: EventOnSale, now: Date, isSaleOpen: boolean): TierRules | undefined {
  const id = idOf('tkt', ref);
  const tier = event.rules.ticketTypes.find((each) => each.id === id);
  const meant = tier && isSaleOpen ? { ...tier, onSaleFrom: undefined, onSaleUntil: undefined } : tier;
  return meant && isOnSale(meant, event, now) ? tier : undefined;
}

/** Whether the sale of a ticket type is open to who gives these codes; it ends with the event at the latest. */
export function isOnSale(tier: TierRules, event: EventOnSale, now: Date): boolean {
  if (tier.visibility !== 'public' && !codeFor(tier, event)) return false;
  const { onSaleFrom, onSaleUntil } = tier;
  const hasCome = (moment: string) => Date.parse(moment) <= now.getTime();
  return (!onSaleFrom || hasCome(onSaleFrom)) && !(onSaleUntil && hasCome(onSaleUntil)) && !hasCome(event.rules.endAt);
}

/** The code that reveals a ticket type: the first given that does and is not used up. */
function codeFor(tier: TierRules, { codes, left }: EventOnSale): string | undefined {
  return codes.find(({ id, ticketTypeIds }) => ticketTypeIds.includes(tier.id) && left[id] !== 0)?.id;
}

/** Codes that a purchase of these tickets uses, each once. */
export function codesUsed(choices: readonly TicketChoice[], event: EventOnSale): string[] {
  const ids = choices.filter(({ tier }) => tier.visibility !== 'public').flatMap(({ tier }) => codeFor(tier, event) ?? []);
  return [...new Set(ids)];
}
