import type { StorefrontSource } from '../domain/storefront-source';

/** What a storefront shows beside its products and events. */
export abstract class StorefrontReader {
  /** One statement. */
  abstract read(workspaceId: string): Promise<StorefrontSource>;
}
