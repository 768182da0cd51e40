import { UnitOfWork, type AuditTrail } from '@svc/kernel';
import type { StockCount } from '../domain/decide-stock';

/** Key of an offer and its kind, product or package: they share their tables (decisions 3.16 packages). */
export interface OfferName {
  workspaceId: string;
  offerId: string;
  isPackage: boolean;
}

/** Stock of a variant, or of a package's option. */
export interface VariantStock extends StockCount {
  variantId: string;
  key: string;
}

/** Stock, within one transaction. */
export interface StockStore {
  /** Returns the stock of all variants in their order, with the slug of the offer; undefined when there is no such offer. */
  read(offer: OfferName): Promise<{ slug: string; variants: VariantStock[] } | undefined>;
  /** Locks the counter of a variant until the transaction ends, and returns it. */
  lock(workspaceId: string, variantId: string): Promise<StockCount>;
  setCapacity(workspaceId: string, variantId: string, capacity: number | null): Promise<void>;
}

export interface StockTx {
  stock: StockStore;
  audit: AuditTrail;
}

export abstract class StockUnitOfWork extends UnitOfWork<StockTx> {}
