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

/** Validates, prices and stores the details and choices that buyers enter on the page. */
@Injectable()
export class CheckoutKeeping {
  constructor(
    private readonly keepDetails: KeepDetails,
    private readonly fillIn: FillInCheckout,
    private readonly closingAccounts: CloseAccounts,
  ) {}

  details(checkout: Checkout, input: Omit<KeepDetailsCommand, 'name'>): Promise<KeptDetails> {
    return this.keepDetails.execute({ name: checkoutNameOf(checkout), ...input });
  }

  /** Validates details without storing them. */
  judge(checkout: Checkout, input: Omit<KeepDetailsCommand, 'name'>): Promise<JudgedDetails> {
    return this.keepDetails.judge({ name: checkoutNameOf(checkout), ...input });
  }

  /** Prices validated details and choices without storing them. */
  price(details: JudgedDetails, chosen: ChosenWithDetails): Promise<FilledForm> {
    return this.fillIn.price(details, chosen);
  }

  keep(form: FilledForm): Promise<Checkout> {
    return this.fillIn.keep(form);
  }

  /** Closes the open transfer accounts of a checkout, so that its rail or its delivery can change. */
  closeAccounts(checkout: Checkout, holder: CheckoutHolder): Promise<void> {
    return this.closingAccounts.execute({ name: checkoutNameOf(checkout), holder });
  }

  /** Prices choices like `price`; undefined when they are refused. Ended and paid checkouts still throw. */
  async tryPrice(...args: Parameters<CheckoutKeeping['price']>): Promise<FilledForm | undefined> {
    try {
      return await this.price(...args);
    } catch (error) {
      if (!(error instanceof DomainError) || error instanceof CheckoutEnded || error instanceof CheckoutAlreadyPaid) throw error;
      return undefined;
    }
  }
}

export function checkoutNameOf({ workspaceId, mode, id: checkoutId }: Checkout): CheckoutName {
  return { workspaceId, mode, checkoutId };
}
