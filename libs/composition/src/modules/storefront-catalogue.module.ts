import { Module } from '@nestjs/common';
import {
  PostgresCollectionReader,
  PostgresDeliveryZoneReader,
  PostgresProductReader,
  PostgresProductSlotsReader,
  PostgresStockReader,
  Sql,
} from '@svc/adapters/postgres';
import { firstDateWithSlots, slotsOn } from '@svc/catalogue';
import { Clock } from '@svc/kernel';
import {
  CollectionReader,
  DeliveryZoneReader,
  ListDeliveryZones,
  ProductReader,
  ProductSlotsReader,
  ReadAvailability,
  ReadProducts,
  ReadProductSlots,
  SlotCalendar,
  StockReader,
} from '@svc/storefront';
import { construct, provide } from '../provide';

const ports = [
  provide(ProductReader, [Sql], (sql) => new PostgresProductReader(sql)),
  provide(CollectionReader, [Sql], (sql) => new PostgresCollectionReader(sql)),
  provide(ProductSlotsReader, [Sql], (sql) => new PostgresProductSlotsReader(sql)),
  provide(StockReader, [Sql], (sql) => new PostgresStockReader(sql)),
  provide(DeliveryZoneReader, [Sql], (sql) => new PostgresDeliveryZoneReader(sql)),
  provide(SlotCalendar, [], () => ({ slotsOn, firstDateWithSlots })),
];

const useCases = [
  construct(ReadProducts, ProductReader, CollectionReader),
  construct(ReadProductSlots, ProductSlotsReader, SlotCalendar, Clock),
  construct(ReadAvailability, StockReader),
  construct(ListDeliveryZones, DeliveryZoneReader),
];

/** Reads of products, slots, collections, availability and delivery zones; the readers are exported for the pages that embed these. */
@Module({
  providers: [...ports, ...useCases],
  exports: [ProductReader, ...useCases.map(({ provide: token }) => token)],
})
export class StorefrontCatalogueModule {}
