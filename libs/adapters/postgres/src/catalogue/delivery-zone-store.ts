import type { DeliveryZoneItem } from '@svc/catalogue';
import { deliveryZoneDetails } from '../rows/details';
import type { ItemChange } from '../rows/thing-rows';
import { opening, ThingStore } from '../rows/thing-store';
import { deliveryZoneEntity } from './catalogue.entities';
import { softTable } from './soft-table';

interface Columns {
  key: string;
  position: number;
  details: Omit<DeliveryZoneItem, 'key' | 'position'>;
}

const TABLE = softTable(deliveryZoneEntity, 'key');
const OPEN = opening<Columns>('catalogue.open_delivery_zones', TABLE, 't.key, t.position, t.details');

/** The section `deliveryZones` of a workspace's document. */
export class PostgresDeliveryZoneStore extends ThingStore<DeliveryZoneItem, Columns> {
  protected readonly table = TABLE;
  protected readonly opening = OPEN;

  protected itemsOf(rows: readonly Columns[]) {
    return rows.map(({ key, position, details }) => ({ item: { key, position, ...deliveryZoneDetails.fill(details) }, ids: new Map() }));
  }

  protected rowsOf(changes: readonly ItemChange<DeliveryZoneItem>[]) {
    return changes.map(({ item: { key, position = 0, ...details }, ids }) => ({ id: ids.at(''), key, position, details }));
  }
}
