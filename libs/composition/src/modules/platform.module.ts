import { Module, type DynamicModule, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { Metrics } from '@svc/adapters/metrics';
import {
  AddressKeys,
  CommittedJobs,
  DatabaseClock,
  OutboxNotifier,
  RecurringTasks,
  RefusedJobs,
  schemaGap,
  settleConnection,
  rowSecurityGap,
  Sql,
  sqlOf,
} from '@svc/adapters/postgres';
import { JobQueues, JobRefused, queuesAreMigrated, troubleOf, type JobFailure } from '@svc/adapters/queue';
import { ConfirmationCodes } from '@svc/contracts';
import { Clock, IdGenerator, JobQueue, LinkSigner, RealClock, SecretBox, Tracing } from '@svc/kernel';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AesSecretBox } from '../secrets/aes-secret-box';
import { ServiceConfig } from '../config/config';
import { appleCertificateEnding } from '../config/wallet-config';
import { connectDatabase } from '../config/database';
import { checkedRedis, CheckedRedis } from '../config/redis-address';
import { BadConfiguration } from '../config/refusals';
import { checkSecretKey } from '../config/secret-key-check';
import { HmacConfirmationCodes } from '../secrets/hmac-confirmation-codes';
import { HmacLinkSigner } from '../secrets/hmac-link-signer';
import { construct, provide } from '../provide';
import { readService, type ServiceParts } from '../metrics/service-readings';
import { Readiness } from '../process/readiness';
import { ServiceClock } from '../process/service-clock';
import { closeTracing, openTracing } from '../traces/open-tracing';
import { SyncModule } from './sync.module';
import { UuidV7Generator } from '../secrets/random-sources';
import { aheadOf } from '../config/waits';

/** Token of the process's logger. */
export const LOGGER = Symbol('Logger');

const DEVELOPMENT_CLOCK_INTERVAL_MS = 200;
/** Every process follows a test clock that is set within a second (ADR 0072). */
const CLOCK_INTERVAL_MS = 500;

/** Base of every process: configuration, logger, database, clock, ids, queues, and the feed of changes. */
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DatabaseClock,
    private readonly queues: JobQueues,
    private readonly jobs: CommittedJobs,
    private readonly notifier: OutboxNotifier,
    private readonly tracing: Tracing,
  ) {}

  static for(config: ServiceConfig, logger: Logger): DynamicModule {
    const processName = String(logger.bindings()['name'] ?? 'service');
    return {
      module: PlatformModule,
      global: true,
      imports: [SyncModule.for(config, logger)],
      providers: [
        { provide: ServiceConfig, useValue: config },
        { provide: LOGGER, useValue: logger },
        { provide: DataSource, useFactory: () => connect(config, processName, logger) },
        provide(Sql, [DataSource], sqlOf),
        { provide: DatabaseClock, useFactory: (sql: Sql) => startClock(config, sql, logger), inject: [Sql] },
        { provide: Clock, useExisting: DatabaseClock },
        provide(RealClock, [DatabaseClock], (clock) => ({ now: () => clock.real() })),
        provide(ServiceClock, [DatabaseClock], (clock) => new ServiceClock(clock, clockIntervalOf(config))),
        { provide: IdGenerator, useClass: UuidV7Generator },
        provide(
          OutboxNotifier,
          [Sql],
          (sql) =>
            new OutboxNotifier(sql, (error) => logger.warn({ error: String(error) }, 'No relay was woken; they look by themselves.')),
        ),
        provide(LinkSigner, [], () => new HmacLinkSigner(config.secretKeys)),
        provide(ConfirmationCodes, [], () => new HmacConfirmationCodes(config.secretKeys, config.outward)),
        provide(SecretBox, [], () => new AesSecretBox(config.secretKeys)),
        ...queueProviders(config, logger),
        provide(
          CommittedJobs,
          [JobQueue, Clock],
          (queue, clock) =>
            new CommittedJobs(queue, clock, aheadOf(config.waits), (error) =>
              logger.warn({ error: String(error) }, 'Jobs could not be enqueued; the sweeper will.'),
            ),
        ),
        construct(RecurringTasks, Sql),
        construct(Readiness, DataSource, JobQueues, RecurringTasks, ServiceConfig),
        construct(RefusedJobs, Sql),
        provide(
          Metrics,
          [DataSource, DatabaseClock, Sql, JobQueues, RefusedJobs, RecurringTasks],
          (source, clock, sql, queues, refused, recurring) =>
            metricsOf({ processName, config, source, clock, sql, queues, refused, recurring }),
        ),
        { provide: Tracing, useFactory: (metrics: Metrics) => openTracing({ processName, config, metrics, logger }), inject: [Metrics] },
      ],
      exports: [
        ServiceConfig,
        LOGGER,
        CheckedRedis,
        DataSource,
        Sql,
        DatabaseClock,
        Clock,
        RealClock,
        ServiceClock,
        IdGenerator,
        LinkSigner,
        ConfirmationCodes,
        SecretBox,
        OutboxNotifier,
        CommittedJobs,
        JobQueue,
        JobQueues,
        Metrics,
        Readiness,
        RecurringTasks,
        RefusedJobs,
        SyncModule,
        Tracing,
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    this.clock.stop();
    await this.notifier.silence();
    await this.jobs.settled();
    await this.queues.close();
    await this.dataSource.destroy();
    await closeTracing(this.tracing);
  }
}

/** Returns the providers of the queues, and of the Redis that holds them. */
function queueProviders(config: ServiceConfig, logger: Logger): Provider[] {
  return [
    { provide: CheckedRedis, useFactory: () => checkedRedis(config.redis) },
    {
      provide: JobQueues,
      useFactory: (clock: DatabaseClock, redis: CheckedRedis) =>
        new JobQueues({
          databaseUrl: config.database.url,
          redis: redis.address,
          settle: (client) => settleConnection(client, { statement_timeout: `${config.waits.statementMs}` }),
          statementMs: config.waits.statementMs,
          onError: (error) => logTrouble(error, logger),
          now: ({ workspaceId, mode = 'live' }) => clock.now({ workspaceId, mode }),
          onFailure: (failure) => logFailure(failure, logger),
        }),
      inject: [DatabaseClock, CheckedRedis],
    },
    { provide: JobQueue, useExisting: JobQueues },
  ];
}

function metricsOf(parts: ServiceParts): Metrics {
  const metrics = new Metrics(parts.processName === 'worker' ? 'worker' : 'api');
  readService(metrics, parts);
  return metrics;
}

function logTrouble(error: unknown, logger: Logger): void {
  const { level, message } = troubleOf(error);
  logger[level]({ error: String(error) }, message);
}

function logFailure({ error, ...job }: JobFailure, logger: Logger): void {
  if (error instanceof JobRefused)
    logger.error(
      { ...job, reason: error.message },
      'A job was refused; it stays among the failed ones of its queue. See docs/operations.md.',
    );
  else logger.warn({ ...job, error: error instanceof Error ? error.stack : String(error) }, 'A job failed; it is tried again.');
}

async function connect(config: ServiceConfig, applicationName: string, logger: Logger): Promise<DataSource> {
  const dataSource = await connectDatabase({
    production: config.production,
    ...config.database,
    statementMs: config.waits.statementMs,
    applicationName,
    isTenantScoped: true,
  });
  const queuesAreReady = config.redis !== undefined || (await queuesAreMigrated(config.database.url, settleConnection));
  const behind = queuesAreReady ? await schemaGap(dataSource) : 'The database schema is behind this build.';
  if (behind) {
    await dataSource.destroy();
    throw new BadConfiguration([`${behind} Run npm run migrate, then start again.`]);
  }
  const ofKey = await checkSecretKey(sqlOf(dataSource), config).catch(async (error: unknown) => {
    await dataSource.destroy();
    throw error;
  });
  await new AddressKeys(new AesSecretBox(config.secretKeys)).renew(sqlOf(dataSource));
  for (const warning of [...config.warnings, ...ofKey]) logger.warn(warning);
  const ending = appleCertificateEnding(config.wallets, new Date());
  if (ending) logger.warn(ending);
  const gap = await rowSecurityGap(dataSource);
  if (gap) logger.warn(gap);
  return dataSource;
}

const clockIntervalOf = ({ production }: ServiceConfig): number => (production ? CLOCK_INTERVAL_MS : DEVELOPMENT_CLOCK_INTERVAL_MS);

async function startClock(config: ServiceConfig, sql: Sql, logger: Logger): Promise<DatabaseClock> {
  const clock = new DatabaseClock(sql, (error) => logger.warn({ error: String(error) }, 'The database clock could not be read.'));
  await clock.start(clockIntervalOf(config));
  return clock;
}

export type { Logger };
