export * from './order-book';
export * from './order-tx';
