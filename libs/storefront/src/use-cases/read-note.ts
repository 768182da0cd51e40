import { NotFound } from '@svc/kernel';
import type { Moment } from '../domain/moment';
import { presentNote, type PublicNote } from '../domain/content.view';
import type { StoreProfile } from '../domain/store-profile';
import type { ContentReader } from '../ports/content-reader';

/** `GET /store/notes/{slug}` (§4.1). */
export class ReadNote {
  constructor(private readonly content: ContentReader) {}

  /** @throws NotFound when no such note is published, or not yet */
  async execute({ store, slug, now }: { store: StoreProfile; slug: string; now: Moment }): Promise<PublicNote> {
    const note = await this.content.note(store.workspaceId, slug);
    if (!note || !now.hasReached(note.publishedAt)) throw new NotFound('note');
    return presentNote(note);
  }
}
