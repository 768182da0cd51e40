export { PostgresCheckoutList, PostgresCheckoutReader, PostgresLapsingCheckouts } from './checkout-readers';
export { bindCheckoutTx } from './checkout-tx';
export { PostgresCheckoutOpening } from './postgres-checkout-opening';
export { PostgresInventoryCheck } from './postgres-inventory-check';
