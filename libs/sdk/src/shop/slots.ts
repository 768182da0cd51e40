import type { PublicProductSlots } from '../generated/storefront';
import { dayOf, format } from './time';

/** Free times of one day. */
export interface SlotDay {
  /** `YYYY-MM-DD` in the zone. */
  day: string;
  /** `Sunday 1 March`, in the requested language. */
  label: string;
  slots: { startUtc: string; label: string }[];
}

export interface SlotFormat {
  /** A BCP 47 tag; the locale of the platform by default. */
  locale?: string;
  /** IANA time zone; that of the responses by default, which is the shop's own. */
  timeZone?: string;
}

/**
 * Groups the free times of one or several responses of `products.slots` by day, with labels for days and times.
 * Duplicates of several responses are listed once.
 */
export function slotsByDay(answers: PublicProductSlots | readonly PublicProductSlots[], { locale, timeZone }: SlotFormat = {}): SlotDay[] {
  const list: readonly PublicProductSlots[] = Array.isArray(answers) ? answers : [answers];
  const zone = timeZone ?? list[0]?.timezone ?? 'UTC';
  const days = new Map<string, SlotDay>();
  const starts = [...new Set(list.flatMap(({ slots }) => slots.map(({ startUtc }) => startUtc)))].sort();
  for (const startUtc of starts) {
    const day = dayOf(startUtc, zone);
    const label = format(startUtc, zone, locale, { weekday: 'long', day: 'numeric', month: 'long' });
    const slotDay = days.get(day) ?? { day, label, slots: [] };
    slotDay.slots.push({ startUtc, label: format(startUtc, zone, locale, { hour: '2-digit', minute: '2-digit' }) });
    days.set(day, slotDay);
  }
  return [...days.values()];
}
