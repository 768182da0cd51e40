import { Controller } from '@nestjs/common';
import { publicFolder, ReadFolder, type PublicFolder } from '@svc/storefront';
import { Operation, type StoreCall } from '../../edge';

/** `/store/files` (§4.1). */
@Controller()
export class FilesController {
  constructor(private readonly readFolder: ReadFolder) {}

  @Operation({
    id: 'readFolder', method: 'GET', path: '/store/files/:slug', names: 'folder', tag: 'Content', summary: 'Read a folder and its files',
    scope: 'storefront:read', returns: publicFolder, prepared: { perMode: false },
  })
  read({ caller: { store, now }, name: slug }: StoreCall): Promise<PublicFolder> {
    return this.readFolder.execute({ store, slug, now });
  }
}
