export { DiskFileStorage, DiskIncomingFiles } from './disk-file-storage';
export { S3FileStorage, type S3Options } from './s3-file-storage';
