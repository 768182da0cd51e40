export * from './domain/checkout';
export * from './domain/discount-code';
export * from './domain/event-scene';
export * from './domain/product-scene';
export * from './ports/checkout-tx';
