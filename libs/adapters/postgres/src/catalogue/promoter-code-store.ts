import type { PromoterCodeItem, PromoterCodeStore } from '@svc/catalogue';
import type { StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { promoterCodeDetails } from '../rows/details';
import { splitRow, storedNow, ThingRows, withStored } from '../rows/thing-rows';
import { promoterCodeEntity } from './catalogue.entities';
import { softTable } from './soft-table';

interface Columns {
  code: string;
  position: number;
  details: Omit<PromoterCodeItem, 'code' | 'position'>;
}

/** The section `promoterCodes` of a workspace's document. */
export class PostgresPromoterCodeStore implements PromoterCodeStore {
  private readonly rows: ThingRows;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new ThingRows(sql, workspaceId, softTable(promoterCodeEntity, 'code'));
  }

  async open(which?: Which): Promise<StoredItem<PromoterCodeItem>[]> {
    const rows = await this.rows.read<Columns>('t.code, t.position, t.details', which);
    return rows.map(splitRow).map(({ thing, columns: { code, position, details } }) => ({
      thing,
      item: { code, position, ...promoterCodeDetails.fill(details) },
      ids: new Map(),
    }));
  }

  async save(
    codes: readonly PromoterCodeItem[],
    stored: readonly StoredItem<PromoterCodeItem>[] = [],
  ): Promise<StoredItem<PromoterCodeItem>[]> {
    const changes = withStored(codes, stored, ({ code }) => code, this.ids);
    const things = await this.rows.write(
      changes.map(({ item: { code, position = 0, ...details }, ids }) => ({ id: ids.at(''), code, position, details })),
    );
    await this.rows.note(things.map(({ id }) => id));
    return storedNow(changes, things);
  }

  async remove(codes: readonly string[]): Promise<void> {
    await this.rows.note(await this.rows.remove(codes));
  }
}
