import type { SectionStore } from '@svc/contracts';
import type { CollectionItem } from '../domain/collection.item';
import type { DiscountCodeItem, PromoterCodeItem } from '../domain/codes.item';
import type { DeliveryZoneItem } from '../domain/delivery-zone.item';
import type { PackageItem } from '../domain/package.item';
import type { ProductItem } from '../domain/product.item';

/** Stored sections of the catalogue. Save products before packages, and both before items that reference them. */
export type ProductStore = SectionStore<ProductItem>;
export type PackageStore = SectionStore<PackageItem>;
export type CollectionStore = SectionStore<CollectionItem>;
export type DeliveryZoneStore = SectionStore<DeliveryZoneItem>;
export type DiscountCodeStore = SectionStore<DiscountCodeItem>;
export type PromoterCodeStore = SectionStore<PromoterCodeItem>;
