import { Module, type DynamicModule, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  AddressKeys,
  bindRelayTx,
  OutboxWatch,
  PartitionKeeper,
  PostgresUnitOfWork,
  type RelayTx,
  SearchIndexKeeper,
  StatisticsKeeper,
  Sql,
} from '@svc/adapters/postgres';
import { GatherContacts } from '@svc/customers';
import { Clock, IdGenerator, RealClock, SecretBox, UnitOfWork } from '@svc/kernel';
import { PlanMessages, PlanNotices } from '@svc/notifications';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { ServiceConfig } from '../config/config';
import { construct, provide } from '../provide';

/** Transaction in which the relay takes facts and writes their consequences. */
export abstract class RelayUnitOfWork extends UnitOfWork<RelayTx> {}

/**
 * Dependencies of a worker's relay: the outbox, its notifications, and the planning of messages; maintenance of append-only tables'
 * partitions, and of search indexes.
 */
@Module({})
export class RelayModule implements OnModuleInit, OnApplicationShutdown {
  constructor(private readonly watch: OutboxWatch) {}

  static for(config: ServiceConfig, logger: Logger): DynamicModule {
    const watched = {
      url: config.database.url,
      applicationName: `${String(logger.bindings()['name'] ?? 'service')} ${process.pid} outbox`,
      onError: (error: unknown) =>
        logger.warn({ error: String(error) }, 'The connection for the outbox was lost; it is opened again by itself.'),
    };
    return {
      module: RelayModule,
      providers: [
        provide(OutboxWatch, [], () => new OutboxWatch(watched)),
        construct(PlanMessages, IdGenerator),
        construct(PlanNotices, Clock),
        construct(GatherContacts, IdGenerator),
        provide(
          RelayUnitOfWork,
          [Sql, SecretBox],
          (sql, box) => new PostgresUnitOfWork(sql, (sql) => bindRelayTx(sql, new AddressKeys(box))),
        ),
        provide(PartitionKeeper, [DataSource, RealClock], (source, clock) => new PartitionKeeper(source, clock)),
        provide(SearchIndexKeeper, [Sql], (sql) => new SearchIndexKeeper(sql)),
        provide(StatisticsKeeper, [Sql], (sql) => new StatisticsKeeper(sql)),
      ],
      exports: [
        OutboxWatch,
        PartitionKeeper,
        SearchIndexKeeper,
        StatisticsKeeper,
        PlanMessages,
        PlanNotices,
        GatherContacts,
        RelayUnitOfWork,
      ],
    };
  }

  onModuleInit(): void {
    this.watch.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.watch.stop();
  }
}

export type { RelayTx };
export { OutboxWatch, PartitionKeeper, SearchIndexKeeper, StatisticsKeeper };
