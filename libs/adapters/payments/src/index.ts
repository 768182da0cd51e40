export * from './known-gateways';
export { PaystackPaymentGateway, type PaystackOptions } from './paystack/paystack-payment-gateway';
export * from './provider-fetch';
export * from './sandbox/payment-sandbox';
export * from './sandbox/sandbox-books';
export * from './sandbox/sandbox-callbacks';
export * from './sandbox/sandbox-charge';
export * from './sandbox/sandbox-payment-gateway';
