import { refOf } from '@svc/kernel';
import { FLOW_OF, type PaymentAttempt, type PaymentRail } from '@svc/payments';
import { z } from 'zod';
import type { Checkout } from './checkout';
import { presentCheckout, storeCheckoutSessionView, type CheckoutOnlooker } from './checkout.view';
import { checkoutPayment, presentPayment } from './payment.view';
import { checkoutPricing, presentPricing } from './pricing.view';

/** What a client gets that renders the payment step itself (§4.5, D-33): the session, its price, and by what the buyer pays. */
export const storeHeadlessCheckoutView = z
  .object({
    ...storeCheckoutSessionView.omit({ payment: true }).shape,
    ...checkoutPayment.shape,
    orderRef: z.string().describe('`ord_…` of the order that this becomes once it is paid: it is not listed before. `test_ord_…` resolves to nothing.'),
    orderNumber: z.string().nullable().describe('As people say it, once it is paid.'),
    pricing: checkoutPricing,
    test: z.boolean(),
  })
  .meta({ id: 'StoreHeadlessCheckoutView', description: 'Branch on `provider`. Whether it is paid is told by reading the checkout, never by the buyer’s return.' });
export type StoreHeadlessCheckoutView = z.infer<typeof storeHeadlessCheckoutView>;

/** A headless checkout, and how it is being paid. */
export interface HeadlessCheckout {
  checkout: Checkout;
  /** The rail that was asked for. */
  rail: PaymentRail;
  /** Absent when there is nothing to pay, or nobody to charge. */
  attempt?: PaymentAttempt;
  /** Nothing of it was kept: its refs resolve to nothing (§4.5 r5, D-56). */
  isTrial?: boolean;
}

export function presentHeadless({ checkout, rail, attempt, isTrial = false }: HeadlessCheckout, onlooker: CheckoutOnlooker): StoreHeadlessCheckoutView {
  const { payment: _, ...session } = presentCheckout(checkout, onlooker);
  const { orderNumber = null } = session;
  const synthetic = isTrial ? 'test_' : '';
  return {
    ...session,
    ref: `${synthetic}${session.ref}`,
    ...(attempt ? presentPayment(attempt, checkout) : { ...NOTHING_TO_PAY, provider: rail, flow: FLOW_OF[rail] }),
    orderRef: `${synthetic}${refOf('ord', checkout.orderId ?? checkout.id)}`,
    orderNumber,
    pricing: presentPricing(checkout.cart),
    test: checkout.mode === 'test',
  };
}

const NOTHING_TO_PAY = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };
