import { Temporal } from 'temporal-polyfill';
import type { PublicProductSlots } from './product-slots.view';

/** Starts in UTC and as wall time of a zone, to the second (D-24). */
export function presentSlots(starts: readonly Date[], timezone: string): PublicProductSlots['slots'] {
  return starts.map((start) => {
    const instant = Temporal.Instant.fromEpochMilliseconds(start.getTime());
    return {
      startUtc: instant.toString({ smallestUnit: 'second' }),
      startLocal: instant.toZonedDateTimeISO(timezone).toPlainDateTime().toString({ smallestUnit: 'second' }),
    };
  });
}
