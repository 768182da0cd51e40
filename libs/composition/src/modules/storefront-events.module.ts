import { Module } from '@nestjs/common';
import { PostgresBrandingReader, PostgresEventReader, PostgresLineLooks, PostgresShopContacts, Sql } from '@svc/adapters/postgres';
import { EventReader, LineLooks, ProductReader, ReadEventPage, ReadEvents, BrandingReader, ShopContacts } from '@svc/storefront';
import { construct, provide } from '../provide';
import { StorefrontCatalogueModule } from './storefront-catalogue.module';

const readers = [
  provide(EventReader, [Sql], (sql) => new PostgresEventReader(sql)),
  provide(LineLooks, [Sql], (sql) => new PostgresLineLooks(sql)),
  provide(BrandingReader, [Sql], (sql) => new PostgresBrandingReader(sql)),
  provide(ShopContacts, [Sql], (sql) => new PostgresShopContacts(sql)),
];

const useCases = [construct(ReadEvents, EventReader, ProductReader), construct(ReadEventPage, EventReader, BrandingReader)];

/** Reads of events and their pages; the readers are exported for the pages that embed them. */
@Module({
  imports: [StorefrontCatalogueModule],
  providers: [...readers, ...useCases],
  exports: [...readers, ...useCases].map(({ provide: token }) => token),
})
export class StorefrontEventsModule {}
