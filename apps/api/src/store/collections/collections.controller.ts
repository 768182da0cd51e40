import { Controller } from '@nestjs/common';
import {
  ListCollections, publicCollectionDetail, publicCollectionSummary, ReadCollection, type PublicCollectionDetail, type PublicCollectionSummary,
} from '@svc/storefront';
import { z } from 'zod';
import { Operation, type StoreCall } from '../../edge';

/** `/store/collections` (§4.1). */
@Controller()
export class CollectionsController {
  constructor(private readonly listCollections: ListCollections, private readonly readCollection: ReadCollection) {}

  @Operation({
    id: 'listCollections', method: 'GET', path: '/store/collections', tag: 'Products', summary: 'List collections',
    scope: 'products:read', returns: z.array(publicCollectionSummary), prepared: { perMode: false },
  })
  list({ caller: { store } }: StoreCall): Promise<PublicCollectionSummary[]> {
    return this.listCollections.execute({ store });
  }

  @Operation({
    id: 'readCollection', method: 'GET', path: '/store/collections/:slug', names: 'collection', tag: 'Products', summary: 'Read a collection with its products',
    scope: 'products:read', returns: publicCollectionDetail, prepared: { perMode: false },
  })
  read({ caller: { store, now }, name: slug }: StoreCall): Promise<PublicCollectionDetail> {
    return this.readCollection.execute({ store, slug, now });
  }
}
