export * from './paystack-books';
export * from './paystack-document';
export * from './paystack-callbacks';
export * from './paystack-requests';
export * from './paystack-stub';
export * from './paystack-stage';
export { StripeBooks, type StripeCall, type StripeCallback, type StripeCallFault, type StripeFault } from './stripe-books';
export { StripeStub } from './stripe-stub';
