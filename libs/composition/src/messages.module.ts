import { Module } from '@nestjs/common';
import { bindMessageTx, CommittedJobs, OutboxNotifier, PostgresMessageLog, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { IdGenerator, JobQueue } from '@svc/kernel';
import { MessageLog, MessageUnitOfWork, RetryMessage } from '@svc/notifications';
import { DataSource } from 'typeorm';
import { construct, provide } from './provide';

const providers = [
  provide(
    MessageUnitOfWork,
    [DataSource, IdGenerator, OutboxNotifier, CommittedJobs],
    (source, ids, notifier, jobs) => new PostgresUnitOfWork(source, (manager) => bindMessageTx(manager, ids), notifier, jobs),
  ),
  provide(MessageLog, [DataSource], (source) => new PostgresMessageLog(source)),
  construct(RetryMessage, MessageUnitOfWork, MessageLog, JobQueue),
];

/** Messages as merchants look them up, and as they are kept. */
@Module({ providers, exports: providers.map(({ provide: token }) => token) })
export class MessagesModule {}
