import type { AuditedChange, AuditTrail, Author } from '../changes';

export interface RecordedChange extends AuditedChange {
  workspaceId: string;
  author: Author;
}

/** Records the changes, in order. */
export class RecordingAuditTrail implements AuditTrail {
  readonly entries: RecordedChange[] = [];

  async record(workspaceId: string, author: Author, changes: readonly AuditedChange[]): Promise<void> {
    this.entries.push(...changes.map((change) => ({ ...change, workspaceId, author })));
  }
}

/** Operator, by a request of a test. */
export const OPERATOR: Author = { requestId: 'req_01h455vb4pex5vsknk084sn02q' };
