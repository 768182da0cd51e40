export * from './order-book';
