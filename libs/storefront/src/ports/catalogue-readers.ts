import type { SlotPlan } from '@svc/contracts';
import type { ProductSource, ProductSummarySource } from '../domain/product-source';
import type { CollectionSource } from '../domain/collection.view';
import type { DeliveryZoneSource } from '../domain/delivery-zone.view';
import type { VariantStockSource } from '../domain/availability.view';
import type { ProductSlotsSource } from '../domain/product-slots.view';

/** Published products and packages of a workspace; deleted and unpublished ones are left out. One statement each. */
export abstract class ProductReader {
  /** Returns all products, in display order. */
  abstract list(workspaceId: string): Promise<ProductSummarySource[]>;
  /** Returns the products stamped at or after `since` (UTC, microseconds), oldest stamp first, at most `limit` (§4.1 r2, D-30a). */
  abstract changedSince(workspaceId: string, since: string, limit: number): Promise<ProductSummarySource[]>;
  /** Returns a product by slug, ignoring case (D-4). */
  abstract find(workspaceId: string, slug: string): Promise<ProductSource | undefined>;
  /** Returns the products with these ids, in the order of the ids; others are left out. */
  abstract withIds(workspaceId: string, ids: readonly string[]): Promise<ProductSource[]>;
  /** Returns the products of the storefront page, in display order: all in short, packages also in full. */
  abstract shelf(workspaceId: string): Promise<{ products: ProductSummarySource[]; packages: ProductSource[] }>;
}

/** Published collections of a workspace with their published products. */
export abstract class CollectionReader {
  /** Returns all collections, in display order; one statement. */
  abstract list(workspaceId: string): Promise<CollectionSource[]>;
  /** Returns a collection by slug, ignoring case, with its products in its own order; one statement. */
  abstract find(workspaceId: string, slug: string): Promise<{ collection: CollectionSource; products: ProductSummarySource[] } | undefined>;
}

/** Delivery zones of a workspace. */
export abstract class DeliveryZoneReader {
  /** Returns all delivery zones, in display order; one statement. */
  abstract list(workspaceId: string): Promise<DeliveryZoneSource[]>;
}

/** Reads the present supply of variants. */
export abstract class StockReader {
  /** Returns the supply of the published variants and package options among these ids; one statement. */
  abstract of(workspaceId: string, variantIds: readonly string[]): Promise<VariantStockSource[]>;
}

/** Reads the data that determine the slots of a product. */
export abstract class ProductSlotsReader {
  /** Returns the data of a product by slug, ignoring case; one statement. */
  abstract find(workspaceId: string, slug: string): Promise<ProductSlotsSource | undefined>;
}

/** Rules of slots, which belong to the catalogue: listing and booking use the same ones (ADR 0050 r1). */
export abstract class SlotCalendar {
  /** Returns the starts of the free slots of a local day, ascending. */
  abstract slotsOn(plan: SlotPlan, date: string, now: Date): Date[];
  /** Returns the first local day on or after `from` with a free slot that can be booked now. */
  abstract firstDateWithSlots(plan: SlotPlan, from: string, now: Date): string | undefined;
}
