export * from './paystack/paystack-books';
export * from './paystack/paystack-callbacks';
export * from './paystack/paystack-requests';
export * from './paystack/paystack-stub';
export * from './posted-callback';
export { StripeBooks, type StripeCall, type StripeCallback, type StripeCallFault, type StripeFault } from './stripe/stripe-books';
export { StripeStub } from './stripe/stripe-stub';
