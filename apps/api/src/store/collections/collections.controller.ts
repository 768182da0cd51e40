import { Controller, Inject, Param } from '@nestjs/common';
import {
  ListCollections, publicCollectionDetail, publicCollectionSummary, ReadCollection, type PublicCollectionDetail, type PublicCollectionSummary,
} from '@svc/storefront';
import { z } from 'zod';
import { Caller, nameOf, Operation } from '../../edge';

/** `/store/collections` (§4.1). */
@Controller()
export class CollectionsController {
  constructor(
    @Inject(ListCollections) private readonly listCollections: ListCollections,
    @Inject(ReadCollection) private readonly readCollection: ReadCollection,
  ) {}

  @Operation({
    id: 'listCollections', method: 'GET', path: '/store/collections', tag: 'Products', summary: 'List collections',
    scope: 'products:read', returns: z.array(publicCollectionSummary), prepared: { perMode: false },
  })
  list(@Caller() { store }: Caller): Promise<PublicCollectionSummary[]> {
    return this.listCollections.execute({ store });
  }

  @Operation({
    id: 'readCollection', method: 'GET', path: '/store/collections/:slug', tag: 'Products', summary: 'Read a collection with its products',
    scope: 'products:read', returns: publicCollectionDetail, prepared: { perMode: false },
  })
  read(@Caller() { store, now }: Caller, @Param('slug', nameOf('collection')) slug: string): Promise<PublicCollectionDetail> {
    return this.readCollection.execute({ store, slug, now });
  }
}
