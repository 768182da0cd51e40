import { Controller, Inject, Param } from '@nestjs/common';
import { publicNote, ReadNote, type PublicNote } from '@svc/storefront';
import { Caller, nameOf, Operation } from '../../edge';

/** `/store/notes` (§4.1). */
@Controller()
export class NotesController {
  constructor(@Inject(ReadNote) private readonly readNote: ReadNote) {}

  @Operation({
    id: 'readNote', method: 'GET', path: '/store/notes/:slug', tag: 'Content', summary: 'Read a note',
    scope: 'storefront:read', returns: publicNote, prepared: { perMode: false },
  })
  read(@Caller() { store, now }: Caller, @Param('slug', nameOf('note')) slug: string): Promise<PublicNote> {
    return this.readNote.execute({ store, slug, now });
  }
}
