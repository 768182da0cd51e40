import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { DiskFileStorage, DiskIncomingFiles, S3FileStorage } from '@svc/adapters/storage';
import {
  DeleteMedia,
  DeleteSubmission,
  FileInspector,
  FilesOfSender,
  FileStorage,
  FormReader,
  IncomingFiles,
  MediaAddress,
  MediaLibrary,
  MediaUnitOfWork,
  OpenMedia,
  OpenSubmittedFile,
  PictureStudio,
  PurgeOldSubmissions,
  ReadPicture,
  SubmissionFiles,
  SubmissionList,
  SubmissionUnitOfWork,
  SubmitForm,
  UploadMedia,
} from '@svc/content';
import {
  bindMediaTx,
  bindSubmissionTx,
  OutboxNotifier,
  PostgresFormReader,
  PostgresMediaLibrary,
  PostgresSubmissionList,
  PostgresUnitOfWork,
  Sql,
} from '@svc/adapters/postgres';
import { Clock, IdGenerator, LinkSigner } from '@svc/kernel';
import { SharpPictureStudio, SniffingFileInspector } from '@svc/adapters/media';
import { ServiceConfig } from '../config/config';
import { construct, provide } from '../provide';

/** Storage of files that merchants upload and people send. */
@Module({ providers: [provide(FileStorage, [ServiceConfig], storageOf)], exports: [FileStorage] })
export class FileStorageModule {}

/** Returns the configured bucket, or else the disk of this machine. */
function storageOf({ media, dataDir }: ServiceConfig): FileStorage {
  return media.bucket ? new S3FileStorage(media.bucket) : new DiskFileStorage(join(dataDir, 'media'));
}

const submissionProviders = [
  provide(
    SubmissionUnitOfWork,
    [Sql, IdGenerator, OutboxNotifier],
    (sql, ids, notifier) => new PostgresUnitOfWork(sql, (sql) => bindSubmissionTx(sql, ids), notifier),
  ),
  provide(SubmissionList, [Sql], (sql) => new PostgresSubmissionList(sql)),
  construct(DeleteSubmission, SubmissionList, SubmissionUnitOfWork, FileStorage),
  construct(FilesOfSender, SubmissionList, FileStorage),
  construct(PurgeOldSubmissions, SubmissionList, DeleteSubmission, Clock),
];

/** Submissions of forms: storing, finding and deleting them. */
@Module({
  imports: [FileStorageModule],
  providers: submissionProviders,
  exports: [...submissionProviders.map(({ provide: token }) => token)],
})
export class SubmissionsModule {}

const adapters = [
  provide(IncomingFiles, [ServiceConfig], ({ dataDir }) => new DiskIncomingFiles(join(dataDir, 'incoming'))),
  provide(FileInspector, [], () => new SniffingFileInspector()),
  provide(PictureStudio, [], () => new SharpPictureStudio()),
  provide(MediaUnitOfWork, [Sql, IdGenerator], (sql, ids) => new PostgresUnitOfWork(sql, (sql) => bindMediaTx(sql, ids))),
];

const openings = [
  provide(MediaLibrary, [Sql], (sql) => new PostgresMediaLibrary(sql)),
  provide(MediaAddress, [ServiceConfig, LinkSigner], ({ http }, signer) => new MediaAddress(http.publicUrl, signer)),
  construct(OpenMedia, MediaLibrary, FileStorage, MediaAddress, Clock),
  provide(ReadPicture, [OpenMedia, ServiceConfig], (media, { http }) => new ReadPicture(media, http.publicUrl)),
];

/** Uploaded files, as they are opened and drawn. */
@Module({
  imports: [FileStorageModule],
  providers: openings,
  exports: openings.map(({ provide: token }) => token),
})
export class OpenMediaModule {}

const useCases = [
  provide(
    UploadMedia,
    [IncomingFiles, FileInspector, PictureStudio, FileStorage, MediaLibrary, MediaUnitOfWork, ServiceConfig, IdGenerator, Clock],
    (...[incoming, inspector, studio, storage, library, work, { media }, ids, clock]) =>
      new UploadMedia({ incoming, inspector, studio, storage, library, work }, media, ids, clock),
  ),
  construct(DeleteMedia, MediaLibrary, MediaUnitOfWork, FileStorage),
];

/** Files of merchants: uploading, storing and serving them. */
@Module({
  imports: [FileStorageModule, OpenMediaModule],
  providers: [...adapters, ...useCases],
  exports: [FileStorageModule, OpenMediaModule, ...[...adapters, ...useCases].map(({ provide: token }) => token)],
})
export class MediaModule {}

const formProviders = [
  provide(FormReader, [Sql], (sql) => new PostgresFormReader(sql)),
  provide(
    SubmitForm,
    [FormReader, FileInspector, FileStorage, SubmissionUnitOfWork, IdGenerator],
    (forms, inspector, storage, work, ids) => new SubmitForm({ forms, inspector, storage, work }, ids),
  ),
  provide(SubmissionFiles, [ServiceConfig, LinkSigner], ({ http }, signer) => new SubmissionFiles(http.publicUrl, signer)),
  construct(OpenSubmittedFile, SubmissionList, FileStorage, SubmissionFiles, Clock),
];

/** Forms that people fill in, and their submissions. */
@Module({
  imports: [MediaModule, SubmissionsModule],
  providers: formProviders,
  exports: [SubmissionsModule, ...formProviders.map(({ provide: token }) => token)],
})
export class FormsModule {}
