import type { DiscountCodeItem, DiscountCodeStore } from '@svc/catalogue';
import type { IdGenerator } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { type StoredTargets, targetIds, targetPaths } from './discount-targets';
import { SoftRows } from './soft-rows';

interface CodeRecord {
  id: string;
  code: string;
  position: number;
  details: Omit<DiscountCodeItem, 'code' | 'position' | 'appliesTo'> & { appliesTo: StoredTargets };
}

/** The section `discountCodes` of a workspace's document. */
export class PostgresDiscountCodeStore implements DiscountCodeStore {
  private readonly rows: SoftRows<CodeRecord>;

  constructor(
    private readonly manager: EntityManager,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new SoftRows(manager, workspaceId, 'discount_code', 'code');
  }

  async load(codes?: readonly string[]): Promise<DiscountCodeItem[]> {
    const records = await this.rows.load(codes);
    const pathsOf = await targetPaths(this.manager, this.workspaceId, records.map(({ details }) => details.appliesTo));
    return records.map(({ code, position, details: { appliesTo, ...told } }) => ({ code, position, ...told, appliesTo: pathsOf(appliesTo) }));
  }

  async save(items: readonly DiscountCodeItem[]): Promise<void> {
    const idOf = await this.rows.idsFor(items.map(({ code }) => code), this.ids);
    const idsOf = await targetIds(this.manager, this.workspaceId, items.map(({ appliesTo }) => appliesTo));
    const records = items.map(({ code, position = 0, appliesTo, ...told }) => ({
      id: idOf(code), code, position, details: { ...told, appliesTo: idsOf(appliesTo) },
    }));
    await this.rows.save(records);
    await this.setCaps(records.map(({ id }) => id));
  }

  remove(codes: readonly string[]): Promise<void> {
    return this.rows.remove(codes);
  }

  /** The cap on uses is what the merchant last wrote, though never below what is used and held already. */
  private async setCaps(ids: readonly string[]): Promise<void> {
    await this.manager.query(
      `insert into counter (workspace_id, kind, subject_id, capacity)
       select workspace_id, 'discount_code', id, (details->>'maxUses')::integer from discount_code where workspace_id = $1 and id = any($2)
       on conflict (workspace_id, kind, subject_id)
       do update set capacity = case when excluded.capacity is not null then greatest(excluded.capacity, counter.held + counter.sold) end`,
      [this.workspaceId, ids],
    );
  }
}
