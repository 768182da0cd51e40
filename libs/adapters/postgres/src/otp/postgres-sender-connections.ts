import type { SecretBox } from '@svc/kernel';
import { openConnection, SenderConnections, type CodeTemplate, type StoredConnection } from '@svc/otp';
import type { DataSource } from 'typeorm';
import { connectionEntity, templateEntity } from './otp.entities';

export class PostgresSenderConnections extends SenderConnections {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
  ) {
    super();
  }

  async of(workspaceId: string): Promise<StoredConnection | undefined> {
    const row = await this.dataSource.manager.findOneBy(connectionEntity, { workspaceId });
    return row ? openConnection(row, this.box) : undefined;
  }

  templates(workspaceId: string): Promise<CodeTemplate[]> {
    return this.dataSource.manager.find(templateEntity, { where: { workspaceId }, order: OLDEST_FIRST });
  }
}

export const OLDEST_FIRST = { createdAt: 'asc', id: 'asc' } as const;
