import { join } from 'node:path';
import { bindDocumentTx, CommittedJobs, OutboxNotifier, PostgresUnitOfWork, Sql } from '@svc/adapters/postgres';
import { IdGenerator } from '@svc/kernel';
import {
  ChangeItem,
  CreateItem,
  DeleteItem,
  DocumentTurns,
  DocumentUnitOfWork,
  ListItems,
  ManageReviews,
  ReadItem,
  ReadStorefrontDocument,
  WriteStorefrontDocument,
} from '@svc/workspace-document';
import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { construct, provide } from '../provide';
import { ThreadedDocuments } from '../threads/threaded-documents';

/** The build puts it beside the bundle of the api. */
const DOCUMENT_THREAD = join(__dirname, 'document-thread.cjs');

/** Single items of a store, by the rules of the document. */
const items = [
  construct(ListItems, DocumentUnitOfWork),
  construct(ReadItem, DocumentUnitOfWork),
  construct(CreateItem, DocumentUnitOfWork),
  construct(ChangeItem, DocumentUnitOfWork),
  construct(DeleteItem, DocumentUnitOfWork),
  construct(ReadStorefrontDocument, DocumentUnitOfWork),
  construct(WriteStorefrontDocument, DocumentUnitOfWork),
  construct(ManageReviews, ReadItem, ChangeItem),
];

/** A store as code: exported and applied as a whole by a thread, and item by item. */
@Module({
  providers: [
    provide(
      DocumentUnitOfWork,
      [Sql, IdGenerator, OutboxNotifier, CommittedJobs],
      (sql, ids, notifier, jobs) => new PostgresUnitOfWork(sql, (sql) => bindDocumentTx(sql, ids), notifier, jobs),
    ),
    provide(ThreadedDocuments, [], () => new ThreadedDocuments(DOCUMENT_THREAD)),
    provide(DocumentTurns, [], () => new DocumentTurns()),
    ...items,
  ],
  exports: [ThreadedDocuments, DocumentTurns, ...items.map(({ provide: token }) => token)],
})
export class WorkspaceDocumentModule implements OnApplicationShutdown {
  constructor(private readonly documents: ThreadedDocuments) {}

  onApplicationShutdown(): Promise<void> {
    return this.documents.end();
  }
}
