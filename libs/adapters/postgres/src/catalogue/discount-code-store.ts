import type { DiscountCodeItem, DiscountCodeStore } from '@svc/catalogue';
import type { IdGenerator } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { followCaps, type CapField } from '../counters';
import { type StoredTargets, targetIds, targetPaths } from './discount-targets';
import { discountCodeEntity } from './catalogue.entities';
import { SoftRows } from './soft-rows';

interface CodeRecord {
  id: string;
  code: string;
  position: number;
  details: Omit<DiscountCodeItem, 'code' | 'position' | 'appliesTo'> & { appliesTo: StoredTargets };
}

const MAX_USES: CapField = { kind: 'discount_code', table: 'discount_code', field: 'maxUses' };

/** The section `discountCodes` of a workspace's document. */
export class PostgresDiscountCodeStore implements DiscountCodeStore {
  private readonly rows: SoftRows<CodeRecord>;

  constructor(
    private readonly manager: EntityManager,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new SoftRows(manager, workspaceId, discountCodeEntity, 'code');
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
    await followCaps(this.manager, this.workspaceId, MAX_USES, records.map(({ id }) => id));
  }

  remove(codes: readonly string[]): Promise<void> {
    return this.rows.remove(codes);
  }
}
