export * from './product-item.builder';
export * from './full-items';
