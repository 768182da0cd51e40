import { Injectable } from '@nestjs/common';
import {
  CheckoutAlreadyPaid,
  CheckoutEnded,
  CloseAccounts,
  FillInCheckout,
  KeepDetails,
  type Checkout,
  type CheckoutHolder,
  type ChosenWithDetails,
  type FilledForm,
  type JudgedDetails,
  type KeepDetailsCommand,
  type KeptDetails,
} from '@svc/checkout';
import { DomainError } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';

/** Judges the details and choices that buyers enter on the page, and keeps them, so that they are there when a buyer comes back. */
@Injectable()
export class CheckoutKeeping {
  constructor(
    private readonly keepDetails: KeepDetails,
    private readonly fillIn: FillInCheckout,
    private readonly closingAccounts: CloseAccounts,
  ) {}

  details(checkout: Checkout, told: Omit<KeepDetailsCommand, 'name'>): Promise<KeptDetails> {
    return this.keepDetails.execute({ name: checkoutNameOf(checkout), ...told });
  }

  /** Outcome of details; nothing is kept. */
  judge(checkout: Checkout, told: Omit<KeepDetailsCommand, 'name'>): Promise<JudgedDetails> {
    return this.keepDetails.judge({ name: checkoutNameOf(checkout), ...told });
  }

  /** Outcome of details and choices; nothing is kept. */
  price(details: JudgedDetails, chosen: ChosenWithDetails): Promise<FilledForm> {
    return this.fillIn.price(details, chosen);
  }

  keep(form: FilledForm): Promise<Checkout> {
    return this.fillIn.keep(form);
  }

  /** Gives up the accounts that are open, so that it can be paid another way, or go elsewhere. */
  closeAccounts(checkout: Checkout, holder: CheckoutHolder): Promise<void> {
    return this.closingAccounts.execute({ name: checkoutNameOf(checkout), holder });
  }

  /** Finds out what fits of choices while something else is in the way; undefined when they cannot be had, which is said once nothing else is. */
  async whatFits(...given: Parameters<CheckoutKeeping['price']>): Promise<FilledForm | undefined> {
    try {
      return await this.price(...given);
    } catch (error) {
      if (!(error instanceof DomainError) || error instanceof CheckoutEnded || error instanceof CheckoutAlreadyPaid) throw error;
      return undefined;
    }
  }
}

export function checkoutNameOf({ workspaceId, mode, id: checkoutId }: Checkout): CheckoutName {
  return { workspaceId, mode, checkoutId };
}
