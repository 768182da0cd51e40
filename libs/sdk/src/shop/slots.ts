import type { PublicProductSlots } from '../generated/storefront';
import { dayOf, format } from './time';

/** The times of one day that are free. */
export interface SlotDay {
  /** `YYYY-MM-DD` in the zone. */
  day: string;
  /** `Sunday 1 March`, in the language asked for. */
  label: string;
  slots: { startUtc: string; label: string }[];
}

export interface SlotFormat {
  /** A BCP 47 tag; that of the platform unless told. */
  locale?: string;
  /** IANA; that of the answers unless told, which is the shop's own. */
  timeZone?: string;
}

/**
 * Free times by the days on which they fall, with words for both: of one answer of `products.slots`, or of several days at once.
 * The same time twice, as two answers may have it, is listed once.
 */
export function slotsByDay(answers: PublicProductSlots | readonly PublicProductSlots[], { locale, timeZone }: SlotFormat = {}): SlotDay[] {
  const list: readonly PublicProductSlots[] = Array.isArray(answers) ? answers : [answers];
  const zone = timeZone ?? list[0]?.timezone ?? 'UTC';
  const days = new Map<string, SlotDay>();
  const starts = [...new Set(list.flatMap(({ slots }) => slots.map(({ startUtc }) => startUtc)))].sort();
  for (const startUtc of starts) {
    const day = dayOf(startUtc, zone);
    const label = format(startUtc, zone, locale, { weekday: 'long', day: 'numeric', month: 'long' });
    const known = days.get(day) ?? { day, label, slots: [] };
    known.slots.push({ startUtc, label: format(startUtc, zone, locale, { hour: '2-digit', minute: '2-digit' }) });
    days.set(day, known);
  }
  return [...days.values()];
}
