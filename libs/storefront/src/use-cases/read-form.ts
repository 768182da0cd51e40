import { NotFound } from '@svc/kernel';
import { presentForm, type PublicForm } from '../domain/form.view';
import type { HostedAddress, StoreProfile } from '../domain/store-profile';
import type { Moment } from '../domain/moment';
import type { ContentReader } from '../ports/content-reader';

/** `GET /store/forms/{slug}` (§4.1). */
export class ReadForm {
  constructor(
    private readonly content: ContentReader,
    private readonly address: HostedAddress,
  ) {}

  /** @throws NotFound when no such form is published */
  async execute({ store, slug, now }: { store: StoreProfile; slug: string; now: Moment }): Promise<PublicForm> {
    const form = await this.content.form(store.workspaceId, slug);
    if (!form) throw new NotFound('form');
    return presentForm(form, store, now, this.address);
  }
}
