import type { MediaPolicy } from '@svc/contracts';
import { type AuditTrail, UnitOfWork } from '@svc/kernel';
import type { MediaFile } from '../domain/media-file';
import type { Picture, Rendition } from '../domain/decide-rendition';
import type { LocalFile } from './file-storage';

/** Reads records of uploaded files, and of the things that show them. */
export abstract class MediaLibrary {
  /** Returns the store's policy for pictures (§2.7); undefined when its storefront sets none. */
  abstract policyOf(workspaceId: string): Promise<MediaPolicy | undefined>;
  /** Returns the bytes of all files of the workspace together, thumbnails included. */
  abstract keptBytes(workspaceId: string): Promise<number>;
  abstract find(workspaceId: string, id: string): Promise<MediaFile | undefined>;
  /** Finds it by the workspace's slug, in any case. */
  abstract findInShop(workspaceSlug: string, id: string): Promise<MediaFile | undefined>;
  /** Returns a page, newest first, after `after`. */
  abstract page(workspaceId: string, request: { after?: string; limit: number }): Promise<{ data: MediaFile[]; next?: string }>;
  /** Returns the things that hold the file's address, as `products/tote-bag`. */
  abstract usesOf(workspaceId: string, id: string): Promise<string[]>;
}

/** Records of uploaded files, written within one transaction. */
export interface MediaStore {
  insert(media: MediaFile): Promise<void>;
  /**
   * Returns the same count with this transaction's own writes, exactly: once it has inserted, other uploads to the workspace wait for its
   * end.
   */
  keptBytes(workspaceId: string): Promise<number>;
  remove(workspaceId: string, id: string): Promise<void>;
}

export interface MediaTx {
  media: MediaStore;
  audit: AuditTrail;
}

export abstract class MediaUnitOfWork extends UnitOfWork<MediaTx> {}

/** A picture and its displayed size, upright; pixels. */
export interface SeenPicture extends Picture {
  width: number;
  height: number;
}

/** A picture that was made from another one. */
export interface RenderedPicture extends LocalFile {
  width: number;
  height: number;
}

/** Reads pictures and converts them. */
export abstract class PictureStudio {
  /**
   * Reads a picture to its end.
   * @param workspaceId workspace of the picture: workspaces take turns
   * @throws PictureRefused when it is damaged, or has more than 500 frames or 100 million pixels over all of them (D-143)
   */
  abstract look(picture: LocalFile, workspaceId: string): Promise<SeenPicture>;
  /**
   * Makes a picture beside the given one: upright, in sRGB, without location, camera and other metadata. Only WebP keeps more than the
   * first frame.
   * @param workspaceId as for `look`
   */
  abstract render(picture: LocalFile, rendition: Rendition, workspaceId: string): Promise<RenderedPicture>;
}
