export * from './in-memory-orders';
export * from './order.builder';
export * from './orders.contract';
