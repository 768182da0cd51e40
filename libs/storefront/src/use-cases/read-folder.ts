import { NotFound, type LinkSigner } from '@svc/kernel';
import { fileLink } from '../domain/file-link';
import { presentFolder, type PublicFolder } from '../domain/content.view';
import type { HostedAddress, StoreProfile } from '../domain/store-profile';
import type { Moment } from '../domain/moment';
import type { ContentReader } from '../ports/content-reader';

/** `GET /store/files/{slug}` (§4.1). */
export class ReadFolder {
  constructor(
    private readonly content: ContentReader,
    private readonly address: HostedAddress,
    private readonly signer: LinkSigner,
  ) {}

  /** @throws NotFound when no such folder is public */
  async execute({ store, slug, now }: { store: StoreProfile; slug: string; now: Moment }): Promise<PublicFolder> {
    const folder = await this.content.folder(store.workspaceId, slug);
    if (!folder) throw new NotFound('folder');
    return presentFolder(folder, (id) => fileLink(id, store, now, this.address, this.signer));
  }
}
