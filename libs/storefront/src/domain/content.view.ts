import { CATALOG_LAYOUTS, cell, column, descriptionBlock, folderFile, mapLinks, mediaPiece, timestamp } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import type { PublicForm } from './form.view';

/** A note (decisions 3.5 PublicNote). */
export const publicNote = z
  .object({
    ref: z.string(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string().optional(),
    coverUrl: z.string().optional(),
    blocks: z.array(descriptionBlock),
    bodyHtml: z.string().describe('Markup made and cleaned by the service.'),
    authorName: z.string().optional(),
    tags: z.array(z.string()),
    readingMinutes: z.number().int(),
    publishedAt: timestamp,
    updatedAt: timestamp,
    seoTitle: z.string().optional(),
    seoDescription: z.string().optional(),
  })
  .meta({ id: 'PublicNote', description: 'A note.' });
export type PublicNote = z.infer<typeof publicNote>;

/** A table with its public columns (decisions 3.5 PublicTable). */
export const publicTable = z
  .object({
    ref: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string().optional(),
    columns: z.array(z.object({ ...column, sort: z.number().int() }).meta({ id: 'PublicTableColumn' })),
    rows: z.array(
      z
        .object({
          ref: z.string(),
          cells: z.record(z.string(), cell).describe('Column key → value; empty cells are missing.'),
          sort: z.number().int(),
          updatedAt: timestamp,
        })
        .meta({ id: 'PublicTableRow' }),
    ),
    rowCount: z.number().int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'PublicTable', description: 'A table: columns and rows.' });
export type PublicTable = z.infer<typeof publicTable>;

/** A media catalog (decisions 3.5 PublicCatalog). */
export const publicCatalog = z
  .object({
    ref: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string().optional(),
    coverUrl: z.string().optional(),
    layout: z.enum(CATALOG_LAYOUTS),
    items: z.array(z.object({ ref: z.string(), ...mediaPiece, sort: z.number().int() }).meta({ id: 'PublicCatalogItem' })),
    itemCount: z.number().int(),
    seoTitle: z.string().optional(),
    seoDescription: z.string().optional(),
    updatedAt: timestamp,
  })
  .meta({ id: 'PublicCatalog', description: 'A media catalog.' });
export type PublicCatalog = z.infer<typeof publicCatalog>;

/** A media catalog in the storefront's list (decisions 3.16). */
export const publicCatalogSummary = z
  .object({ ref: z.string(), slug: z.string(), name: z.string(), coverUrl: z.string().optional(), itemCount: z.number().int() })
  .meta({ id: 'PublicCatalogSummary' });
export type PublicCatalogSummary = z.infer<typeof publicCatalogSummary>;

/** A folder and its files (decisions 3.5 PublicFolder). */
export const publicFolder = z
  .object({
    ref: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string().optional(),
    coverUrl: z.string().optional(),
    parentSlug: z.string().optional().describe('The folder it lies in, when that is public.'),
    folders: z
      .array(
        z.object({ ref: z.string(), slug: z.string(), name: z.string(), fileCount: z.number().int() }).meta({ id: 'PublicFolderChild' }),
      )
      .describe('Public folders that lie in this one.'),
    files: z.array(
      z
        .object({
          ref: z.string(),
          ...folderFile,
          downloadUrl: z.string().describe('Signed; good for an hour.'),
          sort: z.number().int(),
          createdAt: timestamp,
          updatedAt: timestamp,
        })
        .meta({ id: 'PublicFile' }),
    ),
    fileCount: z.number().int(),
    totalSizeBytes: z.number().int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'PublicFolder', description: 'A folder and its files.' });
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
