export * from './catalogue-readers';
export * from './postgres-content-reader';
export * from './postgres-event-reader';
export * from './storefront-reader';
