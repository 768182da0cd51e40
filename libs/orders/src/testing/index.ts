// Contract suites
export { type OrderFixture, readerOf } from './order-bench';
export { ordersContract } from './orders.contract';
export { aReceipt, receiptDocumentsContract } from './receipt-documents.contract';

// Fakes
export { InMemoryOrders } from './in-memory-orders';

// Builders
export { aCart, aLine, aPaidCart, PAID_AT, ticketsOf } from './order.builder';
