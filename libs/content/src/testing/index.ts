// Contract suites
export { fileStorageContract } from './file-storage.contract';
export { formReaderContract } from './form-reader.contract';
export { incomingFilesContract } from './incoming-files.contract';
export { mediaLibraryContract } from './media-library.contract';
export { submissionsContract } from './submissions.contract';

// Fakes
export { InMemoryDisk, InMemoryFileStorage, InMemoryIncomingFiles } from './in-memory-files';
export { InMemoryMediaLibrary } from './in-memory-media-library';
export { InMemoryFileInspector, InMemoryPictureStudio } from './in-memory-pictures';
export { InMemorySubmissions } from './in-memory-submissions';

// Builders
export { aMediaFile, aStoredFile } from './media-file.builder';
export { aSubmission } from './submission.builder';
