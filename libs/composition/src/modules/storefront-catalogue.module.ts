import { Module } from '@nestjs/common';
import {
  PostgresCollectionReader,
  PostgresDeliveryZoneReader,
  PostgresProductReader,
  PostgresProductSlotsReader,
  PostgresStockReader,
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
import { DataSource } from 'typeorm';
import { construct, provide } from '../provide';

const ports = [
  provide(ProductReader, [DataSource], (source) => new PostgresProductReader(source)),
  provide(CollectionReader, [DataSource], (source) => new PostgresCollectionReader(source)),
  provide(ProductSlotsReader, [DataSource], (source) => new PostgresProductSlotsReader(source)),
  provide(StockReader, [DataSource], (source) => new PostgresStockReader(source)),
  provide(DeliveryZoneReader, [DataSource], (source) => new PostgresDeliveryZoneReader(source)),
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
