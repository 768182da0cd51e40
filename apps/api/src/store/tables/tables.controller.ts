import { Controller } from '@nestjs/common';
import { publicTable, ReadTable, type PublicTable } from '@svc/storefront';
import { Operation, type StoreCall } from '../../edge';

/** `/store/tables` (§4.1). */
@Controller()
export class TablesController {
  constructor(private readonly readTable: ReadTable) {}

  @Operation({
    id: 'readTable', method: 'GET', path: '/store/tables/:slug', names: 'table', tag: 'Content', summary: 'Read a table: its columns and rows',
    scope: 'storefront:read', returns: publicTable, prepared: { perMode: false },
  })
  read({ caller: { store }, name: slug }: StoreCall): Promise<PublicTable> {
    return this.readTable.execute({ store, slug });
  }
}
