import { CheckoutDesk } from './checkout-desk';
import { CheckoutKeeping } from './checkout-keeping';
import { CheckoutOffers } from './checkout-offers';
import { CheckoutVisits } from './checkout-visits';

export { HostedCheckoutController } from './checkout.controller';
export const CHECKOUT_PAGE_PARTS = [CheckoutVisits, CheckoutOffers, CheckoutKeeping, CheckoutDesk];
