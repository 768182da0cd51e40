export * from './in-memory-orders';
export * from './order.builder';
export * from './orders.contract';
export * from './plain-receipt-documents';
export * from './receipt-documents.contract';
