import { AuditList, pageOf, type AuditEntry, type AuditQuery, type Page } from '@svc/access';
import { LessThan, type DataSource } from 'typeorm';
import { auditEntryEntity } from '../access/access.entities';

export class PostgresAuditList extends AuditList {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async page(workspaceId: string, { subjectRef, after, limit }: AuditQuery): Promise<Page<AuditEntry>> {
    const rows = await this.dataSource.manager.find(auditEntryEntity, {
      where: { workspaceId, ...(after && { id: LessThan(after) }), ...(subjectRef && { subjectRef }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    const entries = rows.map(({ workspaceId: _, subjectKind: kind, subjectRef: ref, subjectName: name, ...entry }) => ({ ...entry, subject: { kind, ref, name } }));
    return pageOf(entries, limit);
  }
}
