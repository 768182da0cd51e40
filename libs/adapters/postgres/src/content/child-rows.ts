import type { IdGenerator } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { selectList, upsert, withoutNulls, type Columns } from '../bulk';

/** A table whose things are known by a key within their parent. */
export interface ChildTable {
  table: string;
  /** Column that holds the parent's id. */
  parent: string;
  /** Fields of a child besides `key`. */
  columns: Columns;
}

/** All the things of one parent. */
export interface Children {
  parentId: string;
  things: readonly ({ key: string } & object)[];
}

/** Rows of one workspace that stand below a parent row, in the order given. */
export class ChildRows {
  constructor(
    private readonly manager: EntityManager,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
    private readonly target: ChildTable,
  ) {}

  /** The children of these parents, by the parent's id. */
  async load<T>(parentIds: readonly string[]): Promise<Map<string, T[]>> {
    const { table, parent, columns } = this.target;
    const rows = await this.manager.query<({ parentId: string } & object)[]>(
      `select ${parent} as "parentId", key, ${selectList(columns)} from ${table} where workspace_id = $1 and ${parent} = any($2) order by ${parent}, sort`,
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

  /** Makes the children of these parents exactly the given ones; those that keep their key keep their id. */
  async replace(families: readonly Children[]): Promise<void> {
    await this.removeOthers(families);
    const { table, parent, columns } = this.target;
    const records = families.flatMap(({ parentId, things }) =>
      things.map((thing, sort) => ({ ...thing, id: this.ids.next(), parentId, sort })),
    );
    await upsert(
      this.manager,
      this.workspaceId,
      {
        table,
        columns: { parentId: `${parent} uuid`, key: 'key text', sort: 'sort integer', ...columns },
        knownBy: `${parent}, key`,
        onlyChanges: true,
      },
      records,
    );
  }

  private async removeOthers(families: readonly Children[]): Promise<void> {
    const { table, parent } = this.target;
    const kept = families.flatMap(({ parentId, things }) => things.map(({ key }) => ({ parent: parentId, key })));
    await this.manager.query(
      `delete from ${table} child where workspace_id = $1 and ${parent} = any($2::uuid[]) and not exists (
         select from jsonb_to_recordset($3::jsonb) as kept (parent uuid, key text) where kept.parent = child.${parent} and kept.key = child.key
       )`,
      [this.workspaceId, families.map(({ parentId }) => parentId), JSON.stringify(kept)],
    );
  }
}
