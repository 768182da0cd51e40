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
    ref: z.string().describe('Ref of the note (`not_…`), given by the service.'),
    slug: z.string().describe('Name of the note in URLs, such as `our-dye-house`: `GET /v1/store/notes/{slug}` reads the note by it.'),
    title: z.string().describe('Headline of the note (an article of the shop’s blog or news), plain text.'),
    excerpt: z.string().optional().describe('Summary of the note for lists, plain text; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute URL of the picture at the top of the note; absent when there is none.'),
    blocks: z
      .array(descriptionBlock)
      .describe(
        'Text of the note as blocks (headings, paragraphs, pictures), sorted by `sort`. Show either the blocks or `bodyHtml`; empty when the merchant wrote HTML instead of blocks.',
      ),
    bodyHtml: z
      .string()
      .describe(
        'Whole text of the note as HTML, made from `blocks` or written by the merchant. Safe to insert into a page: the service has removed scripts, frames and styles.',
      ),
    authorName: z.string().optional().describe('Name of the note’s author to show; absent when there is none.'),
    tags: z
      .array(z.string())
      .describe('Tags of the note in the merchant’s words, by which to group or filter notes; empty when there are none.'),
    readingMinutes: z.number().int().describe('Time that reading the note takes in minutes, at 200 words a minute; at least 1.'),
    publishedAt: timestamp.describe('When the note was published, UTC timestamp.'),
    updatedAt: timestamp.describe('When the note last changed, UTC timestamp with microseconds.'),
    seoTitle: z.string().optional().describe('Title of the note’s page for search engines and link previews; use `title` when absent.'),
    seoDescription: z
      .string()
      .optional()
      .describe('Summary of the note’s page for search engines and link previews; use `excerpt` when absent.'),
  })
  .meta({ id: 'PublicNote', description: 'An article or other text of the merchant.' });
export type PublicNote = z.infer<typeof publicNote>;

/** A table with its public columns (decisions 3.5 PublicTable). */
export const publicTable = z
  .object({
    ref: z.string().describe('Ref of the table (`tbl_…`), given by the service.'),
    slug: z.string().describe('Name of the table in URLs, such as `opening-hours`: `GET /v1/store/tables/{slug}` reads the table by it.'),
    name: z.string().describe('Name of the table, to show as a heading; plain text.'),
    description: z.string().optional().describe('Text about the table, plain text; absent when the merchant wrote none.'),
    columns: z
      .array(
        z
          .object({
            ...column,
            sort: z.number().int().describe('Position of the column in the table, from 0; the columns are already sorted by it.'),
          })
          .meta({ id: 'PublicTableColumn', description: 'A column with its heading and the type of its cells.' }),
      )
      .describe('Columns of the table in display order, each with `key`, heading and type; private columns are left out.'),
    rows: z
      .array(
        z
          .object({
            ref: z.string().describe('Ref of the table’s row (`row_…`), given by the service; use it as the key of a list.'),
            cells: z
              .record(z.string(), cell)
              .describe(
                'Values of the table’s row: `key` of the column → value, in the form that the column’s `type` says. Empty cells are missing.',
              ),
            sort: z.number().int().describe('Position of the row in the table, from 0; the rows are already sorted by it.'),
            updatedAt: timestamp.describe('When the row of the table last changed, UTC timestamp with microseconds.'),
          })
          .meta({ id: 'PublicTableRow', description: 'A row with the values of its cells.' }),
      )
      .describe('All rows of the table in display order, each with its values in `cells`; at most 5,000.'),
    rowCount: z.number().int().describe('Number of rows of the table; `rows` holds all of them.'),
    updatedAt: timestamp.describe('When the table or one of the rows last changed, UTC timestamp with microseconds.'),
  })
  .meta({ id: 'PublicTable', description: 'A table of the merchant’s, such as opening hours or sizes. Private columns are left out.' });
export type PublicTable = z.infer<typeof publicTable>;

/** A media catalog (decisions 3.5 PublicCatalog). */
export const publicCatalog = z
  .object({
    ref: z.string().describe('Ref of the media catalog (`cat_…`), given by the service.'),
    slug: z
      .string()
      .describe('Name of the media catalog in URLs, such as `lookbook`: `GET /v1/store/catalogs/{slug}` reads the catalog by it.'),
    name: z.string().describe('Name of the media catalog, to show as a heading; plain text.'),
    description: z.string().optional().describe('Text about the media catalog, plain text; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute URL of the picture at the top of the media catalog; absent when there is none.'),
    layout: describedEnum(CATALOG_LAYOUTS, 'Layout in which to show the files of the media catalog.', {
      grid: 'Squares of one size.',
      masonry: 'Columns of files in their own proportions.',
      carousel: 'One file at a time, to swipe.',
      list: 'One file below the other, with their texts.',
    }),
    items: z
      .array(
        z
          .object({
            ref: z.string().describe('Ref of the file in the media catalog (`itm_…`), given by the service; use it as the key of a list.'),
            ...mediaPiece,
            sort: z.number().int().describe('Position of the file in the media catalog, from 0; the files are already sorted by it.'),
          })
          .meta({ id: 'PublicCatalogItem', description: 'A file of a media catalog.' }),
      )
      .describe('Files of the media catalog (pictures, videos, sounds, documents) in display order.'),
    itemCount: z.number().int().describe('Number of files in the media catalog.'),
    seoTitle: z
      .string()
      .optional()
      .describe('Title of the media catalog’s page for search engines and link previews; use `name` when absent.'),
    seoDescription: z
      .string()
      .optional()
      .describe('Summary of the media catalog’s page for search engines and link previews; use `description` when absent.'),
    updatedAt: timestamp.describe('When the media catalog last changed, UTC timestamp with microseconds.'),
  })
  .meta({ id: 'PublicCatalog', description: 'A media catalog: pictures, videos and other files to browse, such as a lookbook.' });
export type PublicCatalog = z.infer<typeof publicCatalog>;

/** A media catalog in the storefront's list (decisions 3.16 packages). */
export const publicCatalogSummary = z
  .object({
    ref: z.string().describe('Ref of the media catalog (`cat_…`), given by the service.'),
    slug: z.string().describe('Name of the media catalog in URLs, such as `lookbook`: read the files by `GET /v1/store/catalogs/{slug}`.'),
    name: z.string().describe('Name of the media catalog, to show as a heading or link; plain text.'),
    coverUrl: z.string().optional().describe('Absolute URL of a picture for the media catalog in a list; absent when there is none.'),
    itemCount: z.number().int().describe('Number of files in the media catalog.'),
  })
  .meta({ id: 'PublicCatalogSummary', description: 'A media catalog without its files.' });
export type PublicCatalogSummary = z.infer<typeof publicCatalogSummary>;

/** A folder and its files (decisions 3.5 PublicFolder). */
export const publicFolder = z
  .object({
    ref: z.string().describe('Ref of the folder (`fld_…`), given by the service.'),
    slug: z.string().describe('Name of the folder in URLs, such as `press-kit`: `GET /v1/store/files/{slug}` reads the folder by it.'),
    name: z.string().describe('Name of the folder, to show as a heading; plain text.'),
    description: z.string().optional().describe('Text about the folder, plain text; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute URL of the picture at the top of the folder; absent when there is none.'),
    parentSlug: z
      .string()
      .optional()
      .describe('`slug` of the parent folder, for a link back. Absent when the folder is at the top, or the parent folder is not public.'),
    folders: z
      .array(
        z
          .object({
            ref: z.string().describe('Ref of the subfolder (`fld_…`), given by the service.'),
            slug: z.string().describe('Name of the subfolder in URLs, such as `logos`: read the files by `GET /v1/store/files/{slug}`.'),
            name: z.string().describe('Name of the subfolder, to show as a link; plain text.'),
            fileCount: z.number().int().describe('Number of files directly in the subfolder.'),
          })
          .meta({ id: 'PublicFolderChild', description: 'A folder within another.' }),
      )
      .describe('Public subfolders of the folder, in display order; empty when there are none.'),
    files: z
      .array(
        z
          .object({
            ref: z.string().describe('Ref of the file in the folder (`fil_…`), given by the service; use it as the key of a list.'),
            ...folderFile,
            downloadUrl: z
              .string()
              .describe('Signed absolute URL from which to download the file, valid for an hour. Read the folder again for a new one.'),
            sort: z.number().int().describe('Position of the file in the folder, from 0; the files are already sorted by it.'),
            createdAt: timestamp.describe('When the file was added to the folder, UTC timestamp.'),
            updatedAt: timestamp.describe(
              'When the file, or what the folder says about it, last changed: UTC timestamp with microseconds.',
            ),
          })
          .meta({ id: 'PublicFile', description: 'A file to download.' }),
      )
      .describe('Files of the folder to download, in display order; empty when there are none.'),
    fileCount: z.number().int().describe('Number of files directly in the folder.'),
    totalSizeBytes: z
      .number()
      .int()
      .describe('Total size of the files directly in the folder, in bytes; files in subfolders do not count.'),
    updatedAt: timestamp.describe('When the folder last changed, UTC timestamp with microseconds.'),
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
