export * from './paystack-document';
export * from './paystack-stage';
