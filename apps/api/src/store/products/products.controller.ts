import { Controller } from '@nestjs/common';
import {
  ListProducts, publicProduct, publicProductSlots, publicProductSummary, ReadProduct, ReadProductSlots, type PublicProduct, type PublicProductSlots,
  type PublicProductSummary,
} from '@svc/storefront';
import { z } from 'zod';
import { Operation, type StoreCall } from '../../edge';
import { listProductsQuery, readProductSlotsQuery, type ListProductsQuery, type ReadProductSlotsQuery } from './products.dto';

/** `/store/products` (§4.1). */
@Controller()
export class ProductsController {
  constructor(
    private readonly listProducts: ListProducts,
    private readonly readProduct: ReadProduct,
    private readonly readSlots: ReadProductSlots,
  ) {}

  @Operation({
    id: 'listProducts', method: 'GET', path: '/store/products', tag: 'Products', summary: 'List products',
    description: 'Without `updatedSince` all published products in display order. With it those changed since, oldest change first; take the largest `updatedAt` as the next cursor and upsert by `ref`.',
    scope: 'products:read', query: listProductsQuery, returns: z.array(publicProductSummary), prepared: { perMode: false },
  })
  list({ caller: { store, now }, query }: StoreCall<ListProductsQuery>): Promise<PublicProductSummary[]> {
    return this.listProducts.execute({ store, now, ...query });
  }

  @Operation({
    id: 'readProduct', method: 'GET', path: '/store/products/:slug', names: 'product', tag: 'Products', summary: 'Read a product or a package',
    scope: 'products:read', returns: publicProduct, prepared: { perMode: false },
  })
  read({ caller: { store, now }, name: slug }: StoreCall): Promise<PublicProduct> {
    return this.readProduct.execute({ store, slug, now });
  }

  @Operation({
    id: 'readProductSlots', method: 'GET', path: '/store/products/:slug/slots', names: 'product', tag: 'Availability', summary: 'Read the free slots of a day',
    scope: 'availability:read', query: readProductSlotsQuery, returns: publicProductSlots, caching: 'no-store',
  })
  slots({ caller: { store }, name: slug, query }: StoreCall<ReadProductSlotsQuery>): Promise<PublicProductSlots> {
    return this.readSlots.execute({ store, slug, ...query });
  }
}
