import { fullPath, innerPath, spellOutEach, spellOutPrice, type Spelling } from '@svc/contracts';
import type { z } from 'zod';
import type { EventItem, eventItem } from './event.item';

/** An event in its one canonical form: prices in `prices` alone, references within it alike (around.md). */
export function spellOutEvent(written: z.output<typeof eventItem>, primary: string): Spelling<EventItem> {
  const { slug, currency = primary } = written;
  const ticketTypes = spellOutEach(written.ticketTypes, 'ticketTypes', (ticketType, path) => {
    const { item, faults } = spellOutPrice(ticketType, currency, path);
    return { item: { ...item, validDays: item.validDays.map((day) => innerPath(slug, day)) }, faults };
  });
  const unlockCodes = written.unlockCodes.map((code) => ({ ...code, ticketTypeRefs: code.ticketTypeRefs.map((ref) => fullPath(slug, ref)) }));
  return { item: { ...written, ticketTypes: ticketTypes.item, unlockCodes }, faults: ticketTypes.faults };
}
