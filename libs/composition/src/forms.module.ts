import { Module } from '@nestjs/common';
import { bindSubmissionTx, OutboxBell, PostgresFormReader, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { FileInspector, FileStorage, FormReader, SubmissionUnitOfWork, SubmitForm } from '@svc/content';
import { IdGenerator } from '@svc/kernel';
import { DataSource } from 'typeorm';
import { MediaModule } from './media.module';
import { provide } from './provide';

const providers = [
  provide(FormReader, [DataSource], (source) => new PostgresFormReader(source)),
  provide(SubmissionUnitOfWork, [DataSource, IdGenerator, OutboxBell], (source, ids, bell) => new PostgresUnitOfWork(source, (manager) => bindSubmissionTx(manager, ids), bell)),
  provide(SubmitForm, [FormReader, FileInspector, FileStorage, SubmissionUnitOfWork, IdGenerator], (forms, inspector, storage, work, ids) => new SubmitForm({ forms, inspector, storage, work }, ids)),
];

/** Forms that people fill in, and what they answered. */
@Module({ imports: [MediaModule], providers, exports: providers.map(({ provide: token }) => token) })
export class FormsModule {}
