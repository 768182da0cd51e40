export * from './domain/checkout';
export * from './ports/checkout-tx';
