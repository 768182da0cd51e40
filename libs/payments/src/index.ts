export * from './domain/offered-rails';
export * from './domain/payment';
export * from './ports/payment-gateway';
export * from './ports/payment-tx';
