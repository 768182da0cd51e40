// Use cases
export { AdjustStock, ReadStock } from './use-cases/adjust-stock';

// Ports
export { type OfferName, type StockStore, type StockTx, StockUnitOfWork, type VariantStock } from './ports/stock-tx';

// Rules
export { atHand, type StockCount, type StockOrder } from './domain/decide-stock';
export { makeWayForImages } from './domain/images';
export { type LinkedItem, linkedSlugs, type LinkingOffer, warnOfAddons, warnOfLinks } from './domain/linked-addons';
export { firstDateWithSlots, slotsOn } from './domain/slots';
export { spellOutDeliveryZone, spellOutPackage, spellOutProduct } from './domain/spell-out-offer';
export { amountsOfDeliveryZone, amountsOfDiscountCode, amountsOfPackage, amountsOfProduct } from './domain/written-amounts';

// Items of the workspace document
export type { AddonGroupItem } from './domain/addon-group.item';
export {
  checkDiscountCode,
  type DiscountCodeItem,
  discountCodeItem,
  discountCodeState,
  type PromoterCodeItem,
  promoterCodeItem,
} from './domain/codes.item';
export { checkCollection, type CollectionItem, collectionItem, retargetCollection } from './domain/collection.item';
export { checkDeliveryZone, type DeliveryZoneItem, deliveryZoneItem, replaceFee } from './domain/delivery-zone.item';
export { type ReviewItem, reviewItem } from './domain/offer.item';
export { checkPackage, type PackageItem, packageItem, packageOptionItem } from './domain/package.item';
export { checkProduct, type OptionGroupItem, type ProductItem, productItem, variantItem } from './domain/product.item';
