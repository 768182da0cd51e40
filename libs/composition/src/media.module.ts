import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { SharpPictureStudio, SniffingFileInspector } from '@svc/adapters/media';
import { bindMediaTx, PostgresMediaLibrary, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { DiskFileStorage, DiskIncomingFiles, S3FileStorage } from '@svc/adapters/storage';
import {
  DeleteMedia, FileInspector, FileStorage, IncomingFiles, MediaAddress, MediaLibrary, MediaUnitOfWork, OpenMedia, PictureStudio, UploadMedia,
  type UploadPorts,
} from '@svc/content';
import { Clock, IdGenerator, LinkSigner } from '@svc/kernel';
import { DataSource } from 'typeorm';
import { ServiceConfig } from './config';

const adapters = [
  { provide: IncomingFiles, useFactory: ({ dataDir }: ServiceConfig) => new DiskIncomingFiles(join(dataDir, 'incoming')), inject: [ServiceConfig] },
  { provide: FileInspector, useClass: SniffingFileInspector },
  { provide: PictureStudio, useClass: SharpPictureStudio },
  { provide: FileStorage, useFactory: storageOf, inject: [ServiceConfig] },
  {
    provide: MediaUnitOfWork,
    useFactory: (source: DataSource, ids: IdGenerator) => new PostgresUnitOfWork(source, (manager) => bindMediaTx(manager, ids)),
    inject: [DataSource, IdGenerator],
  },
];

const parts = [
  { provide: MediaLibrary, useFactory: (source: DataSource) => new PostgresMediaLibrary(source), inject: [DataSource] },
  {
    provide: MediaAddress,
    useFactory: ({ http }: ServiceConfig, signer: LinkSigner) => new MediaAddress(http.publicUrl, signer),
    inject: [ServiceConfig, LinkSigner],
  },
];

const UPLOAD_PORTS = Symbol('UploadPorts');
const uploadPorts = {
  provide: UPLOAD_PORTS,
  useFactory: (
    incoming: IncomingFiles, inspector: FileInspector, studio: PictureStudio, storage: FileStorage, library: MediaLibrary, work: MediaUnitOfWork,
  ): UploadPorts => ({ incoming, inspector, studio, storage, library, work }),
  inject: [IncomingFiles, FileInspector, PictureStudio, FileStorage, MediaLibrary, MediaUnitOfWork],
};

const useCases = [
  {
    provide: UploadMedia,
    useFactory: (ports: UploadPorts, { media }: ServiceConfig, ids: IdGenerator, clock: Clock) => new UploadMedia(ports, media, ids, clock),
    inject: [UPLOAD_PORTS, ServiceConfig, IdGenerator, Clock],
  },
  {
    provide: OpenMedia,
    useFactory: (library: MediaLibrary, storage: FileStorage, address: MediaAddress, clock: Clock) => new OpenMedia(library, storage, address, clock),
    inject: [MediaLibrary, FileStorage, MediaAddress, Clock],
  },
  {
    provide: DeleteMedia,
    useFactory: (library: MediaLibrary, work: MediaUnitOfWork, storage: FileStorage) => new DeleteMedia(library, work, storage),
    inject: [MediaLibrary, MediaUnitOfWork, FileStorage],
  },
];

/** Files that merchants upload: taking them in, keeping them, giving them out. */
@Module({ providers: [...adapters, ...parts, uploadPorts, ...useCases], exports: [...parts, ...useCases].map(({ provide }) => provide) })
export class MediaModule {}

/** Files lie in the bucket that is configured, else on the disk of this machine. */
function storageOf({ media, dataDir }: ServiceConfig): FileStorage {
  return media.bucket ? new S3FileStorage(media.bucket) : new DiskFileStorage(join(dataDir, 'media'));
}
