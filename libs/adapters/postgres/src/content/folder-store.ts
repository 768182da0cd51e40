import type { FolderItem } from '@svc/content';
import { statement } from '../work/statement';
import { lookup } from '../rows/by-key';
import { fieldsOf, selectList, withoutNulls } from '../rows/statements';
import { idsIn, type ItemChange } from '../rows/thing-rows';
import { opening, ThingStore } from '../rows/thing-store';
import { childRows, childTable } from './child-rows';
import { folderEntity, folderFileEntity } from './content.entities';
import { withoutIds } from './keyed-things';
import { sluggedTable } from './slugged-table';

type StoredFolder = FolderItem & { files: (FolderItem['files'][number] & { id: string })[] };

const FOLDERS = sluggedTable(folderEntity);
const FILES = childTable(folderFileEntity, 'files', 'folderId');
const PARENT = `(select parent.slug from ${lookup('folder', 'workspace_id = t.workspace_id and id = t.parent_id')} parent)`;
const COLUMNS = `
  ${selectList(folderEntity, { alias: 't', fields: fieldsOf(folderEntity, 'workspaceId', 'id') })},
  ${PARENT} as "parentSlug", ${FILES.sql} as files`;

const OPEN = opening<StoredFolder>('content.open_folders', FOLDERS, COLUMNS);

/**
 * The section `folders` of a workspace's document, with their files; by hand where folders find their parents at once. A
 * folder may be saved before its parent, within one transaction.
 */
export class PostgresFolderStore extends ThingStore<FolderItem, StoredFolder> {
  protected readonly table = FOLDERS;
  protected readonly opening = OPEN;

  protected itemsOf(rows: readonly StoredFolder[]) {
    return rows.map(({ files, ...folder }) => ({
      item: { ...folder, files: withoutIds(files).map((file) => withoutNulls<FolderItem['files'][number]>(file)) },
      ids: idsIn('files', files),
    }));
  }

  protected rowsOf(changes: readonly ItemChange<FolderItem>[]) {
    return changes.map(({ item, ids }) => ({ ...item, id: ids.at('') }));
  }

  protected override async writeRest(changes: readonly ItemChange<FolderItem>[]): Promise<void> {
    await this.putIntoParents(changes.filter(({ item, before }) => item.parentSlug !== before?.parentSlug).map(({ item }) => item));
    await this.rows.writeParts(FILES, changes, ({ files }, ids) => childRows(FILES, files, ids));
  }

  private async putIntoParents(folders: readonly FolderItem[]): Promise<void> {
    if (folders.length === 0) return;
    await this.sql.execute(PUT_INTO_PARENTS, [
      this.workspaceId,
      JSON.stringify(folders.map(({ slug, parentSlug }) => ({ slug, parentSlug }))),
    ]);
  }
}

const PUT_INTO_PARENTS = statement('content.put_into_parents')`
  update folder set parent_id = wish.parent_id
   from (select lower(slug) as slug,
                (select parent.id from folder parent where parent.workspace_id = $1 and lower(parent.slug) = lower("parentSlug")) as parent_id
           from jsonb_to_recordset($2::jsonb) as wish (slug text, "parentSlug" text)) wish
  where folder.workspace_id = $1 and lower(folder.slug) = wish.slug and folder.parent_id is distinct from wish.parent_id`;
