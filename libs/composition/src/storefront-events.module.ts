import { Module } from '@nestjs/common';
import { PostgresEventReader } from '@svc/adapters/postgres';
import { EventReader, ListEvents, ProductReader, ReadEvent } from '@svc/storefront';
import { DataSource } from 'typeorm';
import { construct, provide } from './provide';
import { StorefrontCatalogueModule } from './storefront-catalogue.module';

const useCases = [construct(ListEvents, EventReader), construct(ReadEvent, EventReader, ProductReader)];

/** Reads of events; the reader is there for the page that embeds the list. */
@Module({
  imports: [StorefrontCatalogueModule],
  providers: [provide(EventReader, [DataSource], (source) => new PostgresEventReader(source)), ...useCases],
  exports: [EventReader, ...useCases.map(({ provide: token }) => token)],
})
export class StorefrontEventsModule {}
