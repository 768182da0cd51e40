import { CachedKeyDirectory } from '@svc/access';
import { bindDocumentTx, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { IdGenerator } from '@svc/kernel';
import { ApplyDocument, DocumentUnitOfWork, ExportDocument } from '@svc/workspace-document';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessModule } from './access.module';

/** A store as code: the workspace document, exported and applied. */
@Module({
  imports: [AccessModule],
  providers: [
    {
      provide: DocumentUnitOfWork,
      useFactory: (source: DataSource, ids: IdGenerator) => new PostgresUnitOfWork(source, (manager) => bindDocumentTx(manager, ids)),
      inject: [DataSource, IdGenerator],
    },
    { provide: ExportDocument, useFactory: (work: DocumentUnitOfWork) => new ExportDocument(work), inject: [DocumentUnitOfWork] },
    {
      provide: ApplyDocument,
      useFactory: (work: DocumentUnitOfWork, directory: CachedKeyDirectory) => new ApplyDocument(work, directory),
      inject: [DocumentUnitOfWork, CachedKeyDirectory],
    },
  ],
  exports: [ExportDocument, ApplyDocument],
})
export class WorkspaceDocumentModule {}
