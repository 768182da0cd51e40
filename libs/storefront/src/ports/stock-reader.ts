import type { VariantStockSource } from '../domain/variant-stock-source';

/** How many of each variant can be sold now. */
export abstract class StockReader {
  /** The published ones among the variants and package options with these ids; one statement. */
  abstract of(workspaceId: string, variantIds: readonly string[]): Promise<VariantStockSource[]>;
}
