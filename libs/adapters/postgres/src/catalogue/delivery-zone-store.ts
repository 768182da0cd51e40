import type { DeliveryZoneItem, DeliveryZoneStore } from '@svc/catalogue';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { deliveryZoneDetails } from '../rows/details';
import { deliveryZoneEntity } from './catalogue.entities';
import { SoftRows } from './soft-rows';

interface ZoneRecord {
  id: string;
  key: string;
  position: number;
  details: Omit<DeliveryZoneItem, 'key' | 'position'>;
}

/** The section `deliveryZones` of a workspace's document. */
export class PostgresDeliveryZoneStore implements DeliveryZoneStore {
  private readonly rows: SoftRows<ZoneRecord>;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new SoftRows(sql, workspaceId, deliveryZoneEntity, 'key');
  }

  async load(keys?: readonly string[]): Promise<DeliveryZoneItem[]> {
    const records = await this.rows.load(keys);
    return records.map(({ key, position, details }) => ({ key, position, ...deliveryZoneDetails.fill(details) }));
  }

  async save(items: readonly DeliveryZoneItem[]): Promise<void> {
    const idOf = await this.rows.idsFor(
      items.map(({ key }) => key),
      this.ids,
    );
    await this.rows.save(items.map(({ key, position = 0, ...details }) => ({ id: idOf(key), key, position, details })));
  }

  remove(keys: readonly string[]): Promise<void> {
    return this.rows.remove(keys);
  }
}
