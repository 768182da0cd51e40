import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { SharpPictureStudio, SniffingFileInspector } from '@svc/adapters/media';
import { bindMediaTx, PostgresMediaLibrary, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { DiskIncomingFiles } from '@svc/adapters/storage';
import {
  DeleteMedia, FileInspector, FileStorage, IncomingFiles, MediaAddress, MediaLibrary, MediaUnitOfWork, OpenMedia, PictureStudio, UploadMedia,
} from '@svc/content';
import { Clock, IdGenerator, LinkSigner } from '@svc/kernel';
import { DataSource } from 'typeorm';
import { ServiceConfig } from './config';
import { FileStorageModule } from './file-storage.module';
import { construct, provide } from './provide';

const adapters = [
  provide(IncomingFiles, [ServiceConfig], ({ dataDir }) => new DiskIncomingFiles(join(dataDir, 'incoming'))),
  provide(FileInspector, [], () => new SniffingFileInspector()),
  provide(PictureStudio, [], () => new SharpPictureStudio()),
  provide(MediaUnitOfWork, [DataSource, IdGenerator], (source, ids) => new PostgresUnitOfWork(source, (manager) => bindMediaTx(manager, ids))),
];

const parts = [
  provide(MediaLibrary, [DataSource], (source) => new PostgresMediaLibrary(source)),
  provide(MediaAddress, [ServiceConfig, LinkSigner], ({ http }, signer) => new MediaAddress(http.publicUrl, signer)),
];

const useCases = [
  provide(
    UploadMedia,
    [IncomingFiles, FileInspector, PictureStudio, FileStorage, MediaLibrary, MediaUnitOfWork, ServiceConfig, IdGenerator, Clock],
    (...[incoming, inspector, studio, storage, library, work, { media }, ids, clock]) =>
      new UploadMedia({ incoming, inspector, studio, storage, library, work }, media, ids, clock),
  ),
  construct(OpenMedia, MediaLibrary, FileStorage, MediaAddress, Clock),
  construct(DeleteMedia, MediaLibrary, MediaUnitOfWork, FileStorage),
];

/** Files that merchants upload: taking them in, keeping them, giving them out. */
@Module({
  imports: [FileStorageModule],
  providers: [...adapters, ...parts, ...useCases],
  exports: [FileStorageModule, ...[...adapters, ...parts, ...useCases].map(({ provide: token }) => token)],
})
export class MediaModule {}
