import { slotTimes } from '@svc/contracts';
import type { PublicProductSlots } from './product-slots.view';

/** Starts in UTC and as wall time of a zone, to the second (D-24). */
export function presentSlots(starts: readonly Date[], timezone: string): PublicProductSlots['slots'] {
  return starts.map((start) => slotTimes(start, timezone));
}
