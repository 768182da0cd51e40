import { invalidBecause } from '@svc/contracts';
import { type AuditedChange, type Author, NotFound, refOf } from '@svc/kernel';
import { atHand, decideStock, type StockOrder } from '../domain/decide-stock';
import type { OfferName, StockUnitOfWork, VariantStock } from '../ports/stock-tx';

export interface AdjustStockCommand extends OfferName {
  by: Author;
  /** Ref of the variant (of the option, in a package), or its key. */
  variantRef: string;
  order: StockOrder;
  /** Reason, in the merchant's words. */
  reason: string;
}

/** Moves the stock of a variant, or begins or ends its tracking; author and reason are kept in the audit log. */
export class AdjustStock {
  constructor(private readonly work: StockUnitOfWork) {}

  /** Moves the stock and returns it. Throws NotFound, and InvalidInput when less than the held units would be left. */
  execute({ by, variantRef, order, reason, ...offer }: AdjustStockCommand): Promise<VariantStock> {
    return this.work.run(async ({ stock, audit }) => {
      const offered = await stock.read(offer);
      if (!offered) throw new NotFound(offer.isPackage ? 'package' : 'product');
      const variant = offered.variants.find(
        ({ variantId, key }) => key === variantRef || refOf(offer.isPackage ? 'pko' : 'var', variantId) === variantRef,
      );
      if (!variant) throw unknownVariant(variantRef, offered.variants);
      const before = { ...variant, ...(await stock.lock(offer.workspaceId, variant.variantId)) };
      const after = { ...before, capacity: decideStock(before, order) };
      if (after.capacity === before.capacity) return before;
      await stock.setCapacity(offer.workspaceId, variant.variantId, after.capacity);
      await audit.record(offer.workspaceId, by, [audited(offer, offered.slug, before, after, reason)]);
      return after;
    });
  }
}

function unknownVariant(variantRef: string, variants: readonly VariantStock[]): Error {
  const keys = variants.map(({ key }) => key).join(', ');
  return invalidBecause([
    { path: 'variantRef', message: `There is no "${variantRef}" here; give the ref or key of one of these: ${keys}.` },
  ]);
}

function audited(
  { offerId, isPackage }: OfferName,
  slug: string,
  before: VariantStock,
  after: VariantStock,
  reason: string,
): AuditedChange {
  return {
    action: 'change',
    subject: { kind: isPackage ? 'package' : 'product', ref: refOf(isPackage ? 'pkg' : 'prd', offerId), name: slug },
    fields: [`${isPackage ? 'options' : 'variants'}[${before.key}].stock`],
    details: { reason, from: atHand(before), to: atHand(after) },
  };
}

/** Reads the stock of every variant of a product, or of every option of a package. Throws NotFound. */
export class ReadStock {
  constructor(private readonly work: StockUnitOfWork) {}

  execute(offer: OfferName): Promise<VariantStock[]> {
    return this.work.run(async ({ stock }) => {
      const offered = await stock.read(offer);
      if (!offered) throw new NotFound(offer.isPackage ? 'package' : 'product');
      return offered.variants;
    });
  }
}
