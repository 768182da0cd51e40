export * from './tenant-scope';
export * from './row-security-gap';
