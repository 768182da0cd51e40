import type { SlotPlan } from '@svc/contracts';
import type { ProductSource, ProductSummarySource } from '../domain/product-source';
import type { CollectionSource } from '../domain/collection.view';
import type { DeliveryZoneSource } from '../domain/delivery-zone.view';
import type { VariantStockSource } from '../domain/availability.view';
import type { ProductSlotsSource } from '../domain/product-slots.view';

/** Published products and packages of a workspace; deleted and unpublished ones are left out. One statement each. */
export abstract class ProductReader {
  /** All of them, in display order. */
  abstract list(workspaceId: string): Promise<ProductSummarySource[]>;
  /** Those stamped at or after `since` (UTC, microseconds), oldest stamp first, at most `limit` (§4.1 r2, D-30a). */
  abstract changedSince(workspaceId: string, since: string, limit: number): Promise<ProductSummarySource[]>;
  /** By slug, whatever its case (D-4). */
  abstract find(workspaceId: string, slug: string): Promise<ProductSource | undefined>;
  /** Those with these ids, in the order of the ids; ids of no such product are left out. */
  abstract withIds(workspaceId: string, ids: readonly string[]): Promise<ProductSource[]>;
  /** What the storefront page shows: every product in short, and packages whole as well, in display order. */
  abstract shelf(workspaceId: string): Promise<{ products: ProductSummarySource[]; packages: ProductSource[] }>;
}

/** Published collections of a workspace with their published products. */
export abstract class CollectionReader {
  /** All of them, in display order; one statement. */
  abstract list(workspaceId: string): Promise<CollectionSource[]>;
  /** One by slug, whatever its case, with its products in its own order; one statement. */
  abstract find(workspaceId: string, slug: string): Promise<{ collection: CollectionSource; products: ProductSummarySource[] } | undefined>;
}

/** Delivery zones of a workspace. */
export abstract class DeliveryZoneReader {
  /** All of them, in display order; one statement. */
  abstract list(workspaceId: string): Promise<DeliveryZoneSource[]>;
}

/** How many of each variant can be sold now. */
export abstract class StockReader {
  /** The published ones among the variants and package options with these ids; one statement. */
  abstract of(workspaceId: string, variantIds: readonly string[]): Promise<VariantStockSource[]>;
}

/** What decides the slots of a product. */
export abstract class ProductSlotsReader {
  /** By slug, whatever its case; one statement. */
  abstract find(workspaceId: string, slug: string): Promise<ProductSlotsSource | undefined>;
}

/** The rules of slots, which belong to the catalogue: listing and booking ask the same ones (ADR 0050 r1). */
export abstract class SlotCalendar {
  /** Starts of the free slots of a local day, ascending. */
  abstract slotsOn(plan: SlotPlan, date: string, now: Date): Date[];
  /** The first local day on or after `from` that has a free slot and can be booked already. */
  abstract firstDateWithSlots(plan: SlotPlan, from: string, now: Date): string | undefined;
}
