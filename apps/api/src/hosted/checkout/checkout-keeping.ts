import { Injectable } from '@nestjs/common';
import {
  changesCart,
  CheckoutAlreadyPaid,
  CheckoutEnded,
  CloseAccounts,
  CompleteCheckout,
  KeepDetails,
  type Checkout,
  type CheckoutHolder,
  type CompleteCheckoutCommand,
  type KeepDetailsCommand,
  type KeptDetails,
} from '@svc/checkout';
import { DomainError } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';

/** Keeps the details and choices that buyers enter on the page, so that they are there when a buyer comes back. */
@Injectable()
export class CheckoutKeeping {
  constructor(
    private readonly keepDetails: KeepDetails,
    private readonly completeCheckout: CompleteCheckout,
    private readonly closingAccounts: CloseAccounts,
  ) {}

  details(checkout: Checkout, told: Omit<KeepDetailsCommand, 'name'>): Promise<KeptDetails> {
    return this.keepDetails.execute({ name: checkoutNameOf(checkout), ...told });
  }

  /** Gives up the accounts that are open, so that it can be paid another way, or go elsewhere. */
  closeAccounts(checkout: Checkout, holder: CheckoutHolder): Promise<void> {
    return this.closingAccounts.execute({ name: checkoutNameOf(checkout), holder });
  }

  /** The very checkout when nothing of the cart changes. */
  async choices(checkout: Checkout, chosen: Omit<CompleteCheckoutCommand, 'name'>): Promise<Checkout> {
    if (!changesCart(checkout, chosen.choices)) return checkout;
    return this.completeCheckout.execute({ name: checkoutNameOf(checkout), ...chosen });
  }

  /** Keeps choices while something else is in the way; what cannot be kept yet is refused again once nothing else is. */
  async whatFits(...given: Parameters<CheckoutKeeping['choices']>): Promise<Checkout> {
    try {
      return await this.choices(...given);
    } catch (error) {
      if (!(error instanceof DomainError) || error instanceof CheckoutEnded || error instanceof CheckoutAlreadyPaid) throw error;
      return given[0];
    }
  }
}

export function checkoutNameOf({ workspaceId, mode, id: checkoutId }: Checkout): CheckoutName {
  return { workspaceId, mode, checkoutId };
}
