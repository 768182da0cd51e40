export * from './collection-store';
export * from './delivery-zone-store';
export * from './discount-code-store';
export * from './package-store';
export * from './product-store';
export * from './promoter-code-store';
export * from './stock-tx';
