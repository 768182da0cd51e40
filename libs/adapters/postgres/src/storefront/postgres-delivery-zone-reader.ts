import { DeliveryZoneReader, type DeliveryZoneSource } from '@svc/storefront';
import type { DataSource } from 'typeorm';

/** Delivery zones as they are stored. */
export class PostgresDeliveryZoneReader extends DeliveryZoneReader {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async list(workspaceId: string): Promise<DeliveryZoneSource[]> {
    const rows = await this.dataSource.query<{ source: DeliveryZoneSource }[]>(
      `select z.details || jsonb_build_object('id', z.id) as source from delivery_zone z
        where z.workspace_id = $1 and z.deleted_at is null
        order by z.position, z.id`,
      [workspaceId],
    );
    return rows.map(({ source }) => source);
  }
}
