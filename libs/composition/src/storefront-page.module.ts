import { Module } from '@nestjs/common';
import { PostgresStorefrontReader } from '@svc/adapters/postgres';
import { EventReader, PaymentRails, ProductReader, ReadStorefront, StorefrontReader } from '@svc/storefront';
import { DataSource } from 'typeorm';
import { StorefrontCatalogueModule } from './storefront-catalogue.module';
import { StorefrontEventsModule } from './storefront-events.module';
import { StorefrontPaymentsModule } from './storefront-payments.module';

/** The read of the whole storefront, which embeds what the other modules read. */
@Module({
  imports: [StorefrontCatalogueModule, StorefrontEventsModule, StorefrontPaymentsModule],
  providers: [
    { provide: StorefrontReader, useFactory: (source: DataSource) => new PostgresStorefrontReader(source), inject: [DataSource] },
    {
      provide: ReadStorefront,
      useFactory: (storefronts: StorefrontReader, products: ProductReader, events: EventReader, rails: PaymentRails) =>
        new ReadStorefront(storefronts, products, events, rails),
      inject: [StorefrontReader, ProductReader, EventReader, PaymentRails],
    },
  ],
  exports: [ReadStorefront],
})
export class StorefrontPageModule {}
