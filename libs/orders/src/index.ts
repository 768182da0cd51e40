export * from './domain/fulfillment';
export * from './domain/order';
export * from './domain/order-status';
export * from './domain/place-order';
