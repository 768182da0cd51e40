import type { MEDIA_TYPES } from '@svc/contracts';
import { refOf, type AuditAction, type AuditedChange } from '@svc/kernel';

export type MediaType = (typeof MEDIA_TYPES)[number];

/** Who may open an uploaded file: anybody, or those who follow a signed link (decisions 3.16). */
export const MEDIA_VISIBILITIES = ['public', 'private'] as const;
export type MediaVisibility = (typeof MEDIA_VISIBILITIES)[number];

/** Bytes that lie in the storage, and what they are. */
export interface StoredFile {
  /** The last part of its address. */
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
  /** What the merchant calls it. */
  title: string;
  type: MediaType;
  visibility: MediaVisibility;
  file: StoredFile;
  /** Of public pictures only. */
  thumbnail?: StoredFile;
  createdAt: Date;
}

/** Under which name a file lies in the storage: letters, digits, dots, hyphens and slashes only. */
export function storageNameOf({ workspaceId, id }: Pick<MediaFile, 'workspaceId' | 'id'>, { name }: Pick<StoredFile, 'name'>): string {
  return `${workspaceId}/${id}/${name}`;
}

/** Every file that lies in the storage for it. */
export function storedFilesOf({ file, thumbnail }: Pick<MediaFile, 'file' | 'thumbnail'>): StoredFile[] {
  return thumbnail ? [file, thumbnail] : [file];
}

/** What the audit log keeps of an uploaded file. */
export function auditedMedia({ id, title }: Pick<MediaFile, 'id' | 'title'>, action: AuditAction): AuditedChange {
  return { action, subject: { kind: 'media', ref: refOf('med', id), name: title } };
}
