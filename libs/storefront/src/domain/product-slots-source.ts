import type { SlotPlan } from '@svc/contracts';

/** A published product or package as its slots need it. */
export interface ProductSlotsSource extends Pick<SlotPlan, 'businessHours'> {
  isPackage: boolean;
  /** Those that are booked by slots, in display order. */
  variants: readonly ({ id: string } & Pick<SlotPlan, 'durationMinutes' | 'availability' | 'takenAt'>)[];
}
