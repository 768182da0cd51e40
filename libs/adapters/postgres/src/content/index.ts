export * from './catalog-store';
export * from './folder-store';
export * from './form-store';
export * from './media-tx';
export * from './note-store';
export * from './postgres-media-library';
export * from './storefront-document-store';
export * from './table-store';
