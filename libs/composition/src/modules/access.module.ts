import { Module, type OnApplicationShutdown } from '@nestjs/common';
import {
  AccessKeyList,
  AccessLog,
  AccessUnitOfWork,
  AdmitAdministrator,
  AdmitRequest,
  AdmitVisitor,
  AuditList,
  CachedKeyDirectory,
  CachedWorkspaces,
  ChangeAdminToken,
  ChangeKey,
  ChangeWorkspace,
  CreateAdminToken,
  CreateKey,
  GiveAdminToken,
  CreateWorkspace,
  DeleteRemovedWorkspaces,
  FailedAuthentications,
  KeptAnswers,
  KeyHasher,
  KeyMint,
  KeyReader,
  KeyUsage,
  LastUseNotes,
  LeasedTokens,
  LimitAdministrators,
  SetTestClock,
  RateLimiter,
  ReadRemoval,
  ReadRequests,
  ReadWorkspace,
  RemovalList,
  RemovedRows,
  RemoveWorkspace,
  RequestLog,
  RequestLogBuffer,
  RollKey,
  SetForWorkspace,
  SecretSource,
  TestClocks,
  TestModeWork,
  UndeliveredWork,
  WorkspaceList,
} from '@svc/access';
import { SANDBOX_CALLBACK_QUEUE } from '@svc/adapters/payments';
import {
  bindAccessTx,
  CommittedJobs,
  PostgresAccessKeyList,
  PostgresAuditList,
  PostgresKeptAnswers,
  PostgresKeyDirectory,
  PostgresKeyUsage,
  PostgresRateLimiter,
  PostgresRemovalList,
  PostgresRemovedRows,
  PostgresRequestLog,
  PostgresTestClocks,
  PostgresTestModeWork,
  PostgresUnitOfWork,
  PostgresUndeliveredWork,
  PostgresWorkspaceList,
  Sql,
} from '@svc/adapters/postgres';
import { FileStorage } from '@svc/content';
import { DataSource } from 'typeorm';
import { RedisRateLimiter } from '@svc/adapters/redis';
import { ChangeFeed, Clock, IdGenerator, RealClock } from '@svc/kernel';
import type { Logger } from 'pino';
import { ServiceConfig } from '../config/config';
import { waitingQueues } from '../config/job-queues';
import { CheckedRedis } from '../config/redis-address';
import { FileStorageModule } from './forms.module';
import { LOGGER } from './platform.module';
import { construct, provide } from '../provide';
import { RandomSecretSource } from '../secrets/random-sources';

const ports = [
  provide(
    AccessUnitOfWork,
    [Sql, IdGenerator, CommittedJobs],
    (sql, ids, jobs) => new PostgresUnitOfWork(sql, (sql) => bindAccessTx(sql, ids), undefined, jobs),
  ),
  provide(KeptAnswers, [DataSource], (source) => new PostgresKeptAnswers(source)),
  provide(TestClocks, [Sql], (sql) => new PostgresTestClocks(sql)),
  provide(
    TestModeWork,
    [Sql, ServiceConfig],
    (sql, config) => new PostgresTestModeWork(sql, SANDBOX_CALLBACK_QUEUE, waitingQueues(config)),
  ),
  provide(AuditList, [Sql], (sql) => new PostgresAuditList(sql)),
  provide(RequestLog, [Sql], (sql) => new PostgresRequestLog(sql)),
  provide(AccessKeyList, [Sql], (sql) => new PostgresAccessKeyList(sql)),
  provide(UndeliveredWork, [Sql], (sql) => new PostgresUndeliveredWork(sql)),
  provide(RemovalList, [Sql], (sql) => new PostgresRemovalList(sql)),
  provide(RemovedRows, [Sql], (sql) => new PostgresRemovedRows(sql)),
  provide(WorkspaceList, [Sql], (sql) => new PostgresWorkspaceList(sql)),
  provide(KeyUsage, [Sql], (sql) => new PostgresKeyUsage(sql)),
  provide(SecretSource, [], () => new RandomSecretSource()),
  { provide: RateLimiter, useFactory: rateLimiterOf, inject: [CheckedRedis, Sql, RealClock, LOGGER] },
  { provide: AccessLog, useFactory: accessLogOf, inject: [LOGGER] },
];

const parts = [
  provide(KeyHasher, [ServiceConfig], ({ secretKeys: [current, ...previous] }) => new KeyHasher([current!, ...previous])),
  provide(CachedKeyDirectory, [Sql, ChangeFeed], (sql, feed) => new CachedKeyDirectory(new PostgresKeyDirectory(sql), feed)),
  provide(CachedWorkspaces, [WorkspaceList, ChangeFeed], (list, feed) => new CachedWorkspaces(list, feed)),
  provide(
    FailedAuthentications,
    [LeasedTokens, ServiceConfig],
    (tokens, config) => new FailedAuthentications(tokens, { scale: config.rateLimitScale, exemptLoopback: !config.production }),
  ),
  construct(KeyReader, KeyHasher),
  construct(LeasedTokens, RateLimiter, AccessLog),
  construct(LastUseNotes, KeyUsage, AccessLog),
  construct(KeyMint, SecretSource, KeyHasher, IdGenerator),
];

const admission = [
  provide(
    AdmitRequest,
    [KeyReader, CachedKeyDirectory, LeasedTokens, FailedAuthentications, LastUseNotes, RealClock, ServiceConfig],
    (...[reader, directory, tokens, failures, lastUse, clock, { serviceEnvironment: environment, rateLimitScale: scale }]) =>
      new AdmitRequest(reader, directory, tokens, failures, lastUse, { environment, scale, clock }),
  ),
  provide(
    AdmitVisitor,
    [CachedWorkspaces, LeasedTokens, RealClock, ServiceConfig],
    (workspaces, tokens, clock, { rateLimitScale }) => new AdmitVisitor(workspaces, tokens, clock, rateLimitScale),
  ),
  provide(
    LimitAdministrators,
    [LeasedTokens, RealClock, ServiceConfig],
    (tokens, clock, { rateLimitScale }) => new LimitAdministrators(tokens, clock, rateLimitScale),
  ),
  provide(
    AdmitAdministrator,
    [ServiceConfig, CachedKeyDirectory, KeyHasher, FailedAuthentications, LastUseNotes, RealClock],
    (...[{ operatorToken }, directory, hasher, failures, lastUse, clock]) =>
      new AdmitAdministrator(operatorToken, directory, hasher, failures, lastUse, clock),
  ),
];

const management = [
  construct(CreateWorkspace, AccessUnitOfWork, KeyMint, IdGenerator, Clock),
  construct(ReadWorkspace, WorkspaceList),
  construct(ReadRequests, RequestLog, RealClock),
  construct(RequestLogBuffer, RequestLog, AccessLog),
  construct(SetTestClock, AccessUnitOfWork),
  construct(ChangeWorkspace, AccessUnitOfWork, CachedKeyDirectory),
  construct(SetForWorkspace, AccessUnitOfWork, CachedKeyDirectory, WorkspaceList, RealClock),
  construct(RemoveWorkspace, AccessUnitOfWork, WorkspaceList, RemovalList, CachedKeyDirectory, RealClock),
  construct(ReadRemoval, RemovalList),
  provide(
    DeleteRemovedWorkspaces,
    [AccessUnitOfWork, RemovedRows, FileStorage, RealClock, AccessLog],
    (...parts) => new DeleteRemovedWorkspaces(...parts),
  ),
  construct(CreateAdminToken, AccessUnitOfWork, WorkspaceList, KeyMint, IdGenerator, RealClock),
  construct(CreateKey, AccessUnitOfWork, KeyMint, RealClock),
  construct(GiveAdminToken, CreateKey),
  construct(ChangeKey, AccessUnitOfWork, CachedKeyDirectory, RealClock),
  construct(ChangeAdminToken, WorkspaceList, ChangeKey),
  construct(RollKey, AccessUnitOfWork, KeyMint, CachedKeyDirectory, RealClock),
];

/** Access to the service: keys, workspaces, admission and rate limits. */
@Module({
  imports: [FileStorageModule],
  providers: [...ports, ...parts, ...admission, ...management],
  exports: [
    RateLimiter,
    SecretSource,
    LeasedTokens,
    KeptAnswers,
    TestClocks,
    TestModeWork,
    AccessKeyList,
    AuditList,
    UndeliveredWork,
    WorkspaceList,
    CachedKeyDirectory,
    CachedWorkspaces,
    ...[...admission, ...management].map(({ provide: token }) => token),
  ],
})
export class AccessModule implements OnApplicationShutdown {
  constructor(
    private readonly limiter: RateLimiter,
    feed: ChangeFeed,
    directory: CachedKeyDirectory,
    workspaces: CachedWorkspaces,
  ) {
    feed.subscribe((workspaceId, what) => {
      if (what === 'content') return;
      for (const cache of [directory, workspaces]) {
        if (workspaceId === undefined) cache.invalidateAll();
        else cache.invalidate(workspaceId);
      }
    });
  }

  onApplicationShutdown(): void {
    if (this.limiter instanceof RedisRateLimiter) this.limiter.close();
  }
}

/** Returns the rate limiter, in the same place as the queues: on Redis when it has an address (docs/spec/around.md, "Running it"). */
function rateLimiterOf({ address }: CheckedRedis, sql: Sql, clock: RealClock, logger: Logger): RateLimiter {
  if (!address) return new PostgresRateLimiter(sql);
  const onError = (error: Error) =>
    logger.warn({ error: String(error) }, 'The connection to Redis, which holds the rate limits, was lost; it reconnects by itself.');
  return new RedisRateLimiter({ address, onError }, clock);
}

function accessLogOf(logger: Logger): AccessLog {
  return { warn: (message, error) => logger.warn({ error: String(error) }, message) };
}
