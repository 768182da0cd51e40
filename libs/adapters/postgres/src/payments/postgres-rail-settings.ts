import { RailSettings, type RailQuestion } from '@svc/payments';
import type { DataSource } from 'typeorm';

export class PostgresRailSettings extends RailSettings {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async of(workspaceId: string): Promise<RailQuestion['railSettings']> {
    const [row] = await this.dataSource.query<{ rails: RailQuestion['railSettings'] | null }[]>(
      `select settings -> 'rails' as rails from workspace where id = $1`,
      [workspaceId],
    );
    return row?.rails ?? {};
  }
}
