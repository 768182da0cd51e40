export * from './tenant-scope';
export * from './tenant-scoped-pool';
