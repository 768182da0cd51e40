import { fullPath, innerPath, spellOutEach, spellOutPrice, withoutZeroPrices, type Spelling } from '@svc/contracts';
import type { z } from 'zod';
import type { EventItem, eventItem } from './event.item';
import type { TicketTypeItem, ticketTypeItem } from './ticket-type.item';

/** An event in its one canonical form: prices in `prices` alone, references within it alike (around.md). */
export function spellOutEvent(written: z.output<typeof eventItem>, primary: string): Spelling<EventItem> {
  const { slug, currency = primary } = written;
  const ticketTypes = spellOutEach(written.ticketTypes, 'ticketTypes', (ticketType, path) => spellOutTicketType(ticketType, { slug, currency, path }));
  const unlockCodes = written.unlockCodes.map((code) => ({ ...code, ticketTypeRefs: code.ticketTypeRefs.map((ref) => fullPath(slug, ref)) }));
  return { item: { ...written, ticketTypes: ticketTypes.item, unlockCodes }, faults: ticketTypes.faults };
}

/** `slug` and `currency` are those of the event; a phase is priced in the currency of its ticket type. */
function spellOutTicketType(
  written: z.output<typeof ticketTypeItem>,
  { slug, currency, path }: { slug: string; currency: string; path: string },
): Spelling<TicketTypeItem> {
  const { item, faults } = spellOutPrice(written, currency, path);
  const pricePhases = spellOutEach(item.pricePhases, `${path}.pricePhases`, (phase, place) => spellOutPrice(phase, written.currency ?? currency, place));
  const ticketType = { ...item, pricePhases: pricePhases.item, validDays: item.validDays.map((day) => innerPath(slug, day, 1)) };
  return { item: ticketType.kind === 'free' ? withoutZeroPrices(ticketType) : ticketType, faults: [...faults, ...pricePhases.faults] };
}
