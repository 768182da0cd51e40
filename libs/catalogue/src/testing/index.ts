export * from './product-item.builder';
