import { CheckoutPageService } from './checkout-page-service';
import { CheckoutKeeping } from './checkout-keeping';
import { CheckoutOffers } from './checkout-offers';
import { CheckoutPageLoader } from './checkout-page-loader';

export { HostedCheckoutController } from './checkout.controller';
export const CHECKOUT_PAGE_PARTS = [CheckoutPageLoader, CheckoutOffers, CheckoutKeeping, CheckoutPageService];
