import type { SlotPlan } from '@svc/contracts';

/** The rules of slots, which belong to the catalogue: listing and booking ask the same ones (ADR 0050 r1). */
export abstract class SlotCalendar {
  /** Starts of the free slots of a local day, ascending. */
  abstract slotsOn(plan: SlotPlan, date: string, now: Date): Date[];
  /** The first local day on or after `from` that has a free slot and can be booked already. */
  abstract firstDateWithSlots(plan: SlotPlan, from: string, now: Date): string | undefined;
}
