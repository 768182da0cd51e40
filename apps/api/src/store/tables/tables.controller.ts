import { Controller, Inject, Param } from '@nestjs/common';
import { publicTable, ReadTable, type PublicTable } from '@svc/storefront';
import { Caller, nameOf, Operation } from '../../edge';

/** `/store/tables` (§4.1). */
@Controller()
export class TablesController {
  constructor(@Inject(ReadTable) private readonly readTable: ReadTable) {}

  @Operation({
    id: 'readTable', method: 'GET', path: '/store/tables/:slug', tag: 'Content', summary: 'Read a table: its columns and rows',
    scope: 'storefront:read', returns: publicTable, prepared: { perMode: false },
  })
  read(@Caller() { store }: Caller, @Param('slug', nameOf('table')) slug: string): Promise<PublicTable> {
    return this.readTable.execute({ store, slug });
  }
}
