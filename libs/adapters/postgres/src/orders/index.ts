export * from './order-book';
export * from './order-store';
export * from './postgres-order-reader';
