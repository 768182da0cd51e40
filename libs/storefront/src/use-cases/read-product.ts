import { NotFound } from '@svc/kernel';
import type { Moment } from '../domain/moment';
import { presentProduct, type PublicProduct } from '../domain/product.view';
import type { StoreProfile } from '../domain/store-profile';
import type { ProductReader } from '../ports/catalogue-readers';

/** `GET /store/products/{slug}`; a package is read here, too (decisions 3.16). */
export class ReadProduct {
  constructor(private readonly products: ProductReader) {}

  /** @throws NotFound when no such product is published */
  async execute({ store, slug, now }: { store: StoreProfile; slug: string; now: Moment }): Promise<PublicProduct> {
    const source = await this.products.find(store.workspaceId, slug);
    if (!source) throw new NotFound('product');
    return presentProduct(source, store, now);
  }
}
