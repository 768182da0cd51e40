import type { PromoterCodeItem, PromoterCodeStore } from '@svc/catalogue';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { promoterCodeDetails } from '../rows/details';
import { promoterCodeEntity } from './catalogue.entities';
import { SoftRows } from './soft-rows';

interface CodeRecord {
  id: string;
  code: string;
  position: number;
  details: Omit<PromoterCodeItem, 'code' | 'position'>;
}

/** The section `promoterCodes` of a workspace's document. */
export class PostgresPromoterCodeStore implements PromoterCodeStore {
  private readonly rows: SoftRows<CodeRecord>;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new SoftRows(sql, workspaceId, promoterCodeEntity, 'code');
  }

  async load(codes?: readonly string[]): Promise<PromoterCodeItem[]> {
    const records = await this.rows.load(codes);
    return records.map(({ code, position, details }) => ({ code, position, ...promoterCodeDetails.fill(details) }));
  }

  async save(items: readonly PromoterCodeItem[]): Promise<void> {
    const idOf = await this.rows.idsFor(
      items.map(({ code }) => code),
      this.ids,
    );
    await this.rows.save(items.map(({ code, position = 0, ...details }) => ({ id: idOf(code), code, position, details })));
  }

  remove(codes: readonly string[]): Promise<void> {
    return this.rows.remove(codes);
  }
}
