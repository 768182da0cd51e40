export { PostgresCatalogStore } from './catalog-store';
export { PostgresFolderStore } from './folder-store';
export { PostgresFormStore } from './form-store';
export { bindMediaTx, PostgresMediaLibrary } from './media';
export { PostgresNoteStore } from './note-store';
export { PostgresStorefrontDocumentStore } from './storefront-document-store';
export { bindSubmissionTx, PostgresFormReader, PostgresSubmissionList } from './submissions';
export { PostgresTableStore } from './table-store';
