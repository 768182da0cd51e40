import type { PromoterCodeItem } from '@svc/catalogue';
import { promoterCodeDetails } from '../rows/details';
import type { ItemChange } from '../rows/thing-rows';
import { opening, ThingStore } from '../rows/thing-store';
import { promoterCodeEntity } from './catalogue.entities';
import { softTable } from './soft-table';

interface Columns {
  code: string;
  position: number;
  details: Omit<PromoterCodeItem, 'code' | 'position'>;
}

const TABLE = softTable(promoterCodeEntity, 'code');
const OPEN = opening<Columns>('catalogue.open_promoter_codes', TABLE, 't.code, t.position, t.details');

/** The section `promoterCodes` of a workspace's document. */
export class PostgresPromoterCodeStore extends ThingStore<PromoterCodeItem, Columns> {
  protected readonly table = TABLE;
  protected readonly opening = OPEN;

  protected itemsOf(rows: readonly Columns[]) {
    return rows.map(({ code, position, details }) => ({ item: { code, position, ...promoterCodeDetails.fill(details) }, ids: new Map() }));
  }

  protected rowsOf(changes: readonly ItemChange<PromoterCodeItem>[]) {
    return changes.map(({ item: { code, position = 0, ...details }, ids }) => ({ id: ids.at(''), code, position, details }));
  }
}
