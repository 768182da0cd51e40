import type { Mode } from '@svc/kernel';
import { OfferRails } from '@svc/payments';
import {
  EventReader,
  ListPaymentMethods,
  PaymentRails,
  ProductReader,
  ReadStorefront,
  StorefrontReader,
  type StoreProfile,
} from '@svc/storefront';
import { Module } from '@nestjs/common';
import { PostgresStorefrontReader, Sql } from '@svc/adapters/postgres';
import { PaymentsModule } from './payments.module';
import { construct, provide } from '../provide';
import { StorefrontCatalogueModule } from './storefront-catalogue.module';
import { StorefrontEventsModule } from './storefront-events.module';

/** The read side's port for rails, implemented by the payments context. */
export class OfferedPaymentRails extends PaymentRails {
  constructor(private readonly offerRails: OfferRails) {
    super();
  }

  offered({ workspaceId, rails }: StoreProfile, mode: Mode, currency: string): Promise<string[]> {
    return this.offerRails.execute({ workspaceId, mode, currency, railSettings: rails });
  }
}

/** Reads of the ways to pay. */
@Module({
  imports: [PaymentsModule],
  providers: [
    provide(PaymentRails, [OfferRails], (offerRails) => new OfferedPaymentRails(offerRails)),
    construct(ListPaymentMethods, PaymentRails),
  ],
  exports: [PaymentRails, ListPaymentMethods],
})
export class StorefrontPaymentsModule {}

/** The read of the whole storefront, which embeds the reads of the other modules. */
@Module({
  imports: [StorefrontCatalogueModule, StorefrontEventsModule, StorefrontPaymentsModule],
  providers: [
    provide(StorefrontReader, [Sql], (sql) => new PostgresStorefrontReader(sql)),
    construct(ReadStorefront, StorefrontReader, ProductReader, EventReader, PaymentRails),
  ],
  exports: [ReadStorefront],
})
export class StorefrontPageModule {}
