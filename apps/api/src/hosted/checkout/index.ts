import { CheckoutDesk } from './checkout-desk';
import { CheckoutVisits } from './checkout-visits';

export { HostedCheckoutController } from './checkout.controller';
export const CHECKOUT_PAGE_PARTS = [CheckoutVisits, CheckoutDesk];
