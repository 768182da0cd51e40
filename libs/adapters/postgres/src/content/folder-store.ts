import type { FolderItem, FolderStore } from '@svc/content';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { ChildRows } from './child-rows';
import { folderEntity, folderFileEntity } from './content.entities';
import { SluggedRows } from './slugged-rows';

/**
 * The section `folders` of a workspace's document, with their files; by hand where folders find their parents at once. A
 * folder may be saved before its parent, within one transaction.
 */
export class PostgresFolderStore implements FolderStore {
  private readonly folders: SluggedRows;
  private readonly files: ChildRows;

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.folders = new SluggedRows(sql, workspaceId, folderEntity);
    this.files = new ChildRows(sql, workspaceId, ids, { entity: folderFileEntity, parent: 'folderId' });
  }

  async load(slugs?: readonly string[]): Promise<FolderItem[]> {
    const folders = await this.folders.load<FolderItem & { id: string }>(slugs);
    const files = await this.files.load<FolderItem['files'][number]>(folders.map(({ id }) => id));
    const parents = await this.parentSlugs(folders.map(({ id }) => id));
    return folders.map(({ id, ...folder }) => {
      const parentSlug = parents.get(id);
      return { ...folder, ...(parentSlug && { parentSlug }), files: files.get(id) ?? [] };
    });
  }

  async save(folders: readonly FolderItem[]): Promise<void> {
    await this.folders.save(folders.map((folder) => ({ ...folder, id: this.ids.next() })));
    await this.putIntoParents(folders);
    const ids = await this.folders.ids(folders.map(({ slug }) => slug));
    await this.files.replace(folders.map(({ slug, files }) => ({ parentId: ids.get(slug)!, things: files })));
  }

  remove(slugs: readonly string[]): Promise<void> {
    return this.folders.remove(slugs);
  }

  private async parentSlugs(folderIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.sql.unchecked<{ id: string; slug: string }[]>(
      `select folder.id, parent.slug from folder
       join folder parent on parent.workspace_id = folder.workspace_id and parent.id = folder.parent_id
       where folder.workspace_id = $1 and folder.id = any($2)`,
      [this.workspaceId, folderIds],
    );
    return new Map(rows.map(({ id, slug }) => [id, slug]));
  }

  private async putIntoParents(folders: readonly FolderItem[]): Promise<void> {
    await this.sql.unchecked(
      `update folder set parent_id = wish.parent_id
         from (select lower(slug) as slug,
                      (select parent.id from folder parent where parent.workspace_id = $1 and lower(parent.slug) = lower("parentSlug")) as parent_id
                 from jsonb_to_recordset($2::jsonb) as wish (slug text, "parentSlug" text)) wish
        where folder.workspace_id = $1 and lower(folder.slug) = wish.slug and folder.parent_id is distinct from wish.parent_id`,
      [this.workspaceId, JSON.stringify(folders.map(({ slug, parentSlug }) => ({ slug, parentSlug })))],
    );
  }
}
