import type { AuditedChange, AuditTrail, Author, IdGenerator } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { auditEntryEntity } from '../access/access.entities';
import { fieldsOf, insertRecords } from '../rows/columns-sql';

const ENTRIES_PER_STATEMENT = 1_000;

/** Writes the audit log in the transaction of what it tells. */
export class PostgresAuditTrail implements AuditTrail {
  constructor(
    private readonly manager: EntityManager,
    private readonly ids: IdGenerator,
  ) {}

  async record(workspaceId: string, { keyId, requestId }: Author, changes: readonly AuditedChange[]): Promise<void> {
    for (let start = 0; start < changes.length; start += ENTRIES_PER_STATEMENT) {
      const entries = changes.slice(start, start + ENTRIES_PER_STATEMENT).map(({ action, subject, fields, details }) => ({
        id: this.ids.next(), action, subjectKind: subject.kind, subjectRef: subject.ref, subjectName: subject.name, fields: fields ?? [], details,
      }));
      await this.manager.query(INSERT, [workspaceId, keyId ?? null, requestId, JSON.stringify(entries)]);
    }
  }
}

/** By hand: a change of many things is written by one statement. */
const INSERT = insertRecords(auditEntryEntity, {
  given: { workspaceId: '$1', keyId: '$2', requestId: '$3' },
  fields: fieldsOf(auditEntryEntity, 'at'),
  from: '$4::jsonb',
});
