import { type AuditedChange, type AuditTrail, type Author, type IdGenerator, uuidAt } from '@svc/kernel';
import { In, LessThan } from 'typeorm';
import { type AuditEntry, AuditList, type AuditQuery, type Page, pageOf } from '@svc/access';
import { withFormOnNodes } from '../distribution/dialect';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { accessKeyEntity, auditEntryEntity } from './access.entities';
import { fieldsOf, insertRecords } from '../rows/statements';

const ENTRIES_PER_STATEMENT = 1_000;

/** Writes the audit log in the transaction that it reports on. */
export class PostgresAuditTrail implements AuditTrail {
  constructor(
    private readonly sql: Sql,
    private readonly ids: IdGenerator,
  ) {}

  async record(workspaceId: string, { keyId, personId, requestId }: Author, changes: readonly AuditedChange[]): Promise<void> {
    for (let start = 0; start < changes.length; start += ENTRIES_PER_STATEMENT) {
      const entries = changes.slice(start, start + ENTRIES_PER_STATEMENT).map(({ action, subject, fields, details }) => ({
        id: this.ids.next(),
        action,
        subjectKind: subject.kind,
        subjectRef: subject.ref,
        subjectName: subject.name,
        fields: fields ?? [],
        details,
      }));
      await this.sql.execute(INSERT, [workspaceId, keyId ?? null, personId ?? null, requestId, JSON.stringify(entries)]);
    }
  }
}

/** By hand: a change of many things is written by one statement. */
const INSERT = statement('access.insert_audit_entry')`${insertRecords(auditEntryEntity, {
  constants: { workspaceId: '$1', keyId: '$2', personId: '$3', requestId: '$4' },
  fields: fieldsOf(auditEntryEntity, 'at'),
  from: '$5::jsonb',
})}`;

export class PostgresAuditList extends AuditList {
  constructor(private readonly sql: Sql) {
    super();
  }

  async page(workspaceId: string, { subjectRef, after, limit }: AuditQuery): Promise<Page<AuditEntry>> {
    const rows = await this.sql.repository(auditEntryEntity).find({
      where: { workspaceId, ...(after && { id: LessThan(after) }), ...(subjectRef && { subjectRef }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    const labels = await this.labelsOf(workspaceId, new Set(rows.flatMap(({ keyId }) => keyId ?? [])));
    const entries = rows.map(({ workspaceId: _, subjectKind: kind, subjectRef: ref, subjectName: name, ...entry }) => ({
      ...entry,
      subject: { kind, ref, name },
      keyLabel: entry.keyId && labels.get(entry.keyId),
    }));
    return pageOf(entries, limit);
  }

  private async labelsOf(workspaceId: string, keyIds: ReadonlySet<string>): Promise<Map<string, string | undefined>> {
    if (keyIds.size === 0) return new Map();
    const keys = await this.sql
      .repository(accessKeyEntity)
      .find({ select: { id: true, label: true }, where: { workspaceId, id: In([...keyIds]) } });
    return new Map(keys.map(({ id, label }) => [id, label]));
  }

  async purge(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE, [uuidAt(before), most]);
  }
}

/** SQL of the oldest entries of each workspace, by the key of the log. */
const OLDEST = withFormOnNodes(
  `
     select old.workspace_id, old.id
       from workspace
      cross join lateral (select workspace_id, id from audit_entry where workspace_id = workspace.id and id < $1 order by id limit $2) old
      limit $2`,
  `select workspace_id, id from audit_entry where id < $1 limit $2`,
);

const PURGE = statement('access.purge')`
  delete from audit_entry entry
   using (${OLDEST}) old
   where entry.workspace_id = old.workspace_id and entry.id = old.id`;
