import { Controller } from '@nestjs/common';
import { ReadStorefront, storefront, type Storefront } from '@svc/storefront';
import { Operation, type StoreCall } from '../../edge';

/** `/store/storefront` (§4.1). */
@Controller()
export class StorefrontController {
  constructor(private readonly readStorefront: ReadStorefront) {}

  @Operation({
    id: 'readStorefront', method: 'GET', path: '/store/storefront', tag: 'Storefront', summary: 'Read the storefront',
    description: 'Brand, theme, sections, pages and content, with every list that a home page shows.',
    scope: 'storefront:read', returns: storefront, prepared: { perMode: true },
  })
  read({ caller: { store, mode, now } }: StoreCall): Promise<Storefront> {
    return this.readStorefront.execute({ store, mode, now });
  }
}
