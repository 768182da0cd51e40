import { NotFound } from '@svc/kernel';
import type { OfferName, StockUnitOfWork, VariantStock } from '../ports/stock-tx';

/** Reads the stock of every variant of a product, or of every option of a package. Throws NotFound. */
export class ReadStock {
  constructor(private readonly work: StockUnitOfWork) {}

  execute(offer: OfferName): Promise<VariantStock[]> {
    return this.work.run(async ({ stock }) => {
      const found = await stock.read(offer);
      if (!found) throw new NotFound(offer.isPackage ? 'package' : 'product');
      return found.variants;
    });
  }
}
