// Builders
export { aPackageItem, aProductItem } from './product-item.builder';

// Helpers
export { aFullCollectionItem, aFullDeliveryZoneItem, aFullDiscountCodeItem, aFullPackageItem, aFullProductItem } from './full-items';
