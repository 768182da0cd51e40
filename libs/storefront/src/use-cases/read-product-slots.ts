import type { SlotPlan } from '@svc/contracts';
import { type Clock, InvalidInput, NotFound } from '@svc/kernel';
import { dayAfter, localDate } from '../domain/moment';
import { presentSlots, type ProductSlotsSource, type PublicProductSlots } from '../domain/product-slots.view';
import { variantRef } from '../domain/variant.view';
import type { StoreProfile } from '../domain/store-profile';
import type { ProductSlotsReader, SlotCalendar } from '../ports/catalogue-readers';

export interface ReadProductSlotsQuery {
  store: StoreProfile;
  slug: string;
  /** A local day of the store; the first one with a free slot when absent. */
  date?: string;
  /** Required when more than one variant is booked by slots. */
  variantRef?: string;
  /** IANA zone of `startLocal`; the store's when absent. */
  timezone?: string;
}

/** `GET /store/products/{slug}/slots` (§2.4, D-24). */
export class ReadProductSlots {
  constructor(
    private readonly products: ProductSlotsReader,
    private readonly calendar: SlotCalendar,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound when no such product is published
   * @throws InvalidInput with the valid refs in `details.accepted`, for a missing variant, or one of another product
   */
  async execute({ store, slug, date, variantRef: wanted, timezone = store.timezone }: ReadProductSlotsQuery): Promise<PublicProductSlots> {
    const source = await this.products.find(store.workspaceId, slug);
    if (!source) throw new NotFound('product');
    const now = this.clock.now();
    const today = localDate(now, store.timezone);
    const variant = chooseVariant(source, wanted);
    if (!variant) return { date: date ?? today, slots: [], timezone };

    const plan: SlotPlan = { ...variant, timezone: store.timezone, businessHours: source.businessHours };
    const day = date ?? this.calendar.firstDateWithSlots(plan, today, now) ?? today;
    return {
      date: day,
      slots: presentSlots(this.calendar.slotsOn(plan, day, now), timezone),
      timezone,
      durationMinutes: plan.durationMinutes,
      nextDate: this.calendar.firstDateWithSlots(plan, dayAfter(day), now),
    };
  }
}

/** Returns the requested variant, or the only one; undefined when none is booked by slots and none was requested. */
function chooseVariant(
  { variants, isPackage }: ProductSlotsSource,
  wanted: string | undefined,
): ProductSlotsSource['variants'][number] | undefined {
  const accepted = variants.map(({ id }) => variantRef(id, isPackage));
  if (wanted === undefined && variants.length <= 1) return variants[0];
  const chosen = variants[accepted.indexOf(wanted ?? '')];
  if (chosen) return chosen;
  const message = 'Give the ref of one variant of this product that is booked by slots; see details.accepted.';
  throw new InvalidInput(message, { fields: { variantRef: message }, accepted });
}
