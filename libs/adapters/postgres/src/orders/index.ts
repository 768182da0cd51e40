export { PostgresOrderBook } from './order-book';
export { bindOrderTx } from './order-store';
export { PostgresOrderReader } from './postgres-order-reader';
