import type { Checkout, CheckoutStatus } from './checkout';

/** What a checkout can become (D-10): paid after expiry only by late settlement; paid and cancelled are final. */
const NEXT: Readonly<Record<CheckoutStatus, readonly CheckoutStatus[]>> = {
  open: ['paid', 'expired', 'cancelled'],
  expired: ['paid'],
  paid: [],
  cancelled: [],
};

export function canBecome(from: CheckoutStatus, to: CheckoutStatus): boolean {
  return NEXT[from].includes(to);
}

/** The checkout as it ends at `now`. Throws when it cannot become that. */
export function ended(checkout: Checkout, status: Exclude<CheckoutStatus, 'open'>, now: Date): Checkout {
  if (!canBecome(checkout.status, status)) throw new Error(`A checkout that is ${checkout.status} cannot become ${status}.`);
  return {
    ...checkout,
    status,
    heldUntil: undefined,
    ...(status === 'paid' && { completedAt: now }),
    ...(status === 'cancelled' && { cancelledAt: now }),
  };
}
