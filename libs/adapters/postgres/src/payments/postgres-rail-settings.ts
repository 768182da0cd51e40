import { RailSettings, type RailQuestion } from '@svc/payments';
import type { DataSource } from 'typeorm';
import { workspaceEntity } from '../access/access.entities';

export class PostgresRailSettings extends RailSettings {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async of(workspaceId: string): Promise<RailQuestion['railSettings']> {
    const workspace = await this.dataSource.manager.findOne(workspaceEntity, { select: { settings: true }, where: { id: workspaceId } });
    return workspace?.settings.rails ?? {};
  }
}
