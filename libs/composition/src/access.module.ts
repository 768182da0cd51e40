import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import {
  AccessKeyList,
  AccessLog,
  AccessUnitOfWork,
  AdmitAdministrator,
  AdmitRequest,
  AuditList,
  CachedKeyDirectory,
  ChangeKey,
  ChangeWorkspace,
  CreateAdminToken,
  CreateKey,
  CreateWorkspace,
  FailedAuthentications,
  KeyHasher,
  KeyMint,
  KeyReader,
  KeyUsage,
  LastUseNotes,
  LeasedTokens,
  RateLimiter,
  ReadWorkspace,
  RollKey,
  SecretSource,
  WorkspaceList,
} from '@svc/access';
import {
  bindAccessTx,
  PostgresAccessKeyList,
  PostgresAuditList,
  PostgresKeyDirectory,
  PostgresKeyUsage,
  PostgresRateLimiter,
  PostgresUnitOfWork,
  PostgresWorkspaceList,
} from '@svc/adapters/postgres';
import { RedisRateLimiter } from '@svc/adapters/redis';
import { Clock, IdGenerator } from '@svc/kernel';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { ServiceConfig } from './config';
import { LOGGER } from './platform.module';
import { RandomSecretSource } from './random-secret-source';

const adapters = [
  {
    provide: AccessUnitOfWork,
    useFactory: (source: DataSource, ids: IdGenerator) => new PostgresUnitOfWork(source, (manager) => bindAccessTx(manager, ids)),
    inject: [DataSource, IdGenerator],
  },
  { provide: AuditList, useFactory: (source: DataSource) => new PostgresAuditList(source), inject: [DataSource] },
  { provide: AccessKeyList, useFactory: (source: DataSource) => new PostgresAccessKeyList(source), inject: [DataSource] },
  { provide: WorkspaceList, useFactory: (source: DataSource) => new PostgresWorkspaceList(source), inject: [DataSource] },
  { provide: KeyUsage, useFactory: (source: DataSource) => new PostgresKeyUsage(source), inject: [DataSource] },
  { provide: RateLimiter, useFactory: rateLimiterOf, inject: [ServiceConfig, DataSource, Clock, LOGGER] },
  { provide: SecretSource, useClass: RandomSecretSource },
  { provide: AccessLog, useFactory: (logger: Logger) => accessLogOf(logger), inject: [LOGGER] },
];

const parts = [
  { provide: KeyHasher, useFactory: ({ secretKeys: [current, ...previous] }: ServiceConfig) => new KeyHasher([current!, ...previous]), inject: [ServiceConfig] },
  {
    provide: CachedKeyDirectory,
    useFactory: (source: DataSource) => new CachedKeyDirectory(new PostgresKeyDirectory(source)),
    inject: [DataSource],
  },
  { provide: LeasedTokens, useFactory: (limiter: RateLimiter, log: AccessLog) => new LeasedTokens(limiter, log), inject: [RateLimiter, AccessLog] },
  { provide: LastUseNotes, useFactory: (usage: KeyUsage, log: AccessLog) => new LastUseNotes(usage, log), inject: [KeyUsage, AccessLog] },
  {
    provide: FailedAuthentications,
    useFactory: (tokens: LeasedTokens, config: ServiceConfig) =>
      new FailedAuthentications(tokens, { scale: config.rateLimitScale, exemptLoopback: !config.production }),
    inject: [LeasedTokens, ServiceConfig],
  },
  {
    provide: KeyMint,
    useFactory: (secrets: SecretSource, hasher: KeyHasher, ids: IdGenerator) => new KeyMint(secrets, hasher, ids),
    inject: [SecretSource, KeyHasher, IdGenerator],
  },
];

const admission = [
  {
    provide: AdmitRequest,
    useFactory: (
      hasher: KeyHasher,
      directory: CachedKeyDirectory,
      tokens: LeasedTokens,
      failures: FailedAuthentications,
      lastUse: LastUseNotes,
      config: ServiceConfig,
    ) =>
      new AdmitRequest(new KeyReader(hasher), directory, tokens, failures, lastUse, {
        environment: config.serviceEnvironment,
        scale: config.rateLimitScale,
      }),
    inject: [KeyHasher, CachedKeyDirectory, LeasedTokens, FailedAuthentications, LastUseNotes, ServiceConfig],
  },
  {
    provide: AdmitAdministrator,
    useFactory: (
      config: ServiceConfig,
      directory: CachedKeyDirectory,
      hasher: KeyHasher,
      workspaces: WorkspaceList,
      failures: FailedAuthentications,
      lastUse: LastUseNotes,
    ) => new AdmitAdministrator(config.operatorToken, directory, hasher, workspaces, failures, lastUse),
    inject: [ServiceConfig, CachedKeyDirectory, KeyHasher, WorkspaceList, FailedAuthentications, LastUseNotes],
  },
];

const management = [
  {
    provide: CreateWorkspace,
    useFactory: (uow: AccessUnitOfWork, mint: KeyMint, ids: IdGenerator, clock: Clock) => new CreateWorkspace(uow, mint, ids, clock),
    inject: [AccessUnitOfWork, KeyMint, IdGenerator, Clock],
  },
  { provide: ReadWorkspace, useFactory: (workspaces: WorkspaceList) => new ReadWorkspace(workspaces), inject: [WorkspaceList] },
  {
    provide: ChangeWorkspace,
    useFactory: (uow: AccessUnitOfWork, directory: CachedKeyDirectory) => new ChangeWorkspace(uow, directory),
    inject: [AccessUnitOfWork, CachedKeyDirectory],
  },
  {
    provide: CreateAdminToken,
    useFactory: (uow: AccessUnitOfWork, workspaces: WorkspaceList, mint: KeyMint, clock: Clock) =>
      new CreateAdminToken(uow, workspaces, mint, clock),
    inject: [AccessUnitOfWork, WorkspaceList, KeyMint, Clock],
  },
  {
    provide: CreateKey,
    useFactory: (uow: AccessUnitOfWork, mint: KeyMint, clock: Clock) => new CreateKey(uow, mint, clock),
    inject: [AccessUnitOfWork, KeyMint, Clock],
  },
  {
    provide: ChangeKey,
    useFactory: (uow: AccessUnitOfWork, directory: CachedKeyDirectory, clock: Clock) => new ChangeKey(uow, directory, clock),
    inject: [AccessUnitOfWork, CachedKeyDirectory, Clock],
  },
  {
    provide: RollKey,
    useFactory: (uow: AccessUnitOfWork, mint: KeyMint, directory: CachedKeyDirectory, clock: Clock) => new RollKey(uow, mint, directory, clock),
    inject: [AccessUnitOfWork, KeyMint, CachedKeyDirectory, Clock],
  },
];

/** Who may use the service: keys, workspaces, admission and rate limits. */
@Module({
  providers: [...adapters, ...parts, ...admission, ...management],
  exports: [RateLimiter, AccessKeyList, AuditList, WorkspaceList, CachedKeyDirectory, ...[...admission, ...management].map(({ provide }) => provide)],
})
export class AccessModule implements OnApplicationShutdown {
  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  onApplicationShutdown(): void {
    if (this.limiter instanceof RedisRateLimiter) this.limiter.close();
  }
}

/** Rate limits live where the queues do: on Redis when it has an address (around.md, REDIS_URL). */
function rateLimiterOf(config: ServiceConfig, source: DataSource, clock: Clock, logger: Logger): RateLimiter {
  if (!config.redisUrl) return new PostgresRateLimiter(source);
  const onError = (error: Error) => logger.warn({ error: String(error) }, 'Redis, which holds the rate limits, was lost; it is called again by itself.');
  return new RedisRateLimiter({ url: config.redisUrl, onError }, clock);
}

function accessLogOf(logger: Logger): AccessLog {
  return { warn: (message, error) => logger.warn({ error: String(error) }, message) };
}
