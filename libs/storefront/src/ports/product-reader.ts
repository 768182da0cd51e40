import type { ProductSource, ProductSummarySource } from '../domain/product-source';

/** Published products and packages of a workspace; what is deleted or unpublished is never seen. One statement each. */
export abstract class ProductReader {
  /** All of them, in display order. */
  abstract list(workspaceId: string): Promise<ProductSummarySource[]>;
  /** Those stamped at or after `since` (UTC, microseconds), oldest stamp first, at most `limit` (§4.1 r2, D-30a). */
  abstract changedSince(workspaceId: string, since: string, limit: number): Promise<ProductSummarySource[]>;
  /** By slug, whatever its case (D-4). */
  abstract find(workspaceId: string, slug: string): Promise<ProductSource | undefined>;
  /** Those with these ids, in the order of the ids; what is not there is left out. */
  abstract withIds(workspaceId: string, ids: readonly string[]): Promise<ProductSource[]>;
  /** What the storefront page shows: every product in short, and packages whole as well, in display order. */
  abstract shelf(workspaceId: string): Promise<{ products: ProductSummarySource[]; packages: ProductSource[] }>;
}
