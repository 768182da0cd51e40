/** A discount code as prices need it: one that is given and is the store's. Moments are UTC texts, amounts minor units. */
export interface DiscountCode {
  id: string;
  /** As the merchant wrote it. */
  code: string;
  kind: 'percent' | 'fixed';
  /** Percent, above 0 up to 100; or an amount by currency. */
  value: number | Readonly<Record<string, number>>;
  /** What it is for, by id; everything when all lists are empty. Packages are among the products. */
  appliesTo: { eventIds: readonly string[]; ticketTypeIds: readonly string[]; productIds: readonly string[] };
  startsAt?: string;
  endsAt?: string;
  /** By currency; none in a currency means no least subtotal in it. */
  minSubtotal?: Readonly<Record<string, number>>;
  /** How often it can still be used, by all and by this contact, held uses counted; absent when there is no cap or the contact is not known. */
  left?: number;
  leftForContact?: number;
}
