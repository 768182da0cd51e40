import { Controller, Inject, Param } from '@nestjs/common';
import { publicCatalog, ReadCatalog, type PublicCatalog } from '@svc/storefront';
import { Caller, nameOf, Operation } from '../../edge';

/** `/store/catalogs` (§4.1). */
@Controller()
export class CatalogsController {
  constructor(@Inject(ReadCatalog) private readonly readCatalog: ReadCatalog) {}

  @Operation({
    id: 'readCatalog', method: 'GET', path: '/store/catalogs/:slug', tag: 'Content', summary: 'Read a media catalog',
    scope: 'storefront:read', returns: publicCatalog, prepared: { perMode: false },
  })
  read(@Caller() { store }: Caller, @Param('slug', nameOf('catalog')) slug: string): Promise<PublicCatalog> {
    return this.readCatalog.execute({ store, slug });
  }
}
