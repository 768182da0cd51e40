const MINUTE_MS = 60_000;
/** Of the hosted checkout of products, whose stock is reserved only while the buyer pays (D-45). */
const PRODUCT_MINUTES = 24 * 60;

/** Sessions of one event that a buyer may have open at a time (D-61). */
export const MOST_OPEN_SESSIONS = 3;

/** How long a checkout can be paid that holds seats; 5 to 60 minutes each, as the workspace says (D-45). */
export interface CheckoutLives {
  eventMinutes: number;
  headlessMinutes: number;
}

/** When a checkout that is opened at `now` ends unpaid (D-45). */
export function expiryOf({ kind, channel }: { kind: 'products' | 'event'; channel: 'hosted' | 'headless' }, lives: CheckoutLives, now: Date): Date {
  const minutes = channel === 'headless' ? lives.headlessMinutes : kind === 'event' ? lives.eventMinutes : PRODUCT_MINUTES;
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
