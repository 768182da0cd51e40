export * from './file-storage.contract';
export * from './in-memory-files';
export * from './in-memory-media-library';
export * from './in-memory-pictures';
export * from './media-file.builder';
export * from './media-library.contract';
export * from './rule-scope.builder';
