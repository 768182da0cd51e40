import type { ProductSlotsSource } from '../domain/product-slots-source';

/** What decides the slots of a product. */
export abstract class ProductSlotsReader {
  /** By slug, whatever its case; one statement. */
  abstract find(workspaceId: string, slug: string): Promise<ProductSlotsSource | undefined>;
}
