import type { ShelvedVariant } from '../domain/decide-restock-alert';

/** Knows what is for sale, as far as one may wait for it. One statement. */
export abstract class RestockShelf {
  /** Undefined when no product of that slug is shown. */
  abstract find(workspaceId: string, slug: string, variantId: string | undefined): Promise<ShelvedVariant | undefined>;
}
