import type { PricedCart } from '@svc/contracts';
import { DomainError, FinalConflict, InvalidInput, refOf, type RefPrefix } from '@svc/kernel';
import type { CheckoutStatus, HoldChange } from '../checkout';

/** Refusal of a checkout that is paid already (D-10). */
export class CheckoutAlreadyPaid extends DomainError {
  constructor() {
    super('CHECKOUT_ALREADY_PAID', 'This checkout is paid. Refund its order instead.');
  }
}

/** Refusal of a checkout that has ended (D-29). */
export class CheckoutEnded extends FinalConflict {
  constructor(status: Exclude<CheckoutStatus, 'paid'>) {
    super(status === 'cancelled' ? 'This checkout was cancelled. Open another one.' : 'The time to pay is over. Open another checkout.');
  }
}

/** Refusal of a checkout that was changed, or paid, meanwhile. */
export class CheckoutChanged extends DomainError {
  constructor() {
    super('CONFLICT', 'This checkout was changed meanwhile. Check it again.');
  }
}

/** Refusal of another delivery address while the account of a transfer is open (D-105). */
export class AccountIsOpen extends FinalConflict {
  /** @param field field of the request: `deliveryAddress` or `deliveryZoneRef` */
  constructor(field: 'deliveryAddress' | 'deliveryZoneRef') {
    super(WAY_OUT, { fields: { [field]: WAY_OUT } });
  }
}

const WAY_OUT =
  'A bank account is open for a transfer to this order. To change where it goes, first choose "Pay another way": that closes the account.';

/** Refusal of products whose price has changed: the buyer has to agree first (§4.2 r5, D-82). */
export class PriceChanged extends DomainError {
  /** @param cart at the current prices */
  constructor(readonly cart: PricedCart) {
    super('CONFLICT', 'Prices have changed since this checkout was opened. Look at the new total and confirm it.');
  }
}

/** Refusal of items that others took meanwhile; `short` has the number left. */
export class RanOut extends InvalidInput {
  constructor(readonly short: readonly { kind: HoldChange['kind']; subjectId: string; remaining: number }[]) {
    const refs = [...new Set(short.flatMap(({ kind, subjectId }) => (PREFIX[kind] ? [refOf(PREFIX[kind], subjectId)] : [])))];
    super(
      'Something in this checkout is sold out by now. Open another one with what is left.',
      refs.length > 0 ? { soldOut: refs } : undefined,
    );
  }
}

const PREFIX: Partial<Record<HoldChange['kind'], RefPrefix>> = {
  variant: 'var',
  slot: 'var',
  preorder: 'prd',
  ticket_type: 'tkt',
  discount_code: 'dsc',
};
