import type { ItemPlace, ItemSection, NestedIds, Place, Question, Thing, ThingIndex, ThingPageRequest } from '@svc/workspace-document';
import { placeOf } from '@svc/workspace-document';
import type { EntityManager } from 'typeorm';
import { utc } from '../rows/columns-sql';
import { POINTING } from './pointing-sql';
import { THING_TABLES } from './thing-tables';

/** The index of a workspace's sections, each question answered by an index of the database; by hand, since a question is put to tables of any section. */
export class PostgresThingIndex implements ThingIndex {
  constructor(
    private readonly manager: EntityManager,
    private readonly workspaceId: string,
  ) {}

  async byId(section: ItemSection, id: string): Promise<Thing | undefined> {
    const [thing] = await this.select(section, 'and t.id = $2', [id]);
    return thing;
  }

  async byIdentity(section: ItemSection, identities: readonly string[]): Promise<ReadonlyMap<string, Thing>> {
    const things = await this.select(section, `and lower(t.${THING_TABLES[section].knownBy}) = any($2)`, [identities]);
    return new Map(things.map((thing) => [thing.identity, thing]));
  }

  page(section: ItemSection, { after, limit }: ThingPageRequest): Promise<Thing[]> {
    return this.select(section, 'and ($2::uuid is null or t.id < $2) order by t.id desc limit $3', [after ?? null, limit]);
  }

  async nextPosition(section: ItemSection): Promise<number> {
    const { table, there } = THING_TABLES[section];
    const [row] = await this.manager.query<{ next: number }[]>(
      `select coalesce(max(t.position), -1) + 1 as next from ${table} t where t.workspace_id = $1 ${there}`,
      [this.workspaceId],
    );
    return row!.next;
  }

  async nestedIds(section: ItemSection, ids: readonly string[]): Promise<ReadonlyMap<string, NestedIds>> {
    const { nested } = THING_TABLES[section];
    const found = new Map(ids.map((id) => [id, new Map<string, string>()]));
    if (nested.length === 0) return found;
    const rows = await this.manager.query<{ owner: string; path: string; id: string }[]>(nested.join(' union all '), [this.workspaceId, ids]);
    for (const { owner, path, id } of rows) found.get(owner)?.set(path, id);
    return found;
  }

  async exist(questions: readonly Question[]): Promise<boolean[]> {
    const found = new Set<string>();
    for (const kind of new Set(questions.map((question) => question.kind))) {
      const wanted = questions.filter((question) => question.kind === kind).map(({ path }) => path.toLowerCase());
      const rows = await this.manager.query<{ path: string }[]>(existing(placeOf(kind)), [this.workspaceId, wanted]);
      for (const { path } of rows) found.add(`${kind} ${path}`);
    }
    return questions.map(({ kind, path }) => found.has(`${kind} ${path.toLowerCase()}`));
  }

  async pathsOf(place: Place, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.manager.query<{ id: string; path: string }[]>(paths(place), [this.workspaceId, ids]);
    return new Map(rows.map(({ id, path }) => [id, path]));
  }

  async pointingAt(section: ItemSection, id: string): Promise<ItemPlace[]> {
    const nested = await this.nestedIds(section, [id]);
    return this.manager.query<ItemPlace[]>(POINTING, [this.workspaceId, [id, ...nested.get(id)!.values()]]);
  }

  async rename(section: ItemSection, id: string, identity: string): Promise<void> {
    const { table, knownBy } = THING_TABLES[section];
    await this.manager.query(`update ${table} set ${knownBy} = $3, updated_at = clock_timestamp() where workspace_id = $1 and id = $2`, [
      this.workspaceId,
      id,
      identity,
    ]);
  }

  private select(section: ItemSection, condition: string, parameters: readonly unknown[]): Promise<Thing[]> {
    const { table, knownBy, there } = THING_TABLES[section];
    return this.manager.query<Thing[]>(
      `select t.id, lower(t.${knownBy}) as identity, ${utc('t.created_at', 3)} as "createdAt", ${utc('t.updated_at', 6)} as "updatedAt"
         from ${table} t where t.workspace_id = $1 ${there} ${condition}`,
      [this.workspaceId, ...parameters],
    );
  }
}

function existing({ section, list }: Place): string {
  const { table, knownBy, there, members } = THING_TABLES[section];
  if (!list) return `select lower(t.${knownBy}) as path from ${table} t where t.workspace_id = $1 and lower(t.${knownBy}) = any($2) ${there}`;
  return `
    select wanted.path
      from unnest($2::text[]) as wanted (path)
      join ${table} t on t.workspace_id = $1 and lower(t.${knownBy}) = split_part(wanted.path, '/', 1) ${there}
      join ${members!.table} m
        on m.workspace_id = $1 and m.${members!.owner} = t.id and m.key = split_part(wanted.path, '/', 2) and m.deleted_at is null`;
}

function paths({ section, list }: Place): string {
  const { table, knownBy, there, members } = THING_TABLES[section];
  if (!list) return `select t.id, lower(t.${knownBy}) as path from ${table} t where t.workspace_id = $1 and t.id = any($2) ${there}`;
  return `
    select m.id, lower(t.${knownBy}) || '/' || m.key as path
      from ${members!.table} m
      join ${table} t on t.workspace_id = m.workspace_id and t.id = m.${members!.owner} ${there}
     where m.workspace_id = $1 and m.id = any($2) and m.deleted_at is null`;
}
