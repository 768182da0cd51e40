import { Module } from '@nestjs/common';
import { PostgresEventReader } from '@svc/adapters/postgres';
import { EventReader, ListEvents, ProductReader, ReadEvent } from '@svc/storefront';
import { DataSource } from 'typeorm';
import { StorefrontCatalogueModule } from './storefront-catalogue.module';

const useCases = [
  { provide: ListEvents, useFactory: (events: EventReader) => new ListEvents(events), inject: [EventReader] },
  {
    provide: ReadEvent,
    useFactory: (events: EventReader, products: ProductReader) => new ReadEvent(events, products),
    inject: [EventReader, ProductReader],
  },
];

/** Reads of events; the reader is there for the page that embeds the list. */
@Module({
  imports: [StorefrontCatalogueModule],
  providers: [{ provide: EventReader, useFactory: (source: DataSource) => new PostgresEventReader(source), inject: [DataSource] }, ...useCases],
  exports: [EventReader, ...useCases.map(({ provide }) => provide)],
})
export class StorefrontEventsModule {}
