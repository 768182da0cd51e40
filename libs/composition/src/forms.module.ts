import { Module } from '@nestjs/common';
import { bindSubmissionTx, OutboxBell, PostgresFormReader, PostgresSubmissionList, PostgresUnitOfWork } from '@svc/adapters/postgres';
import {
  DeleteSubmission, FileInspector, FileStorage, ForgetSubmissions, FormReader, OpenSubmittedFile, SubmissionFiles, SubmissionList, SubmissionUnitOfWork, SubmitForm,
} from '@svc/content';
import { Clock, IdGenerator, LinkSigner } from '@svc/kernel';
import { DataSource } from 'typeorm';
import { ServiceConfig } from './config';
import { MediaModule } from './media.module';
import { construct, provide } from './provide';

const providers = [
  provide(FormReader, [DataSource], (source) => new PostgresFormReader(source)),
  provide(SubmissionUnitOfWork, [DataSource, IdGenerator, OutboxBell], (source, ids, bell) => new PostgresUnitOfWork(source, (manager) => bindSubmissionTx(manager, ids), bell)),
  provide(SubmitForm, [FormReader, FileInspector, FileStorage, SubmissionUnitOfWork, IdGenerator], (forms, inspector, storage, work, ids) => new SubmitForm({ forms, inspector, storage, work }, ids)),
  provide(SubmissionList, [DataSource], (source) => new PostgresSubmissionList(source)),
  provide(SubmissionFiles, [ServiceConfig, LinkSigner], ({ http }, signer) => new SubmissionFiles(http.publicUrl, signer)),
  construct(DeleteSubmission, SubmissionList, SubmissionUnitOfWork, FileStorage),
  construct(ForgetSubmissions, SubmissionList, DeleteSubmission),
  construct(OpenSubmittedFile, SubmissionList, FileStorage, SubmissionFiles, Clock),
];

/** Forms that people fill in, and what they answered. */
@Module({ imports: [MediaModule], providers, exports: providers.map(({ provide: token }) => token) })
export class FormsModule {}
