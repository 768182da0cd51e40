import { Module } from '@nestjs/common';
import { PostgresEventReader } from '@svc/adapters/postgres';
import { Clock } from '@svc/kernel';
import { EventReader, ListEvents, ProductReader, ReadEvent } from '@svc/storefront';
import { DataSource } from 'typeorm';
import { StorefrontCatalogueModule } from './storefront-catalogue.module';

const useCases = [
  { provide: ListEvents, useFactory: (events: EventReader, clock: Clock) => new ListEvents(events, clock), inject: [EventReader, Clock] },
  {
    provide: ReadEvent,
    useFactory: (events: EventReader, products: ProductReader, clock: Clock) => new ReadEvent(events, products, clock),
    inject: [EventReader, ProductReader, Clock],
  },
];

/** Reads of events; the reader is there for the page that embeds the list. */
@Module({
  imports: [StorefrontCatalogueModule],
  providers: [{ provide: EventReader, useFactory: (source: DataSource) => new PostgresEventReader(source), inject: [DataSource] }, ...useCases],
  exports: [EventReader, ...useCases.map(({ provide }) => provide)],
})
export class StorefrontEventsModule {}
