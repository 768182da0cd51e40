import { type AuditAction, type AuditedChange, InvalidInput, refOf } from '@svc/kernel';
import type { MEDIA_TYPES } from '@svc/contracts';

/** An upload of more bytes than its kind may have. */
export class FileTooLarge extends InvalidInput {
  constructor(what: string, limitBytes: number) {
    super(`${what} may have at most ${Math.floor(limitBytes / 1024 / 1024)} MiB.`);
  }
}

/** An upload of a type that the service does not accept. */
export class FileTypeRefused extends InvalidInput {
  constructor(message: string) {
    super(message);
  }
}

/** A picture that cannot be read to its end, or whose pixels would not fit into memory. */
export class PictureRefused extends InvalidInput {
  constructor(message: string) {
    super(message);
  }
}

/** An upload for which the workspace has no room (D-143). */
export class MediaFull extends InvalidInput {
  constructor(roomBytes: number) {
    super(
      `The uploaded files of this workspace may have ${Math.floor(roomBytes / 1024 / 1024)} MiB together, and with this one they would have more: delete some, or ask the operator for more room.`,
      { setting: 'media.fileMiBInAll' },
    );
  }
}

export type MediaType = (typeof MEDIA_TYPES)[number];

/** Visibility of an uploaded file: for everyone, or by signed links only (decisions 3.16 media). */
export const MEDIA_VISIBILITIES = ['public', 'private'] as const;
export type MediaVisibility = (typeof MEDIA_VISIBILITIES)[number];

/** Stored bytes and their properties. */
export interface StoredFile {
  /** Last part of its address. */
  name: string;
  mimeType: string;
  sizeBytes: number;
  /** 64 lower-case hexadecimal digits. */
  checksumSha256: string;
  /** Pixels, of pictures only. */
  width?: number;
  height?: number;
}

/** A file that a merchant uploaded; it never changes. */
export interface MediaFile {
  workspaceId: string;
  id: string;
  /** Merchant's name of it. */
  title: string;
  type: MediaType;
  visibility: MediaVisibility;
  file: StoredFile;
  /** Present for public pictures only. */
  thumbnail?: StoredFile;
  createdAt: Date;
}

/** Returns the name of a file in the storage: letters, digits, dots, hyphens and slashes only. */
export function storageNameOf({ workspaceId, id }: Pick<MediaFile, 'workspaceId' | 'id'>, { name }: Pick<StoredFile, 'name'>): string {
  return `${workspaceId}/${id}/${name}`;
}

/** Returns every stored file of it. */
export function storedFilesOf({ file, thumbnail }: Pick<MediaFile, 'file' | 'thumbnail'>): StoredFile[] {
  return thumbnail ? [file, thumbnail] : [file];
}

/** Returns the audit log's record of an uploaded file. */
export function auditedMedia({ id, title }: Pick<MediaFile, 'id' | 'title'>, action: AuditAction): AuditedChange {
  return { action, subject: { kind: 'media', ref: refOf('med', id), name: title } };
}

/** Most bytes of an upload. */
export interface MediaLimits {
  imageBytes: number;
  otherBytes: number;
}

/** Throws MediaFull when more bytes would be stored than there is room for. */
export function checkMediaRoom(keptBytes: number, roomBytes: number): void {
  if (keptBytes > roomBytes) throw new MediaFull(roomBytes);
}

/** Returns the most bytes that any upload may have. */
export function largestUpload({ imageBytes, otherBytes }: MediaLimits): number {
  return Math.max(imageBytes, otherBytes);
}

/** @throws FileTooLarge when a file of that type has too many bytes */
export function checkSize(type: MediaType, sizeBytes: number, { imageBytes, otherBytes }: MediaLimits): void {
  if (type === 'image' && sizeBytes > imageBytes) throw new FileTooLarge('A picture', imageBytes);
  if (type !== 'image' && sizeBytes > otherBytes) throw new FileTooLarge('A file', otherBytes);
}
