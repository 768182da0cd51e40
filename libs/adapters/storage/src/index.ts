export * from './disk-file-storage';
export * from './disk-incoming-files';
export * from './s3-file-storage';
