import { Module } from '@nestjs/common';
import {
  PostgresCollectionReader, PostgresDeliveryZoneReader, PostgresProductReader, PostgresProductSlotsReader, PostgresStockReader,
} from '@svc/adapters/postgres';
import { firstDateWithSlots, slotsOn } from '@svc/catalogue';
import { Clock } from '@svc/kernel';
import {
  CollectionReader, DeliveryZoneReader, ListCollections, ListDeliveryZones, ListProducts, ProductReader, ProductSlotsReader, ReadAvailability,
  ReadCollection, ReadProduct, ReadProductSlots, SlotCalendar, StockReader,
} from '@svc/storefront';
import { DataSource } from 'typeorm';

const readers = [
  { provide: ProductReader, useFactory: (source: DataSource) => new PostgresProductReader(source), inject: [DataSource] },
  { provide: CollectionReader, useFactory: (source: DataSource) => new PostgresCollectionReader(source), inject: [DataSource] },
  { provide: ProductSlotsReader, useFactory: (source: DataSource) => new PostgresProductSlotsReader(source), inject: [DataSource] },
  { provide: StockReader, useFactory: (source: DataSource) => new PostgresStockReader(source), inject: [DataSource] },
  { provide: DeliveryZoneReader, useFactory: (source: DataSource) => new PostgresDeliveryZoneReader(source), inject: [DataSource] },
];

const slotCalendar: SlotCalendar = { slotsOn, firstDateWithSlots };

const useCases = [
  { provide: ListProducts, useFactory: (products: ProductReader) => new ListProducts(products), inject: [ProductReader] },
  { provide: ReadProduct, useFactory: (products: ProductReader) => new ReadProduct(products), inject: [ProductReader] },
  {
    provide: ReadProductSlots,
    useFactory: (products: ProductSlotsReader, calendar: SlotCalendar, clock: Clock) => new ReadProductSlots(products, calendar, clock),
    inject: [ProductSlotsReader, SlotCalendar, Clock],
  },
  { provide: ListCollections, useFactory: (collections: CollectionReader) => new ListCollections(collections), inject: [CollectionReader] },
  { provide: ReadCollection, useFactory: (collections: CollectionReader) => new ReadCollection(collections), inject: [CollectionReader] },
  { provide: ReadAvailability, useFactory: (stock: StockReader) => new ReadAvailability(stock), inject: [StockReader] },
  { provide: ListDeliveryZones, useFactory: (zones: DeliveryZoneReader) => new ListDeliveryZones(zones), inject: [DeliveryZoneReader] },
];

/** Reads of products, slots, collections, availability and delivery zones; the readers are there for the pages that embed these. */
@Module({
  providers: [...readers, { provide: SlotCalendar, useValue: slotCalendar }, ...useCases],
  exports: [ProductReader, CollectionReader, ...useCases.map(({ provide }) => provide)],
})
export class StorefrontCatalogueModule {}
