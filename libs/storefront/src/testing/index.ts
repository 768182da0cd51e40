export * from './product-source.builder';
export * from './event-source.builder';
export * from './in-memory-event-reader';
export * from './in-memory-payment-rails';
export * from './event-reader.contract';
export * from './content-source.builder';
export * from './in-memory-content-reader';
export * from './storefront-source.builder';
