export * from './due-cursors';
export * from './postgres-delivery-log';
export * from './postgres-delivery-plan';
export * from './postgres-destination-list';
export * from './postgres-listener-queue';
export * from './webhook-tx';
