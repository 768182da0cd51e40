import { Module } from '@nestjs/common';
import { PostgresEventReader, PostgresLineLooks, PostgresBrandingReader, PostgresShopContacts } from '@svc/adapters/postgres';
import { EventReader, LineLooks, ProductReader, ReadEventPage, ReadEvents, BrandingReader, ShopContacts } from '@svc/storefront';
import { DataSource } from 'typeorm';
import { construct, provide } from '../provide';
import { StorefrontCatalogueModule } from './storefront-catalogue.module';

const readers = [
  provide(EventReader, [DataSource], (source) => new PostgresEventReader(source)),
  provide(LineLooks, [DataSource], (source) => new PostgresLineLooks(source)),
  provide(BrandingReader, [DataSource], (source) => new PostgresBrandingReader(source)),
  provide(ShopContacts, [DataSource], (source) => new PostgresShopContacts(source)),
];

const useCases = [construct(ReadEvents, EventReader, ProductReader), construct(ReadEventPage, EventReader, BrandingReader)];

/** Reads of events and their pages; the readers are exported for the pages that embed them. */
@Module({
  imports: [StorefrontCatalogueModule],
  providers: [...readers, ...useCases],
  exports: [...readers, ...useCases].map(({ provide: token }) => token),
})
export class StorefrontEventsModule {}
