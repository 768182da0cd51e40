export { type StripeAccess, StripePaymentGateway } from './stripe-payment-gateway';
