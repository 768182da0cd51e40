export { PostgresCatalogStore } from './catalog-store';
export { PostgresFolderStore } from './folder-store';
export { PostgresFormStore } from './form-store';
export { bindMediaTx } from './media-tx';
export { PostgresMediaLibrary } from './postgres-media-library';
export { PostgresNoteStore } from './note-store';
export { PostgresStorefrontDocumentStore } from './storefront-document-store';
export { PostgresTableStore } from './table-store';
