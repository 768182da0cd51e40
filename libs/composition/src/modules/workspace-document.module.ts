import { CachedKeyDirectory } from '@svc/access';
import { bindDocumentTx, OutboxNotifier, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { IdGenerator } from '@svc/kernel';
import {
  ApplyDocument, ChangeItem, ChangeReview, CreateItem, CreateReview, DeleteItem, DeleteReview, DocumentUnitOfWork, ExportDocument, ListItems, ListReviews,
  ReadItem, ReadStorefrontDocument, WriteStorefrontDocument,
} from '@svc/workspace-document';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessModule } from './access.module';
import { construct, provide } from '../provide';

/** The things of a store one by one, by the rules of the document. */
const items = [
  construct(ListItems, DocumentUnitOfWork),
  construct(ReadItem, DocumentUnitOfWork),
  construct(CreateItem, DocumentUnitOfWork),
  construct(ChangeItem, DocumentUnitOfWork),
  construct(DeleteItem, DocumentUnitOfWork),
  construct(ReadStorefrontDocument, DocumentUnitOfWork),
  construct(WriteStorefrontDocument, DocumentUnitOfWork),
  construct(ListReviews, ReadItem),
  construct(CreateReview, ChangeItem),
  construct(ChangeReview, ChangeItem),
  construct(DeleteReview, ChangeItem),
];

/** A store as code, exported and applied as a whole, and its things one by one. */
@Module({
  imports: [AccessModule],
  providers: [
    provide(DocumentUnitOfWork, [DataSource, IdGenerator, OutboxNotifier], (source, ids, notifier) => new PostgresUnitOfWork(source, (manager) => bindDocumentTx(manager, ids), notifier)),
    construct(ExportDocument, DocumentUnitOfWork),
    construct(ApplyDocument, DocumentUnitOfWork, CachedKeyDirectory),
    ...items,
  ],
  exports: [ExportDocument, ApplyDocument, ...items.map(({ provide: token }) => token)],
})
export class WorkspaceDocumentModule {}
