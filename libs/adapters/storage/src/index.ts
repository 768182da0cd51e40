export { DiskFileStorage, DiskIncomingFiles } from './disk-file-storage';
export * from './s3-file-storage';
