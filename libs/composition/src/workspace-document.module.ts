import { CachedKeyDirectory } from '@svc/access';
import { bindDocumentTx, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { IdGenerator } from '@svc/kernel';
import { ApplyDocument, DocumentUnitOfWork, ExportDocument } from '@svc/workspace-document';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessModule } from './access.module';
import { construct, provide } from './provide';

/** A store as code: the workspace document, exported and applied. */
@Module({
  imports: [AccessModule],
  providers: [
    provide(DocumentUnitOfWork, [DataSource, IdGenerator], (source, ids) => new PostgresUnitOfWork(source, (manager) => bindDocumentTx(manager, ids))),
    construct(ExportDocument, DocumentUnitOfWork),
    construct(ApplyDocument, DocumentUnitOfWork, CachedKeyDirectory),
  ],
  exports: [ExportDocument, ApplyDocument],
})
export class WorkspaceDocumentModule {}
