import { Module } from '@nestjs/common';
import { bindSubmissionTx, OutboxNotifier, PostgresSubmissionList, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { DeleteSubmission, FileStorage, PurgeOldSubmissions, PurgeSubmissions, SubmissionList, SubmissionUnitOfWork } from '@svc/content';
import { Clock, IdGenerator } from '@svc/kernel';
import { DataSource } from 'typeorm';
import { FileStorageModule } from './file-storage.module';
import { construct, provide } from './provide';

const providers = [
  provide(SubmissionUnitOfWork, [DataSource, IdGenerator, OutboxNotifier], (source, ids, notifier) => new PostgresUnitOfWork(source, (manager) => bindSubmissionTx(manager, ids), notifier)),
  provide(SubmissionList, [DataSource], (source) => new PostgresSubmissionList(source)),
  construct(DeleteSubmission, SubmissionList, SubmissionUnitOfWork, FileStorage),
  construct(PurgeSubmissions, SubmissionList, DeleteSubmission),
  construct(PurgeOldSubmissions, SubmissionList, DeleteSubmission, Clock),
];

/** What people answered to forms: keeping it, looking it up, forgetting it. */
@Module({ imports: [FileStorageModule], providers, exports: [...providers.map(({ provide: token }) => token)] })
export class SubmissionsModule {}
