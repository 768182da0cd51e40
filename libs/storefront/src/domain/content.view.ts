import {
  CATALOG_LAYOUTS,
  cell,
  column,
  describedEnum,
  descriptionBlock,
  folderFile,
  mapLinks,
  mediaPiece,
  timestamp,
} from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import type { PublicForm } from './form.view';

/** A note (decisions 3.5 PublicNote). */
export const publicNote = z
  .object({
    ref: z.string().describe('Ref of the note (`not_…`).'),
    slug: z.string().describe('Name for URLs, by which the note is read.'),
    title: z.string().describe('Headline of the note.'),
    excerpt: z.string().optional().describe('Summary for lists; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute address of the picture at the top; absent when there is none.'),
    blocks: z
      .array(descriptionBlock)
      .describe('The text in blocks, sorted by `sort`; it may be empty when the merchant wrote markup. Show either these or `bodyHtml`.'),
    bodyHtml: z
      .string()
      .describe(
        'The whole text as HTML, made from the blocks or written by the merchant. The service has removed everything that could run.',
      ),
    authorName: z.string().optional().describe('Author to show; absent for none.'),
    tags: z.array(z.string()).describe('Words by which to group or filter notes; empty when there are none.'),
    readingMinutes: z.number().int().describe('Minutes that reading takes, at 200 words a minute; at least 1.'),
    publishedAt: timestamp.describe('When the note was published, UTC.'),
    updatedAt: timestamp.describe('Last change, UTC with microseconds.'),
    seoTitle: z.string().optional().describe('Title for search engines and link previews; use `title` when absent.'),
    seoDescription: z.string().optional().describe('Summary for search engines and link previews; use `excerpt` when absent.'),
  })
  .meta({ id: 'PublicNote', description: 'An article or other text of the merchant.' });
export type PublicNote = z.infer<typeof publicNote>;

/** A table with its public columns (decisions 3.5 PublicTable). */
export const publicTable = z
  .object({
    ref: z.string().describe('Ref of the table (`tbl_…`).'),
    slug: z.string().describe('Name for URLs, by which the table is read.'),
    name: z.string().describe('Heading to show for the table.'),
    description: z.string().optional().describe('Text about the table; absent when the merchant wrote none.'),
    columns: z
      .array(
        z
          .object({ ...column, sort: z.number().int().describe('Position of the column, from 0; the columns come in this order.') })
          .meta({ id: 'PublicTableColumn', description: 'A column with its heading and the type of its cells.' }),
      )
      .describe('Columns in the order to show.'),
    rows: z
      .array(
        z
          .object({
            ref: z.string().describe('Ref of the row (`row_…`); use it as the key of a list.'),
            cells: z.record(z.string(), cell).describe('`key` of the column → value. Empty cells are missing.'),
            sort: z.number().int().describe('Position of the row, from 0; the rows come in this order.'),
            updatedAt: timestamp.describe('Last change of the row, UTC with microseconds.'),
          })
          .meta({ id: 'PublicTableRow', description: 'A row with the values of its cells.' }),
      )
      .describe('Rows in the order to show, at most 5,000.'),
    rowCount: z.number().int().describe('Number of rows; `rows` holds all of them.'),
    updatedAt: timestamp.describe('Last change of the table or one of its rows, UTC with microseconds.'),
  })
  .meta({ id: 'PublicTable', description: 'A table of the merchant’s, such as opening hours or sizes. Private columns are left out.' });
export type PublicTable = z.infer<typeof publicTable>;

/** A media catalog (decisions 3.5 PublicCatalog). */
export const publicCatalog = z
  .object({
    ref: z.string().describe('Ref of the catalog (`cat_…`).'),
    slug: z.string().describe('Name for URLs, by which the catalog is read.'),
    name: z.string().describe('Heading to show for the catalog.'),
    description: z.string().optional().describe('Text about the catalog; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute address of the picture at the top; absent when there is none.'),
    layout: describedEnum(CATALOG_LAYOUTS, 'Layout of the files.', {
      grid: 'Squares of one size.',
      masonry: 'Columns of files in their own proportions.',
      carousel: 'One at a time, to swipe.',
      list: 'One below the other, with their texts.',
    }),
    items: z
      .array(
        z
          .object({
            ref: z.string().describe('Ref of the piece (`itm_…`); use it as the key of a list.'),
            ...mediaPiece,
            sort: z.number().int().describe('Position of the piece, from 0; the pieces come in this order.'),
          })
          .meta({ id: 'PublicCatalogItem', description: 'A file of a media catalog.' }),
      )
      .describe('Files in the order to show.'),
    itemCount: z.number().int().describe('Number of entries of `items`.'),
    seoTitle: z.string().optional().describe('Title for search engines and link previews; use `name` when absent.'),
    seoDescription: z.string().optional().describe('Summary for search engines and link previews; use `description` when absent.'),
    updatedAt: timestamp.describe('Last change, UTC with microseconds.'),
  })
  .meta({ id: 'PublicCatalog', description: 'A media catalog: pictures, videos and other files to browse, such as a lookbook.' });
export type PublicCatalog = z.infer<typeof publicCatalog>;

/** A media catalog in the storefront's list (decisions 3.16). */
export const publicCatalogSummary = z
  .object({
    ref: z.string().describe('Ref of the catalog (`cat_…`).'),
    slug: z.string().describe('Name for URLs: read the files by `GET /v1/store/catalogs/{slug}`.'),
    name: z.string().describe('Heading to show for the catalog.'),
    coverUrl: z.string().optional().describe('Absolute address of a picture for the entry; absent when there is none.'),
    itemCount: z.number().int().describe('Number of files in the catalog.'),
  })
  .meta({ id: 'PublicCatalogSummary', description: 'A media catalog without its files.' });
export type PublicCatalogSummary = z.infer<typeof publicCatalogSummary>;

/** A folder and its files (decisions 3.5 PublicFolder). */
export const publicFolder = z
  .object({
    ref: z.string().describe('Ref of the folder (`fld_…`).'),
    slug: z.string().describe('Name for URLs, by which the folder is read.'),
    name: z.string().describe('Heading to show for the folder.'),
    description: z.string().optional().describe('Text about the folder; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute address of the picture at the top; absent when there is none.'),
    parentSlug: z
      .string()
      .optional()
      .describe('`slug` of the folder that this one is in; absent at the top, and when that one is not public.'),
    folders: z
      .array(
        z
          .object({
            ref: z.string().describe('Ref of the folder (`fld_…`).'),
            slug: z.string().describe('Name for URLs: read the files by `GET /v1/store/files/{slug}`.'),
            name: z.string().describe('Entry to show for the folder.'),
            fileCount: z.number().int().describe('Number of files directly in the folder.'),
          })
          .meta({ id: 'PublicFolderChild', description: 'A folder within another.' }),
      )
      .describe('Public folders in this one, in the order to show.'),
    files: z
      .array(
        z
          .object({
            ref: z.string().describe('Ref of the file (`fil_…`); use it as the key of a list.'),
            ...folderFile,
            downloadUrl: z
              .string()
              .describe('Signed address of the file, valid for an hour: link to it, and read the folder again for a new one.'),
            sort: z.number().int().describe('Position of the file, from 0; the files come in this order.'),
            createdAt: timestamp.describe('When the file was added, UTC.'),
            updatedAt: timestamp.describe('Last change of the entry, UTC with microseconds.'),
          })
          .meta({ id: 'PublicFile', description: 'A file to download.' }),
      )
      .describe('Files in the order to show.'),
    fileCount: z.number().int().describe('Number of entries of `files`.'),
    totalSizeBytes: z.number().int().describe('Size of all files of this folder together, bytes; those of folders in it do not count.'),
    updatedAt: timestamp.describe('Last change, UTC with microseconds.'),
  })
  .meta({ id: 'PublicFolder', description: 'A folder of files to download, with the public folders in it.' });
export type PublicFolder = z.infer<typeof publicFolder>;

/** Stored published content, the input of the presenters: ids instead of refs. Moments are UTC texts. */

export interface FormSource
  extends Pick<
    PublicForm,
    'slug' | 'name' | 'description' | 'coverUrl' | 'submitLabel' | 'thankYouMessage' | 'redirectUrl' | 'opensAt' | 'closesAt' | 'updatedAt'
  > {
  id: string;
  fields: readonly Omit<PublicForm['fields'][number], 'sort'>[];
}

export interface TableSource extends Pick<PublicTable, 'slug' | 'name' | 'description' | 'updatedAt'> {
  id: string;
  columns: readonly (Omit<PublicTable['columns'][number], 'sort'> & { private: boolean })[];
  rows: readonly (Pick<PublicTable['rows'][number], 'cells' | 'updatedAt'> & { id: string })[];
}

export interface CatalogSource
  extends Pick<PublicCatalog, 'slug' | 'name' | 'description' | 'coverUrl' | 'layout' | 'seoTitle' | 'seoDescription' | 'updatedAt'> {
  id: string;
  items: readonly (Omit<PublicCatalog['items'][number], 'ref' | 'sort'> & { id: string; key: string })[];
  /** Ids of package options, at least of those that its links point at. */
  packageOptionIds: PackageOptionIds;
}

export interface FolderSource extends Pick<PublicFolder, 'slug' | 'name' | 'description' | 'coverUrl' | 'parentSlug' | 'updatedAt'> {
  id: string;
  /** Public children only. */
  folders: readonly { id: string; slug: string; name: string; fileCount: number }[];
  files: readonly (Omit<PublicFolder['files'][number], 'ref' | 'downloadUrl' | 'sort'> & { id: string })[];
}

export interface NoteSource extends Omit<PublicNote, 'ref'> {
  id: string;
}

/** Ids of published package options by their key path, `gift-box/large`. */
export type PackageOptionIds = Readonly<Record<string, string>>;

/**
 * Returns JSON of the workspace document with refs of package options: the key path in a link's `packageOptionRef` becomes the
 * ref of the option. It is left out where no such option is published.
 */
export function withOptionRefs<T>(value: T, optionIds: PackageOptionIds): T {
  return mapLinks(value, ({ packageOptionRef, ...link }) => {
    const id = packageOptionRef && optionIds[packageOptionRef];
    return id ? { ...link, packageOptionRef: refOf('pko', id) } : link;
  });
}

/** Returns the view of a note (D-3.5 PublicNote). */
export function presentNote({ id, ...fields }: NoteSource): PublicNote {
  return { ref: refOf('not', id), ...fields };
}

/** Returns the view of a table, without private columns and their values (D-3.5 PublicTable). */
export function presentTable({ id, columns, rows, ...fields }: TableSource): PublicTable {
  const shown = columns.filter((column) => !column.private);
  const keys = shown.map(({ key }) => key);
  return {
    ref: refOf('tbl', id),
    ...fields,
    columns: shown.map(({ private: _, ...column }, sort) => ({ ...column, sort })),
    rows: rows.map((row, sort) => ({ ref: refOf('row', row.id), cells: only(keys, row.cells), sort, updatedAt: row.updatedAt })),
    rowCount: rows.length,
  };
}

function only<V>(keys: readonly string[], cells: Record<string, V>): Record<string, V> {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(cells, key)).map((key) => [key, cells[key]!]));
}

/** Returns the view of a media catalog (D-3.5 PublicCatalog). */
export function presentCatalog({ id, items, packageOptionIds, ...fields }: CatalogSource): PublicCatalog {
  return {
    ref: refOf('cat', id),
    ...fields,
    items: withOptionRefs(items, packageOptionIds).map(({ id: itemId, key: _, ...item }, sort) => ({
      ref: refOf('itm', itemId),
      ...item,
      sort,
    })),
    itemCount: items.length,
  };
}

/** Returns the view of a folder (D-3.5 PublicFolder). `linkTo` returns the signed address of a file by its id. */
export function presentFolder({ id, folders, files, ...fields }: FolderSource, linkTo: (fileId: string) => string): PublicFolder {
  return {
    ref: refOf('fld', id),
    ...fields,
    folders: folders.map(({ id: childId, ...child }) => ({ ref: refOf('fld', childId), ...child })),
    files: files.map(({ id: fileId, ...file }, sort) => ({ ref: refOf('fil', fileId), ...file, downloadUrl: linkTo(fileId), sort })),
    fileCount: files.length,
    totalSizeBytes: files.reduce((total, { sizeBytes }) => total + sizeBytes, 0),
  };
}
