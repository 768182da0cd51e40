export * from './postgres-collection-reader';
export * from './postgres-content-reader';
export * from './postgres-delivery-zone-reader';
export * from './postgres-event-reader';
export * from './postgres-product-reader';
export * from './postgres-product-slots-reader';
export * from './postgres-stock-reader';
export * from './postgres-storefront-reader';
