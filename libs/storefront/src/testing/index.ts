export * from './product-source.builder';
export * from './event-source.builder';
export * from './content-source.builder';
export * from './in-memory-content-reader';
export * from './plain-link-signer';
