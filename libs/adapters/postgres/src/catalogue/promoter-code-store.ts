import type { PromoterCodeItem, PromoterCodeStore } from '@svc/catalogue';
import type { StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { composed } from '../work/statement';
import { promoterCodeDetails } from '../rows/details';
import { readThings, splitRow, storedNow, type ThingRow, ThingRows, type Way, WAYS, withStored } from '../rows/thing-rows';
import { promoterCodeEntity } from './catalogue.entities';
import { softTable } from './soft-table';

interface Columns {
  code: string;
  position: number;
  details: Omit<PromoterCodeItem, 'code' | 'position'>;
}

const TABLE = softTable(promoterCodeEntity, 'code');
const OPEN = composed<ThingRow<Columns>, [Way]>('catalogue.open_promoter_codes', WAYS, (way) =>
  readThings(TABLE, 't.code, t.position, t.details', way),
);

/** The section `promoterCodes` of a workspace's document. */
export class PostgresPromoterCodeStore implements PromoterCodeStore {
  private readonly rows: ThingRows;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new ThingRows(sql, workspaceId, TABLE);
  }

  async open(which?: Which): Promise<StoredItem<PromoterCodeItem>[]> {
    const rows = await this.rows.read(OPEN, which);
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
