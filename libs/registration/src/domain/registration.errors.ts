import { DomainError } from '@svc/kernel';

/** A free registration asks for tickets that cost something (§4.4 r1). */
export class TierRequiresPayment extends DomainError {
  constructor(refs: readonly string[]) {
    super('TIER_REQUIRES_PAYMENT', 'These tickets are not free: open an event checkout for them from your server.', { tickets: [...refs] });
  }
}

/** Fewer tickets are left than are wanted (§4.4 r3). */
export class TierSoldOut extends DomainError {
  constructor(remaining: number) {
    super('TIER_SOLD_OUT', remaining === 0 ? 'These tickets are sold out.' : `Only ${remaining} of these tickets can still be had.`, { remaining });
  }
}
