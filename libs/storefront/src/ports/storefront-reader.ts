import type { StorefrontSource } from '../domain/storefront-source';

/** What a storefront shows beside its products and events. */
export abstract class StorefrontReader {
  /** One statement; `now` decides which notes are published already. */
  abstract read(workspaceId: string, now: Date): Promise<StorefrontSource>;
}
