import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { DiskFileStorage, S3FileStorage } from '@svc/adapters/storage';
import { FileStorage } from '@svc/content';
import { ServiceConfig } from './config';
import { provide } from './provide';

/** Where the files lie that merchants upload and people send. */
@Module({ providers: [provide(FileStorage, [ServiceConfig], storageOf)], exports: [FileStorage] })
export class FileStorageModule {}

/** Files lie in the bucket that is configured, else on the disk of this machine. */
function storageOf({ media, dataDir }: ServiceConfig): FileStorage {
  return media.bucket ? new S3FileStorage(media.bucket) : new DiskFileStorage(join(dataDir, 'media'));
}
