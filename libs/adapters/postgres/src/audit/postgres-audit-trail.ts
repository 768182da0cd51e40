import type { AuditedChange, AuditTrail, Author, IdGenerator } from '@svc/kernel';
import type { EntityManager } from 'typeorm';

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
        id: this.ids.next(),
        action,
        ...subject,
        fields: fields ?? [],
        details,
      }));
      await this.manager.query(INSERT, [workspaceId, keyId ?? null, requestId, JSON.stringify(entries)]);
    }
  }
}

const INSERT = `
  insert into audit_entry (workspace_id, id, key_id, request_id, action, subject_kind, subject_ref, subject_name, fields, details)
  select $1, id, $2, $3, action, kind, ref, name, fields, details
    from jsonb_to_recordset($4::jsonb) as entry (id uuid, action text, kind text, ref text, name text, fields text[], details jsonb)`;
