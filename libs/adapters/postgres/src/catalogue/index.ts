export { PostgresCollectionStore } from './collection-store';
export { PostgresDeliveryZoneStore } from './delivery-zone-store';
export { PostgresDiscountCodeStore } from './discount-code-store';
export { PostgresPackageStore } from './package-store';
export { PostgresProductStore } from './product-store';
export { PostgresPromoterCodeStore } from './promoter-code-store';
export { bindStockTx } from './stock-tx';
