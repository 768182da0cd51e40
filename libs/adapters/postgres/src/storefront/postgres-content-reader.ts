import { ContentReader, type CatalogSource, type FolderSource, type FormSource, type NoteSource, type TableSource } from '@svc/storefront';
import type { Sql } from '../work/sql';
import { isNamedShop, SHOP_NAMED_BY, shopName, type ShopNamedBy } from '../rows/shop-name';
import { composed, statement, type Statement } from '../work/statement';
import { catalogEntity, folderEntity, folderFileEntity, noteEntity, tableEntity } from '../content/content.entities';
import { fieldsOf, jsonFields, utc, withoutNulls } from '../rows/statements';
import { FORM_SOURCE, PACKAGE_OPTION_IDS } from './sources-sql';

/** Reads published content, by hand: each with all its parts in one statement. */
export class PostgresContentReader extends ContentReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  form(workspaceId: string, slug: string): Promise<FormSource | undefined> {
    return this.one(FORM, workspaceId, slug);
  }

  table(workspaceId: string, slug: string): Promise<TableSource | undefined> {
    return this.one(TABLE, workspaceId, slug);
  }

  catalog(workspaceId: string, slug: string): Promise<CatalogSource | undefined> {
    return this.one(CATALOG, workspaceId, slug);
  }

  async folder(workspaceId: string, slug: string): Promise<FolderSource | undefined> {
    const folder = await this.one(FOLDER, workspaceId, slug);
    return folder && { ...folder, files: folder.files.map((file) => withoutNulls(file)) };
  }

  note(workspaceId: string, slug: string): Promise<NoteSource | undefined> {
    return this.one(NOTE, workspaceId, slug);
  }

  async fileUrl(workspaceSlug: string, fileId: string): Promise<string | undefined> {
    const { by, name } = await shopName(this.sql, workspaceSlug);
    const [file] = await this.sql.query(fileUrl(by), [name, fileId]);
    return file?.url;
  }

  private async one<T extends object>(wanted: Statement<{ source: T }>, workspaceId: string, slug: string): Promise<T | undefined> {
    const [row] = await this.sql.query(wanted, [workspaceId, slug]);
    return row && withoutNulls<T>(row.source);
  }
}

const FORM = statement<{ source: FormSource }>('storefront.form')`
  select ${FORM_SOURCE} as source from form where workspace_id = $1 and lower(slug) = lower($2) and published`;

const TABLE = statement<{ source: TableSource }>('storefront.table')`
  select json_build_object(
    ${jsonFields(tableEntity, 'data_table', fieldsOf(tableEntity, 'workspaceId', 'position', 'published'))}, 'updatedAt', ${utc('updated_at', 6)},
    'rows', (
      select coalesce(json_agg(json_build_object('id', data.id, 'cells', data.cells, 'updatedAt', ${utc('data.updated_at', 6)}) order by data.sort), '[]')
      from data_table_row data where data.workspace_id = data_table.workspace_id and data.table_id = data_table.id
    )
  ) as source
  from data_table where workspace_id = $1 and lower(slug) = lower($2) and published`;

const CATALOG = statement<{ source: CatalogSource }>('storefront.catalog')`
  select json_build_object(
    ${jsonFields(catalogEntity, 'media_catalog', fieldsOf(catalogEntity, 'workspaceId', 'position', 'published'))}, 'updatedAt', ${utc('updated_at', 6)}, 'packageOptionIds', ${PACKAGE_OPTION_IDS}
  ) as source
  from media_catalog where workspace_id = $1 and lower(slug) = lower($2) and published`;

const FOLDER = statement<{ source: FolderSource }>('storefront.folder')`
  select json_build_object(
    ${jsonFields(folderEntity, 'folder', fieldsOf(folderEntity, 'workspaceId', 'position', 'public'))}, 'updatedAt', ${utc('updated_at', 6)},
    'parentSlug', (
      select parent.slug from folder parent
      where parent.workspace_id = folder.workspace_id and parent.id = folder.parent_id and parent.public
    ),
    'folders', (
      select coalesce(json_agg(json_build_object(
        'id', child.id, 'slug', child.slug, 'name', child.name,
        'fileCount', (select count(*) from folder_file file where file.workspace_id = child.workspace_id and file.folder_id = child.id)
      ) order by child.position nulls last, child.created_at, child.id), '[]')
      from folder child where child.workspace_id = folder.workspace_id and child.parent_id = folder.id and child.public
    ),
    'files', (
      select coalesce(json_agg(json_build_object(
        ${jsonFields(folderFileEntity, 'file', [...fieldsOf(folderFileEntity, 'workspaceId', 'folderId', 'key'), 'createdAt'])}, 'updatedAt', ${utc('file.updated_at', 6)}
      ) order by file.sort), '[]')
      from folder_file file where file.workspace_id = folder.workspace_id and file.folder_id = folder.id
    )
  ) as source
  from folder where workspace_id = $1 and lower(slug) = lower($2) and public`;

const NOTE = statement<{ source: NoteSource }>('storefront.note')`
  select json_build_object(
    ${jsonFields(noteEntity, 'note', [...fieldsOf(noteEntity, 'workspaceId', 'position', 'bodyHtml', 'publishedAt', 'published'), 'readingMinutes'])},
    'bodyHtml', body_html, 'publishedAt', ${utc('coalesce(published_at, created_at)', 3)}, 'updatedAt', ${utc('updated_at', 6)}
  ) as source
  from note where workspace_id = $1 and lower(slug) = lower($2) and published`;

const fileUrl = composed<{ url: string }, [by: ShopNamedBy]>(
  'storefront.file_url',
  SHOP_NAMED_BY,
  (by) => `
  select file.url
  from workspace w
  join folder_file file on file.workspace_id = w.id
  join folder on folder.workspace_id = file.workspace_id and folder.id = file.folder_id
  where ${isNamedShop(by)} and file.id = $2 and folder.public`,
);
