import { slotsOn } from '@svc/catalogue';
import { type BookedSlot, type FormField, type PricedCart, slotTimes, type SlotPlan } from '@svc/contracts';
import { Temporal } from 'temporal-polyfill';
import { addonSupplyOf } from '../pricing/addons-on-sale';
import type { AddonGroupOnSale, ProductPricingContext } from '../pricing/pricing-context';

/** Choices that a buyer has for one line of a cart of products (D-38). */
export interface OfferedLine {
  lineId: string;
  variantId: string;
  /** Questions of the product and of the variant, without hidden ones, each key once. */
  questions: readonly FormField[];
  /** Add-on groups whose options have a price in the currency of the cart, and can be sold; stock is left to complete each (D-132). */
  addonGroups: readonly AddonGroupOnSale[];
  /** Slots, for variants that are booked by slots. */
  slots?: SlotPlan;
}

/** Most days with free slots offered at once. */
const MOST_DAYS = 62;
/** Days ahead that are searched for free slots. */
const FARTHEST_DAYS = 366;

/** Returns the choices for each line, add-ons not counted, in their order; none for products that are no longer for sale. */
export function offerChoices(
  { lines, currency }: PricedCart,
  { products, left, store: { timezone, businessHours } }: ProductPricingContext,
): OfferedLine[] {
  return lines
    .filter(({ parentId }) => parentId === undefined)
    .map(({ id: lineId, variantId = '', productId, quantity }) => {
      const product = products.find(({ id }) => id === productId);
      const variant = product?.variants.find(({ id }) => id === variantId);
      if (!product || !variant) return { lineId, variantId, questions: [], addonGroups: [] };
      const { schedulingType, durationMinutes, availability, bookedStarts, formFields } = variant;
      const visible = [...product.formFields, ...formFields].filter(({ hidden }) => !hidden);
      const questions = visible.filter(({ key }, index) => visible.findIndex((other) => other.key === key) === index);
      const supply = addonSupplyOf(product, { left }, [currency]);
      const addonGroups = product.addonGroups
        .filter((group) => group.variantId === undefined || group.variantId === variantId)
        .map((group) => ({
          ...group,
          options: group.options.filter((option) => supply.leftOf(option) > 0),
        }));
      const takenAt = bookedStarts.filter((start) => start.left <= 0).map(({ startAt }) => startAt);
      const isBooked = schedulingType === 'slots' && durationMinutes !== undefined;
      return {
        lineId,
        variantId,
        questions,
        addonGroups: addonGroups.filter((group) => group.options.length > 0 && supply.canChoose(group, quantity)),
        ...(isBooked && { slots: { timezone, durationMinutes, availability, businessHours, takenAt } }),
      };
    });
}

/** Returns the choices that are not made yet: all that a masked link may choose (D-104). */
export function onlyUnchosen(offered: readonly OfferedLine[], { lines }: Pick<PricedCart, 'lines'>): OfferedLine[] {
  return offered.map(({ slots, addonGroups, ...line }) => ({
    ...line,
    addonGroups: lines.some(({ parentId }) => parentId === line.lineId) ? [] : addonGroups,
    ...(slots && !lines.find(({ id }) => id === line.lineId)?.slot && { slots }),
  }));
}

/** Returns the next days that have a free slot, `YYYY-MM-DD` in the zone of the shop. */
export function daysWithSlots(plan: SlotPlan, now: Date): string[] {
  const days: string[] = [];
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(plan.timezone).toPlainDate();
  const ahead = Math.min(plan.availability?.windowDays ?? MOST_DAYS, FARTHEST_DAYS);
  for (let later = 0; later <= ahead && days.length < MOST_DAYS; later += 1) {
    const day = today.add({ days: later }).toString();
    if (slotsOn(plan, day, now).length > 0) days.push(day);
  }
  return days;
}

/** Returns the free slots of a day of the shop; none for an invalid day. */
export function slotsOfDay(plan: SlotPlan, day: string, now: Date): BookedSlot[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return [];
  const { timezone, durationMinutes } = plan;
  return slotsOn(plan, day, now).map((start) => ({ ...slotTimes(start, timezone), timezone, durationMinutes }));
}
