import type { DeliveryZoneItem, DeliveryZoneStore } from '@svc/catalogue';
import type { StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { composed } from '../work/statement';
import { deliveryZoneDetails } from '../rows/details';
import { readThings, splitRow, storedNow, type ThingRow, ThingRows, type Way, WAYS, withStored } from '../rows/thing-rows';
import { deliveryZoneEntity } from './catalogue.entities';
import { softTable } from './soft-table';

interface Columns {
  key: string;
  position: number;
  details: Omit<DeliveryZoneItem, 'key' | 'position'>;
}

const TABLE = softTable(deliveryZoneEntity, 'key');
const OPEN = composed<ThingRow<Columns>, [Way]>('catalogue.open_delivery_zones', WAYS, (way) =>
  readThings(TABLE, 't.key, t.position, t.details', way),
);

/** The section `deliveryZones` of a workspace's document. */
export class PostgresDeliveryZoneStore implements DeliveryZoneStore {
  private readonly rows: ThingRows;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new ThingRows(sql, workspaceId, TABLE);
  }

  async open(which?: Which): Promise<StoredItem<DeliveryZoneItem>[]> {
    const rows = await this.rows.read(OPEN, which);
    return rows.map(splitRow).map(({ thing, columns: { key, position, details } }) => ({
      thing,
      item: { key, position, ...deliveryZoneDetails.fill(details) },
      ids: new Map(),
    }));
  }

  async save(
    zones: readonly DeliveryZoneItem[],
    stored: readonly StoredItem<DeliveryZoneItem>[] = [],
  ): Promise<StoredItem<DeliveryZoneItem>[]> {
    const changes = withStored(zones, stored, ({ key }) => key, this.ids);
    const things = await this.rows.write(
      changes.map(({ item: { key, position = 0, ...details }, ids }) => ({ id: ids.at(''), key, position, details })),
    );
    await this.rows.note(things.map(({ id }) => id));
    return storedNow(changes, things);
  }

  async remove(keys: readonly string[]): Promise<void> {
    await this.rows.note(await this.rows.remove(keys));
  }
}
