import { Module, type DynamicModule, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PostgresChangeFeed, StampSequencer } from '@svc/adapters/postgres';
import { ChangeFeed } from '@svc/kernel';
import type { Logger } from 'pino';
import type { ServiceConfig } from '../config/config';
import { provide } from '../provide';

/** Receives changes, and is ready to give them their sync stamps: in every process, since any may be the sequencer (D-30a). */
@Module({})
export class SyncModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly feed: PostgresChangeFeed,
    private readonly sequencer: StampSequencer,
  ) {}

  static for(config: ServiceConfig, logger: Logger): DynamicModule {
    const name = `${String(logger.bindings()['name'] ?? 'service')} ${process.pid}`;
    const session = (purpose: string) => ({
      url: config.database.url,
      applicationName: `${name} ${purpose}`,
      onError: (error: unknown) =>
        logger.warn({ error: String(error) }, `The connection for ${purpose} was lost; it is opened again by itself.`),
    });
    return {
      module: SyncModule,
      providers: [
        provide(PostgresChangeFeed, [], () => new PostgresChangeFeed(session('changes'))),
        { provide: ChangeFeed, useExisting: PostgresChangeFeed },
        provide(StampSequencer, [ChangeFeed], (feed) => new StampSequencer(session('stamps'), feed)),
      ],
      exports: [ChangeFeed],
    };
  }

  onModuleInit(): void {
    this.feed.start();
    this.sequencer.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.sequencer.stop(), this.feed.stop()]);
  }
}
