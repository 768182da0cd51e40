export { StripePaymentGateway, type StripeAccess } from './stripe-payment-gateway';
