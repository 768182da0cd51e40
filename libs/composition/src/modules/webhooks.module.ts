import { Module } from '@nestjs/common';
import {
  bindWebhookTx,
  CommittedJobs,
  DueCursors,
  OutboxNotifier,
  PostgresDeliveryLog,
  PostgresDestinationList,
  PostgresListenerQueue,
  PostgresUnitOfWork,
  Sql,
} from '@svc/adapters/postgres';
import { Clock, IdGenerator, JobQueue, SecretBox } from '@svc/kernel';
import {
  ChangeDestination,
  CreateDestination,
  DeleteDestination,
  DeliveryLog,
  DestinationList,
  ListenerQueue,
  ListenToEvents,
  PingDestination,
  PlanDeliveries,
  Randomness,
  ReplayEvents,
  ResendDelivery,
  RetryExhausted,
  RotateSecret,
  SendSample,
  WebhookUnitOfWork,
} from '@svc/webhooks';
import { ServiceConfig } from '../config/config';
import { construct, provide } from '../provide';
import { SystemRandomness } from '../secrets/random-sources';

const ports = [
  provide(WebhookUnitOfWork, [Sql, IdGenerator, OutboxNotifier, CommittedJobs], (sql, ids, notifier, jobs) => {
    const cursors = new DueCursors();
    return new PostgresUnitOfWork(sql, (sql) => bindWebhookTx(sql, ids, cursors), notifier, jobs);
  }),
  provide(DestinationList, [Sql], (sql) => new PostgresDestinationList(sql)),
  provide(DeliveryLog, [Sql], (sql) => new PostgresDeliveryLog(sql)),
  provide(ListenerQueue, [Sql], (sql) => new PostgresListenerQueue(sql)),
  provide(Randomness, [], () => new SystemRandomness()),
];

const useCases = [
  construct(PlanDeliveries, IdGenerator, Clock),
  provide(
    CreateDestination,
    [WebhookUnitOfWork, Randomness, SecretBox, IdGenerator, Clock, ServiceConfig],
    (work, randomness, box, ids, clock, { webhookHosts }) => new CreateDestination(work, randomness, box, ids, clock, webhookHosts),
  ),
  provide(
    ChangeDestination,
    [WebhookUnitOfWork, Clock, ServiceConfig],
    (work, clock, { webhookHosts }) => new ChangeDestination(work, clock, webhookHosts),
  ),
  construct(RotateSecret, ChangeDestination, SecretBox, Randomness),
  construct(DeleteDestination, WebhookUnitOfWork),
  construct(PingDestination, WebhookUnitOfWork, JobQueue, IdGenerator, Clock),
  construct(SendSample, WebhookUnitOfWork, JobQueue, IdGenerator, Clock),
  construct(ResendDelivery, WebhookUnitOfWork, JobQueue),
  construct(ReplayEvents, WebhookUnitOfWork, JobQueue),
  construct(RetryExhausted, WebhookUnitOfWork, DeliveryLog, DestinationList, JobQueue),
  construct(ListenToEvents, ListenerQueue, IdGenerator),
];

/** Webhooks: management by merchants, and planning by the relay. */
@Module({ providers: [...ports, ...useCases], exports: [...ports, ...useCases].map(({ provide: token }) => token) })
export class WebhooksModule {}
