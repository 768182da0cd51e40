import { Injectable } from '@nestjs/common';
import { KeepDetails, PriceChanged, StartPayment, type Checkout, type CheckoutContact, type StartPaymentCommand } from '@svc/checkout';
import type { DeliveryAddress } from '@svc/contracts';
import type { PaymentAttempt } from '@svc/payments';

const BUYER: CheckoutContact = { name: 'Ada Obi', email: 'ada.obi@example.com' };
const ADDRESS: DeliveryAddress = { line1: '14 Hughes Avenue', city: 'Yaba', state: 'Lagos', country: 'NG' };

/** Starts a payment as a buyer would who lacks nothing and accepts every price. */
@Injectable()
export class PlausibleBuyer {
  constructor(
    private readonly keepDetails: KeepDetails,
    private readonly startPayment: StartPayment,
  ) {}

  /** Returns undefined when nothing is due. Throws the errors that a buyer would get. */
  async pay(checkout: Checkout, paying: Pick<StartPaymentCommand, 'rail' | 'returnUrl'>): Promise<PaymentAttempt | undefined> {
    const { workspaceId, mode, id: checkoutId, contact, deliveryAddress, cart } = checkout;
    const buyer = { name: { workspaceId, mode, checkoutId }, holder: 'full' as const };
    const details = await this.keepDetails.judge({
      ...buyer,
      contact: contact?.email ? undefined : { ...BUYER, ...contact },
      deliveryAddress: deliveryAddress || cart.delivery?.kind !== 'delivery' ? undefined : ADDRESS,
    });
    const [refusal] = details.refusals;
    if (refusal) throw refusal;
    try {
      return (await this.startPayment.execute({ ...buyer, ...paying, input: details })).attempt;
    } catch (error) {
      if (!(error instanceof PriceChanged)) throw error;
      const { totalMinor: acceptedTotalMinor, dueNowMinor: acceptedDueNowMinor } = error.cart;
      return (await this.startPayment.execute({ ...buyer, ...paying, input: details, acceptedTotalMinor, acceptedDueNowMinor })).attempt;
    }
  }
}
