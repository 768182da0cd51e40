export * from './checkout-tx';
export * from './postgres-checkout-opening';
export * from './checkout-readers';
export * from './postgres-inventory-check';
