import { Module } from '@nestjs/common';
import { PostgresFormReader } from '@svc/adapters/postgres';
import { FileInspector, FileStorage, FormReader, OpenSubmittedFile, SubmissionFiles, SubmissionList, SubmissionUnitOfWork, SubmitForm } from '@svc/content';
import { Clock, IdGenerator, LinkSigner } from '@svc/kernel';
import { DataSource } from 'typeorm';
import { ServiceConfig } from './config';
import { MediaModule } from './media.module';
import { construct, provide } from './provide';
import { SubmissionsModule } from './submissions.module';

const providers = [
  provide(FormReader, [DataSource], (source) => new PostgresFormReader(source)),
  provide(SubmitForm, [FormReader, FileInspector, FileStorage, SubmissionUnitOfWork, IdGenerator], (forms, inspector, storage, work, ids) => new SubmitForm({ forms, inspector, storage, work }, ids)),
  provide(SubmissionFiles, [ServiceConfig, LinkSigner], ({ http }, signer) => new SubmissionFiles(http.publicUrl, signer)),
  construct(OpenSubmittedFile, SubmissionList, FileStorage, SubmissionFiles, Clock),
];

/** Forms that people fill in, and what they answered. */
@Module({ imports: [MediaModule, SubmissionsModule], providers, exports: [SubmissionsModule, ...providers.map(({ provide: token }) => token)] })
export class FormsModule {}
