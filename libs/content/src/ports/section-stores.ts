import type { SectionStore } from '@svc/contracts';
import type { CatalogItem } from '../domain/catalog.item';
import type { FolderItem } from '../domain/folder.item';
import type { FormItem } from '../domain/form.item';
import type { NoteItem } from '../domain/note.item';
import type { StorefrontItem } from '../domain/storefront.item';
import type { TableItem } from '../domain/table.item';

/** Stored content of one workspace, within a transaction. Nested things keep their ids by key. */
export type FormStore = SectionStore<FormItem>;
export type TableStore = SectionStore<TableItem>;
export type CatalogStore = SectionStore<CatalogItem>;
export type FolderStore = SectionStore<FolderItem>;
export type NoteStore = SectionStore<NoteItem>;
/** Holds none or one; `remove` deletes it, by any key. */
export type StorefrontDocumentStore = SectionStore<StorefrontItem>;
