import type { SecretBox } from '@svc/kernel';
import { openConnection, SenderConnections, type CodeTemplate, type SealedConnection, type StoredConnection } from '@svc/otp';
import type { DataSource } from 'typeorm';

export class PostgresSenderConnections extends SenderConnections {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
  ) {
    super();
  }

  async of(workspaceId: string): Promise<StoredConnection | undefined> {
    const [row] = await this.dataSource.query<SealedConnection[]>(CONNECTION, [workspaceId]);
    return row && openConnection(row, this.box);
  }

  templates(workspaceId: string): Promise<CodeTemplate[]> {
    return this.dataSource.query<CodeTemplate[]>(TEMPLATES, [workspaceId]);
  }
}

const CONNECTION = `select workspace_id as "workspaceId", kind, sealed, set_at as "setAt" from otp_connection where workspace_id = $1`;

/** Oldest first. */
export const TEMPLATES = `
  select workspace_id as "workspaceId", id, name, language, approved, is_default as "isDefault", created_at as "createdAt"
    from otp_template
   where workspace_id = $1
   order by created_at, id`;
