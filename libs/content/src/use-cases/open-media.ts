import { type Author, type Clock, FinalConflict, idOf, NotFound, refOf } from '@svc/kernel';
import type { LinkSignature, MediaAddress } from '../domain/media-address';
import { auditedMedia, type MediaFile, storageNameOf, type StoredFile, storedFilesOf } from '../domain/media-file';
import type { ByteRange, FileStorage } from '../ports/file-storage';
import type { MediaLibrary, MediaUnitOfWork } from '../ports/media-library';

export interface OpenMediaCommand {
  workspaceSlug: string;
  ref: string;
  /** Last part of the address. */
  name: string;
  /** Signature of a signed link. */
  link?: LinkSignature;
}

export interface OpenedMedia extends Pick<MediaFile, 'title' | 'type' | 'visibility'> {
  file: StoredFile;
  /** @throws NotFound when the storage has lost it */
  read(range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}

/** Opens an uploaded file by its address, a private one by its signed link (decisions 3.16 media, D-1a). */
export class OpenMedia {
  constructor(
    private readonly library: MediaLibrary,
    private readonly storage: FileStorage,
    private readonly address: MediaAddress,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound when there is no such file, or it is private and the link is not signed by the service or over an hour old */
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

export interface DeleteMediaCommand {
  by: Author;
  workspaceId: string;
  id: string;
}

/** Deletes an uploaded file that is no longer used (decisions 3.16 media). */
export class DeleteMedia {
  constructor(
    private readonly library: MediaLibrary,
    private readonly work: MediaUnitOfWork,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Removes the bytes first, so that a failure midway leaves a file that can be deleted again.
   * @throws NotFound; DomainError `CONFLICT` naming the things that still show the file
   */
  async execute({ by, workspaceId, id }: DeleteMediaCommand): Promise<void> {
    const media = await this.library.find(workspaceId, id);
    if (!media) throw new NotFound('file');
    const uses = await this.library.usesOf(workspaceId, id);
    if (uses.length > 0) throw new MediaInUse(refOf('med', id), uses);
    for (const file of storedFilesOf(media)) await this.storage.remove(storageNameOf(media, file));
    await this.work.run(async (tx) => {
      await tx.media.remove(workspaceId, id);
      await tx.audit.record(workspaceId, by, [auditedMedia(media, 'delete')]);
    });
  }
}

class MediaInUse extends FinalConflict {
  constructor(ref: string, uses: readonly string[]) {
    const fields = Object.fromEntries(uses.map((use) => [use, `Holds the address of ${ref}; take it out first.`]));
    super('The file is still shown; details.fields says where.', { fields });
  }
}
