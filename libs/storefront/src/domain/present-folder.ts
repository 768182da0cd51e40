import { refOf } from '@svc/kernel';
import type { FolderSource } from './content-source';
import type { PublicFolder } from './folder.view';

/** A folder as clients see it (D-3.5 PublicFolder). `linkTo` gives the signed address of a file by its id. */
export function presentFolder({ id, folders, files, ...told }: FolderSource, linkTo: (fileId: string) => string): PublicFolder {
  return {
    ref: refOf('fld', id),
    ...told,
    folders: folders.map(({ id: childId, ...child }) => ({ ref: refOf('fld', childId), ...child })),
    files: files.map(({ id: fileId, ...file }, sort) => ({ ref: refOf('fil', fileId), ...file, downloadUrl: linkTo(fileId), sort })),
    fileCount: files.length,
    totalSizeBytes: files.reduce((total, { sizeBytes }) => total + sizeBytes, 0),
  };
}
