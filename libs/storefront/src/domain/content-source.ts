import type { PublicCatalog } from './catalog.view';
import type { PublicFolder } from './folder.view';
import type { PublicForm } from './form.view';
import type { PublicNote } from './note.view';
import type { PublicTable } from './table.view';
import type { PackageOptionIds } from './with-option-refs';

/** What is stored of published content, as the presenters take it: ids instead of refs. Moments are UTC texts. */

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
  /** At least the options that its links point at. */
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
