import type { MediaPolicy } from '@svc/contracts';
import { type AuditTrail, UnitOfWork } from '@svc/kernel';
import type { MediaFile } from '../domain/media-file';
import type { Picture, Rendition } from '../domain/decide-rendition';
import type { LocalFile } from './file-storage';

/** Reads what is known of uploaded files, and of what shows them. */
export abstract class MediaLibrary {
  /** How the store wants its pictures (§2.7); undefined when its storefront does not say. */
  abstract policyOf(workspaceId: string): Promise<MediaPolicy | undefined>;
  /** Bytes that all files of the workspace have together, in every form in which they are stored. */
  abstract keptBytes(workspaceId: string): Promise<number>;
  abstract find(workspaceId: string, id: string): Promise<MediaFile | undefined>;
  /** By the workspace's slug, without regard to case. */
  abstract findInShop(workspaceSlug: string, id: string): Promise<MediaFile | undefined>;
  /** Newest first, from below `after`. */
  abstract page(workspaceId: string, request: { after?: string; limit: number }): Promise<{ data: MediaFile[]; next?: string }>;
  /** The things that hold the file's address, as `products/tote-bag`. */
  abstract usesOf(workspaceId: string, id: string): Promise<string[]>;
}

/** What is known of uploaded files, written within one transaction. */
export interface MediaStore {
  insert(media: MediaFile): Promise<void>;
  /** The same with what this transaction has written, exactly: other uploads to the workspace wait for its end once it has inserted. */
  keptBytes(workspaceId: string): Promise<number>;
  remove(workspaceId: string, id: string): Promise<void>;
}

export interface MediaTx {
  media: MediaStore;
  audit: AuditTrail;
}

export abstract class MediaUnitOfWork extends UnitOfWork<MediaTx> {}

/** A picture and its size as people see it, turned upright; pixels. */
export interface SeenPicture extends Picture {
  width: number;
  height: number;
}

/** A picture that was made of another one. */
export interface RenderedPicture extends LocalFile {
  width: number;
  height: number;
}

/** Looks at pictures and makes others of them. */
export abstract class PictureStudio {
  /**
   * Reads a picture to its end.
   * @param workspaceId whose picture it is: workspaces take turns
   * @throws PictureRefused when it is damaged, or has more than 500 frames or 100 million pixels over all of them (D-143)
   */
  abstract look(picture: LocalFile, workspaceId: string): Promise<SeenPicture>;
  /**
   * Makes a picture beside the given one: upright, in sRGB, without the place, camera and other data it carries.
   * Only WebP keeps more than the first frame.
   * @param workspaceId as for a look
   */
  abstract render(picture: LocalFile, rendition: Rendition, workspaceId: string): Promise<RenderedPicture>;
}
