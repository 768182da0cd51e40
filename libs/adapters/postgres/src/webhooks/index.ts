export { DueCursors } from './due-cursors';
export { PostgresDeliveryLog } from './postgres-delivery-log';
export { PostgresDestinationList } from './postgres-destination-list';
export { PostgresListenerQueue } from './postgres-listener-queue';
export { bindWebhookTx } from './webhook-tx';
