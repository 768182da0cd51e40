import { DeliveryZoneReader, type DeliveryZoneSource } from '@svc/storefront';
import { IsNull, type DataSource } from 'typeorm';
import { deliveryZoneEntity } from '../catalogue/catalogue.entities';

/** Delivery zones as they are stored. */
export class PostgresDeliveryZoneReader extends DeliveryZoneReader {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async list(workspaceId: string): Promise<DeliveryZoneSource[]> {
    const zones = await this.dataSource.manager.find(deliveryZoneEntity, { where: { workspaceId, deletedAt: IsNull() }, order: { position: 'asc', id: 'asc' } });
    return zones.map(({ id, details }) => ({ ...(details as Omit<DeliveryZoneSource, 'id'>), id }));
  }
}
