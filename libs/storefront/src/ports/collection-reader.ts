import type { CollectionSource } from '../domain/collection-source';
import type { ProductSummarySource } from '../domain/product-source';

/** Published collections of a workspace with their published products. */
export abstract class CollectionReader {
  /** All of them, in display order; one statement. */
  abstract list(workspaceId: string): Promise<CollectionSource[]>;
  /** One by slug, whatever its case, with its products in its own order; one statement. */
  abstract find(workspaceId: string, slug: string): Promise<{ collection: CollectionSource; products: ProductSummarySource[] } | undefined>;
}
