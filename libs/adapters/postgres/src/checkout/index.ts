export * from './checkout-tx';
export * from './postgres-checkout-opening';
export * from './postgres-checkout-reader';
export * from './postgres-lapsing-checkouts';
export * from './postgres-checkout-list';
export * from './postgres-inventory-check';
