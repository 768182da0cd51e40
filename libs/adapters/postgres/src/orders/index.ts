export * from './order-book';
export * from './order-tx';
export * from './postgres-order-reader';
