export * from './catalog-store';
export * from './folder-store';
export * from './form-store';
export * from './media';
export * from './note-store';
export * from './submissions';
export * from './storefront-document-store';
export * from './table-store';
