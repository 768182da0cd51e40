import { CachedKeyDirectory } from '@svc/access';
import { bindDocumentTx, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { IdGenerator } from '@svc/kernel';
import {
  ApplyDocument, ChangeItem, ChangeReview, CreateItem, CreateReview, DeleteItem, DeleteReview, DocumentUnitOfWork, ExportDocument, ListItems, ListReviews,
  ReadItem, ReadStorefrontDocument, WriteStorefrontDocument,
} from '@svc/workspace-document';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessModule } from './access.module';

const inject = [DocumentUnitOfWork];

/** The things of a store one by one, by the rules of the document. */
const items = [
  { provide: ListItems, useFactory: (work: DocumentUnitOfWork) => new ListItems(work), inject },
  { provide: ReadItem, useFactory: (work: DocumentUnitOfWork) => new ReadItem(work), inject },
  { provide: CreateItem, useFactory: (work: DocumentUnitOfWork) => new CreateItem(work), inject },
  { provide: ChangeItem, useFactory: (work: DocumentUnitOfWork) => new ChangeItem(work), inject },
  { provide: DeleteItem, useFactory: (work: DocumentUnitOfWork) => new DeleteItem(work), inject },
  { provide: ReadStorefrontDocument, useFactory: (work: DocumentUnitOfWork) => new ReadStorefrontDocument(work), inject },
  { provide: WriteStorefrontDocument, useFactory: (work: DocumentUnitOfWork) => new WriteStorefrontDocument(work), inject },
  { provide: ListReviews, useFactory: (readItem: ReadItem) => new ListReviews(readItem), inject: [ReadItem] },
  { provide: CreateReview, useFactory: (changeItem: ChangeItem) => new CreateReview(changeItem), inject: [ChangeItem] },
  { provide: ChangeReview, useFactory: (changeItem: ChangeItem) => new ChangeReview(changeItem), inject: [ChangeItem] },
  { provide: DeleteReview, useFactory: (changeItem: ChangeItem) => new DeleteReview(changeItem), inject: [ChangeItem] },
];

/** A store as code, exported and applied as a whole, and its things one by one. */
@Module({
  imports: [AccessModule],
  providers: [
    {
      provide: DocumentUnitOfWork,
      useFactory: (source: DataSource, ids: IdGenerator) => new PostgresUnitOfWork(source, (manager) => bindDocumentTx(manager, ids)),
      inject: [DataSource, IdGenerator],
    },
    { provide: ExportDocument, useFactory: (work: DocumentUnitOfWork) => new ExportDocument(work), inject },
    {
      provide: ApplyDocument,
      useFactory: (work: DocumentUnitOfWork, directory: CachedKeyDirectory) => new ApplyDocument(work, directory),
      inject: [DocumentUnitOfWork, CachedKeyDirectory],
    },
    ...items,
  ],
  exports: [ExportDocument, ApplyDocument, ...items.map(({ provide }) => provide)],
})
export class WorkspaceDocumentModule {}
