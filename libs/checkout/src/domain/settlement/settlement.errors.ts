import type { PricedCart } from '@svc/contracts';
import { DomainError, InvalidInput, refOf, type RefPrefix } from '@svc/kernel';
import type { CheckoutStatus, HoldMove } from '../checkout';

/** It is paid: what it sold is the buyer's (D-10). */
export class CheckoutAlreadyPaid extends DomainError {
  constructor() {
    super('CHECKOUT_ALREADY_PAID', 'This checkout is paid. Refund its order instead.');
  }
}

/** Nothing can be started any more (D-29). */
export class CheckoutEnded extends DomainError {
  constructor(status: Exclude<CheckoutStatus, 'paid'>) {
    super(
      'CONFLICT',
      status === 'cancelled' ? 'This checkout was cancelled. Open another one.' : 'The time to pay is over. Open another checkout.',
    );
  }
}

/** Somebody changed it, or paid, while this was decided. */
export class CheckoutChanged extends DomainError {
  constructor() {
    super('CONFLICT', 'This checkout was changed meanwhile. Look at it again.');
  }
}

/** Where it goes stays as it is while somebody can transfer to an account that was opened for it (D-105). */
export class AccountIsOpen extends DomainError {
  /** @param field what was to be changed: `deliveryAddress` or `deliveryZoneRef` */
  constructor(field: 'deliveryAddress' | 'deliveryZoneRef') {
    super('CONFLICT', WAY_OUT, { fields: { [field]: WAY_OUT } });
  }
}

const WAY_OUT =
  'A bank account is open for a transfer to this order. To change where it goes, first choose "Pay another way": that closes the account.';

/** Products cost something else by now: the buyer has to agree first (§4.2 r5, D-82). */
export class PriceChanged extends DomainError {
  /** @param cart at the prices of today */
  constructor(readonly cart: PricedCart) {
    super('CONFLICT', 'Prices have changed since this checkout was opened. Look at the new total and confirm it.');
  }
}

/** Somebody else was faster; `short` says what is left. */
export class RanOut extends InvalidInput {
  constructor(readonly short: readonly { kind: HoldMove['kind']; subjectId: string; remaining: number }[]) {
    const refs = [...new Set(short.flatMap(({ kind, subjectId }) => (PREFIX[kind] ? [refOf(PREFIX[kind], subjectId)] : [])))];
    super(
      'Something in this checkout is sold out by now. Open another one with what is left.',
      refs.length > 0 ? { soldOut: refs } : undefined,
    );
  }
}

const PREFIX: Partial<Record<HoldMove['kind'], RefPrefix>> = {
  variant: 'var',
  slot: 'var',
  preorder: 'prd',
  ticket_type: 'tkt',
  discount_code: 'dsc',
};
