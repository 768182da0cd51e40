import type { MediaPolicy } from '@svc/contracts';
import type { MediaFile } from '../domain/media-file';

/** Reads what is known of uploaded files, and of what shows them. */
export abstract class MediaLibrary {
  /** How the store wants its pictures (§2.7); undefined when its storefront does not say. */
  abstract policyOf(workspaceId: string): Promise<MediaPolicy | undefined>;
  abstract find(workspaceId: string, id: string): Promise<MediaFile | undefined>;
  /** By the workspace's slug, without regard to case. */
  abstract findInShop(workspaceSlug: string, id: string): Promise<MediaFile | undefined>;
  /** Newest first, from below `after`. */
  abstract page(workspaceId: string, request: { after?: string; limit: number }): Promise<{ data: MediaFile[]; next?: string }>;
  /** The things that hold the file's address, as `products/tote-bag`. */
  abstract usesOf(workspaceId: string, id: string): Promise<string[]>;
}
