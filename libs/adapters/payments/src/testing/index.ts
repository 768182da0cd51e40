export * from './paystack-books';
export * from './paystack-document';
export * from './paystack-callbacks';
export * from './paystack-requests';
export * from './paystack-stub';
export * from './paystack-stage';
