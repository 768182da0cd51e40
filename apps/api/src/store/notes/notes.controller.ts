import { Controller } from '@nestjs/common';
import { publicNote, ReadNote, type PublicNote } from '@svc/storefront';
import { Operation, type StoreCall } from '../../edge';

/** `/store/notes` (§4.1). */
@Controller()
export class NotesController {
  constructor(private readonly readNote: ReadNote) {}

  @Operation({
    id: 'readNote', method: 'GET', path: '/store/notes/:slug', names: 'note', tag: 'Content', summary: 'Read a note',
    scope: 'storefront:read', returns: publicNote, prepared: { perMode: false },
  })
  read({ caller: { store, now }, name: slug }: StoreCall): Promise<PublicNote> {
    return this.readNote.execute({ store, slug, now });
  }
}
