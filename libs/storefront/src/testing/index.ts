export * from './product-source.builder';
