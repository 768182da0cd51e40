export { CheckoutDesk } from './checkout-desk';
export { HostedCheckoutController } from './checkout.controller';
