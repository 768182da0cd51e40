import { NotFound, type Clock } from '@svc/kernel';
import type { PublicNote } from '../domain/note.view';
import { presentNote } from '../domain/present-note';
import type { StoreProfile } from '../domain/store-profile';
import type { ContentReader } from '../ports/content-reader';

/** `GET /store/notes/{slug}` (§4.1). */
export class ReadNote {
  constructor(
    private readonly content: ContentReader,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound when no such note is published, or not yet */
  async execute({ store, slug }: { store: StoreProfile; slug: string }): Promise<PublicNote> {
    const note = await this.content.note(store.workspaceId, slug);
    if (!note || new Date(note.publishedAt) > this.clock.now()) throw new NotFound('note');
    return presentNote(note);
  }
}
