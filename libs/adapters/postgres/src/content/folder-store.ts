import type { FolderItem, FolderStore } from '@svc/content';
import type { StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { composed, statement } from '../work/statement';
import { lookup } from '../rows/by-key';
import { fieldsOf, selectList, withoutNulls } from '../rows/statements';
import { idsIn, readThings, splitRow, storedNow, type ThingRow, ThingRows, type Way, WAYS, withStored } from '../rows/thing-rows';
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

const OPEN = composed<ThingRow<StoredFolder>, [Way]>('content.open_folders', WAYS, (way) => readThings(FOLDERS, COLUMNS, way));

/**
 * The section `folders` of a workspace's document, with their files; by hand where folders find their parents at once. A
 * folder may be saved before its parent, within one transaction.
 */
export class PostgresFolderStore implements FolderStore {
  private readonly folders: ThingRows;

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.folders = new ThingRows(sql, workspaceId, FOLDERS);
  }

  async open(which?: Which): Promise<StoredItem<FolderItem>[]> {
    const stored = await this.folders.read(OPEN, which);
    return stored.map(splitRow).map(({ thing, columns: { files, ...folder } }) => ({
      thing,
      item: { ...folder, files: withoutIds(files).map((file) => withoutNulls<FolderItem['files'][number]>(file)) },
      ids: idsIn('files', files),
    }));
  }

  async save(folders: readonly FolderItem[], stored: readonly StoredItem<FolderItem>[] = []): Promise<StoredItem<FolderItem>[]> {
    const changes = withStored(folders, stored, ({ slug }) => slug, this.ids);
    const things = await this.folders.write(changes.map(({ item, ids }) => ({ ...item, id: ids.at('') })));
    await this.putIntoParents(changes.filter(({ item, before }) => item.parentSlug !== before?.parentSlug).map(({ item }) => item));
    await this.folders.writeParts(FILES, changes, ({ files }, ids) => childRows(FILES, files, ids));
    await this.folders.note(things.map(({ id }) => id));
    return storedNow(changes, things);
  }

  async remove(slugs: readonly string[]): Promise<void> {
    await this.folders.note(await this.folders.remove(slugs));
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
