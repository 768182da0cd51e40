// Use cases
export { FindRenamed } from './use-cases/find-renamed';
export { ListPaymentMethods } from './use-cases/list-payment-methods';
export { ReadAvailability } from './use-cases/read-availability';
export { ListDeliveryZones, ReadProducts } from './use-cases/read-catalogue';
export { OpenFile, ReadContent } from './use-cases/read-content';
export { ReadEventPage, ReadEvents } from './use-cases/read-events';
export { ReadProductSlots } from './use-cases/read-product-slots';
export { ReadStorefront } from './use-cases/read-storefront';

// Ports
export {
  CollectionReader,
  DeliveryZoneReader,
  ProductReader,
  ProductSlotsReader,
  SlotCalendar,
  StockReader,
} from './ports/catalogue-readers';
export { ContentReader, UploadedFiles } from './ports/content-reader';
export { EventReader } from './ports/event-reader';
export { type FormerSlug, FormerSlugs, type SluggedKind } from './ports/former-slugs';
export {
  type Branding,
  BrandingReader,
  type LineLook,
  LineLooks,
  type ShopContact,
  ShopContacts,
  StorefrontReader,
} from './ports/page-readers';
export { PaymentRails } from './ports/payment-rails';

// Rules
export { type ClosedShop, type EventPage, isPublicEvent, priceStagesOf, type RegistrationState } from './domain/event-page';
export type { EventSource, EventSummarySource, TicketTypeSource } from './domain/event-source';
export { Moment } from './domain/moment';
export type { ProductSource, ProductSummarySource } from './domain/product-source';
export { HostedAddress, type StoreProfile } from './domain/store-profile';

// Views
export {
  presentAvailability,
  type PublicStoreAvailability,
  publicStoreAvailability,
  type VariantStockSource,
} from './domain/availability.view';
export {
  type CollectionSource,
  type PublicCollectionDetail,
  publicCollectionDetail,
  type PublicCollectionSummary,
  publicCollectionSummary,
} from './domain/collection.view';
export {
  type CatalogSource,
  type FolderSource,
  type FormSource,
  type NoteSource,
  type PublicCatalog,
  publicCatalog,
  type PublicFolder,
  publicFolder,
  type PublicNote,
  publicNote,
  type PublicTable,
  publicTable,
  type TableSource,
} from './domain/content.view';
export { type DeliveryZone, deliveryZone, type DeliveryZoneSource, zonesWithIds } from './domain/delivery-zone.view';
export { type PublicEventSummary, publicEventSummary } from './domain/event-summary.view';
export { presentEvent, type PublicEvent, publicEvent } from './domain/event.view';
export type { PriceStage } from './domain/ticket-type.view';
export { type PublicForm, publicForm } from './domain/form.view';
export { presentAttachedPackage, publicAttachedPackage } from './domain/package.view';
export { type ProductSlotsSource, type PublicProductSlots, publicProductSlots } from './domain/product-slots.view';
export { presentProductSummary, type PublicProductSummary, publicProductSummary } from './domain/product-summary.view';
export { presentProduct, type PublicProduct, publicProduct } from './domain/product.view';
export { type Storefront, storefront, type StorefrontSource } from './domain/storefront.view';
