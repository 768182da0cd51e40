import { Controller } from '@nestjs/common';
import { publicCatalog, ReadCatalog, type PublicCatalog } from '@svc/storefront';
import { Operation, type StoreCall } from '../../edge';

/** `/store/catalogs` (§4.1). */
@Controller()
export class CatalogsController {
  constructor(private readonly readCatalog: ReadCatalog) {}

  @Operation({
    id: 'readCatalog', method: 'GET', path: '/store/catalogs/:slug', names: 'catalog', tag: 'Content', summary: 'Read a media catalog',
    scope: 'storefront:read', returns: publicCatalog, prepared: { perMode: false },
  })
  read({ caller: { store }, name: slug }: StoreCall): Promise<PublicCatalog> {
    return this.readCatalog.execute({ store, slug });
  }
}
