import { CheckoutPageService } from './checkout-page-service';
import { CancelByBuyer } from './cancel-by-buyer';
import { CheckoutKeeping } from './checkout-keeping';
import { DeliveryOffers } from './delivery-offers';
import { CheckoutOffers } from './checkout-offers';
import { CheckoutPageLoader } from './checkout-page-loader';

export { HostedCheckoutController } from './checkout.controller';
export const CHECKOUT_PAGE_PARTS = [
  CancelByBuyer,
  CheckoutPageLoader,
  CheckoutOffers,
  DeliveryOffers,
  CheckoutKeeping,
  CheckoutPageService,
];
