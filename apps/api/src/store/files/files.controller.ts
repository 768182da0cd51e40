import { Controller, Inject, Param } from '@nestjs/common';
import { publicFolder, ReadFolder, type PublicFolder } from '@svc/storefront';
import { Caller, nameOf, Operation } from '../../edge';

/** `/store/files` (§4.1). */
@Controller()
export class FilesController {
  constructor(@Inject(ReadFolder) private readonly readFolder: ReadFolder) {}

  @Operation({
    id: 'readFolder', method: 'GET', path: '/store/files/:slug', tag: 'Content', summary: 'Read a folder and its files',
    scope: 'storefront:read', returns: publicFolder, prepared: { perMode: false },
  })
  read(@Caller() { store, now }: Caller, @Param('slug', nameOf('folder')) slug: string): Promise<PublicFolder> {
    return this.readFolder.execute({ store, slug, now });
  }
}
