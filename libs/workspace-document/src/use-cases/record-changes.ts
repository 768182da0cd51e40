import type { AuditedChange, Author } from '@svc/kernel';
import { newsOfChanges, type CatalogueFact } from '../domain/news-of-changes';
import type { DocumentTx } from '../ports/document-tx';

/** Notes what was written: all of it for the audit log, and for the rest of the house what that is to hear of (part 6). */
export async function recordChanges({ audit, outbox, ids }: DocumentTx, workspaceId: string, by: Author, changes: readonly AuditedChange[]): Promise<void> {
  await audit.record(workspaceId, by, changes);
  await outbox.append(newsOfChanges(changes).map((news): CatalogueFact => ({ id: ids.next(), workspaceId, mode: null, ...news })));
}
