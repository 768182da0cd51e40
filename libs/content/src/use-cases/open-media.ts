import { idOf, NotFound, type Clock } from '@svc/kernel';
import type { MediaAddress } from '../domain/media-address';
import { storageNameOf, storedFilesOf, type MediaFile, type StoredFile } from '../domain/media-file';
import type { LinkSignature } from '../domain/signed-paths';
import type { ByteRange, FileStorage } from '../ports/file-storage';
import type { MediaLibrary } from '../ports/media-library';

export interface OpenMediaCommand {
  workspaceSlug: string;
  ref: string;
  /** The last part of the address. */
  name: string;
  /** Of a signed link. */
  link?: LinkSignature;
}

export interface OpenedMedia extends Pick<MediaFile, 'title' | 'type' | 'visibility'> {
  file: StoredFile;
  /** @throws NotFound when the storage has lost it */
  read(range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}

/** Opens an uploaded file for whoever has its address, or the signed link of a private one (decisions 3.16, D-1a). */
export class OpenMedia {
  constructor(
    private readonly library: MediaLibrary,
    private readonly storage: FileStorage,
    private readonly address: MediaAddress,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound when there is no such file, or it is private and the link is none of the service's or over an hour old */
  async execute(command: OpenMediaCommand): Promise<OpenedMedia> {
    const id = idOf('med', command.ref);
    const media = id && (await this.library.findInShop(command.workspaceSlug, id));
    const file = media && storedFilesOf(media).find(({ name }) => name === command.name);
    if (!file || !this.mayOpen(media, command)) throw new NotFound('file');
    const { title, type, visibility } = media;
    return { title, type, visibility, file, read: (range) => this.read(storageNameOf(media, file), range) };
  }

  private mayOpen({ visibility }: MediaFile, { workspaceSlug, ref, name, link }: OpenMediaCommand): boolean {
    if (visibility === 'public') return true;
    return link !== undefined && this.address.isGood(workspaceSlug, ref, name, link, this.clock.now());
  }

  private async read(name: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>> {
    const bytes = await this.storage.open(name, range);
    if (!bytes) throw new NotFound('file');
    return bytes;
  }
}
