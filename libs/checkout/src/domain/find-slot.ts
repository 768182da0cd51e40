import { type BookedSlot, slotTimes, type SlotPlan } from '@svc/contracts';
import { slotsOn } from '@svc/catalogue';
import { Temporal } from 'temporal-polyfill';
import type { ProductPricingContext, VariantOnSale } from './product-pricing-context';

/**
 * The slot that begins at a moment, whether or not it is taken (D-60b); undefined when none is named.
 * A text says what to do when the variant is not booked by slots, or none that can still be booked begins then.
 */
export function findSlot(startAt: string | undefined, { variant }: { variant: VariantOnSale }, { store }: ProductPricingContext, now: Date): BookedSlot | string | undefined {
  if (startAt === undefined) return undefined;
  const { schedulingType, durationMinutes, availability } = variant;
  if (schedulingType !== 'slots' || durationMinutes === undefined) return 'Leave it out; this is not booked by slots.';
  const start = new Date(startAt);
  const { timezone, businessHours } = store;
  const plan: SlotPlan = { timezone, durationMinutes, availability, businessHours, takenAt: [] };
  const date = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(timezone).toPlainDate().toString();
  const isOffered = slotsOn(plan, date, now).some((each) => each.getTime() === start.getTime());
  return isOffered ? { ...slotTimes(start, timezone), timezone, durationMinutes } : 'Give the startUtc of a slot that the product still offers.';
}
