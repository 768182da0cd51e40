import { AuditList, pageOf, type AuditEntry, type AuditQuery, type Page } from '@svc/access';
import type { DataSource } from 'typeorm';
import { utc, withoutNulls } from '../rows/columns-sql';

export class PostgresAuditList extends AuditList {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async page(workspaceId: string, { subjectRef, after, limit }: AuditQuery): Promise<Page<AuditEntry>> {
    const rows = await this.dataSource.query<AuditEntry[]>(
      `select id, ${utc('at', 3)} as at, key_id as "keyId", request_id as "requestId", action, fields, details,
              jsonb_strip_nulls(jsonb_build_object('kind', subject_kind, 'ref', subject_ref, 'name', subject_name)) as subject
         from audit_entry
        where workspace_id = $1 ${after ? 'and id < $3' : 'and $3::uuid is null'} ${subjectRef ? 'and subject_ref = $4' : 'and $4::text is null'}
        order by id desc limit $2`,
      [workspaceId, limit + 1, after ?? null, subjectRef ?? null],
    );
    return pageOf(rows.map((row) => withoutNulls<AuditEntry>(row)), limit);
  }
}
