import type { IdGenerator } from '@svc/kernel';
import type { EntitySchema } from 'typeorm';
import type { Sql } from '../work/sql';
import { upsert } from '../rows/row-writes';
import { columnOf, fieldsOf, selectList, tableOf, withoutNulls } from '../rows/statements';

/** A table whose rows have a key within their parent. */
export interface ChildTable {
  entity: EntitySchema;
  /** The field that holds the parent's id. */
  parent: string;
}

/** All children of one parent. */
export interface Children {
  parentId: string;
  things: readonly ({ key: string } & object)[];
}

/** Rows of one workspace below a parent row, in the order of the document; by hand, since a document writes thousands at once. */
export class ChildRows {
  private readonly entity: EntitySchema;
  private readonly table: string;
  private readonly parentField: string;
  private readonly parent: string;
  private readonly fields: readonly string[];

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
    { entity, parent }: ChildTable,
  ) {
    this.entity = entity;
    this.table = tableOf(entity);
    this.parentField = parent;
    this.parent = columnOf(entity, parent);
    this.fields = fieldsOf(entity, 'workspaceId', 'id', parent);
  }

  /** Returns the children of these parents, by the parent's id. */
  async load<T>(parentIds: readonly string[]): Promise<Map<string, T[]>> {
    const rows = await this.sql.unchecked<({ parentId: string } & object)[]>(
      `select ${this.parent} as "parentId", ${selectList(this.entity, { fields: this.fields })} from ${this.table}
        where workspace_id = $1 and ${this.parent} = any($2) order by ${this.parent}, sort`,
      [this.workspaceId, parentIds],
    );
    const children = new Map<string, T[]>();
    for (const { parentId, ...row } of rows) {
      const siblings = children.get(parentId) ?? [];
      children.set(parentId, siblings);
      siblings.push(withoutNulls<T>(row));
    }
    return children;
  }

  /** Replaces the children of these parents by the given ones; those that keep their key keep their id. */
  async replace(families: readonly Children[]): Promise<void> {
    await this.removeOthers(families);
    const records = families.flatMap(({ parentId, things }) =>
      things.map((thing, sort) => ({ ...thing, id: this.ids.next(), [this.parentField]: parentId, sort })),
    );
    const written = [this.parentField, ...this.fields, 'sort'];
    await upsert(
      this.sql,
      this.workspaceId,
      { entity: this.entity, fields: written, knownBy: `${this.parent}, key`, onlyChanges: true },
      records,
    );
  }

  private async removeOthers(families: readonly Children[]): Promise<void> {
    const remaining = families.flatMap(({ parentId, things }) => things.map(({ key }) => ({ parent: parentId, key })));
    await this.sql.unchecked(
      `delete from ${this.table} child where workspace_id = $1 and ${this.parent} = any($2::uuid[]) and not exists (
         select from jsonb_to_recordset($3::jsonb) as kept (parent uuid, key text) where kept.parent = child.${this.parent} and kept.key = child.key
       )`,
      [this.workspaceId, families.map(({ parentId }) => parentId), JSON.stringify(remaining)],
    );
  }
}
