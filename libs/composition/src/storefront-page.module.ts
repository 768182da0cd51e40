import { Module } from '@nestjs/common';
import { PostgresStorefrontReader } from '@svc/adapters/postgres';
import { EventReader, PaymentRails, ProductReader, ReadStorefront, StorefrontReader } from '@svc/storefront';
import { DataSource } from 'typeorm';
import { construct, provide } from './provide';
import { StorefrontCatalogueModule } from './storefront-catalogue.module';
import { StorefrontEventsModule } from './storefront-events.module';
import { StorefrontPaymentsModule } from './storefront-payments.module';

/** The read of the whole storefront, which embeds what the other modules read. */
@Module({
  imports: [StorefrontCatalogueModule, StorefrontEventsModule, StorefrontPaymentsModule],
  providers: [
    provide(StorefrontReader, [DataSource], (source) => new PostgresStorefrontReader(source)),
    construct(ReadStorefront, StorefrontReader, ProductReader, EventReader, PaymentRails),
  ],
  exports: [ReadStorefront],
})
export class StorefrontPageModule {}
