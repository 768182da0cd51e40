// Use cases
export { DeleteSubmission, PurgeOldSubmissions, FilesOfSender } from './use-cases/delete-submissions';
export { DeleteMedia, type OpenedMedia, OpenMedia } from './use-cases/open-media';
export { OpenSubmittedFile } from './use-cases/open-submitted-file';
export { ReadPicture } from './use-cases/read-picture';
export { type GivenFile, SubmitForm } from './use-cases/submit-form';
export { UploadMedia } from './use-cases/upload-media';

// Ports
export { type ByteRange, FileInspector, FileStorage, IncomingFiles, type LocalFile } from './ports/file-storage';
export {
  MediaLibrary,
  type MediaStore,
  type MediaTx,
  MediaUnitOfWork,
  PictureStudio,
  type RenderedPicture,
  type SeenPicture,
} from './ports/media-library';
export {
  type EarlierSubmission,
  FormReader,
  type PublishedForm,
  SubmissionList,
  type SenderName,
  type SubmissionName,
  type SubmissionQuery,
  type SubmissionStore,
  type SubmissionTx,
  SubmissionUnitOfWork,
  type SubmittedForm,
  type SubmittedQuestion,
} from './ports/submission-tx';

// Rules
export { formPatch, formSettings, mediaSettings } from './domain/content-settings';
export type { Rendition } from './domain/decide-rendition';
export { cleanHtml } from './domain/item-parts';
export { answerPath } from './domain/judge-answers';
export { retargetCatalog, retargetStorefront } from './domain/retarget';
export { downloadNameOf, MediaAddress } from './domain/media-address';
export {
  FileTooLarge,
  FileTypeRefused,
  MEDIA_VISIBILITIES,
  type MediaFile,
  MediaFull,
  PictureRefused,
  storageNameOf,
  type StoredFile,
  storedFilesOf,
} from './domain/media-file';
export { refusedType } from './domain/media-type';
export {
  FilesFull,
  presentStoreSubmission,
  type Sending,
  type StoreSubmissionView,
  storeSubmissionView,
  type Submission,
  SUBMISSION_SOURCES,
  submissionRequest,
} from './domain/submission';
export { type FileRoom, fileRoomOf, fileRuleOf, fileSizeText, SubmissionFiles } from './domain/submission-files';

// Items of the workspace document
export { type CatalogItem, catalogItem, checkCatalog } from './domain/catalog.item';
export { checkFolder, checkFolders, type FolderItem, folderItem } from './domain/folder.item';
export { checkForm, type FormItem, formItem } from './domain/form.item';
export { checkNote, noteBody, type NoteItem, noteItem } from './domain/note.item';
export { checkStorefront, type StorefrontItem, storefrontItem } from './domain/storefront.item';
export { checkTable, readCells, type TableItem, tableItem } from './domain/table.item';
