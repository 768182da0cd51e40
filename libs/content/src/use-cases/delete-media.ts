import { DomainError, NotFound, refOf, type Author } from '@svc/kernel';
import { auditedMedia, storageNameOf, storedFilesOf } from '../domain/media-file';
import type { FileStorage } from '../ports/file-storage';
import type { MediaLibrary } from '../ports/media-library';
import type { MediaUnitOfWork } from '../ports/media-tx';

export interface DeleteMediaCommand {
  by: Author;
  workspaceId: string;
  id: string;
}

/** Deletes an uploaded file that nothing shows any more (decisions 3.16). */
export class DeleteMedia {
  constructor(
    private readonly library: MediaLibrary,
    private readonly work: MediaUnitOfWork,
    private readonly storage: FileStorage,
  ) {}

  /**
   * The bytes go first, so that a failure on the way leaves something that can be deleted again.
   * @throws NotFound; DomainError `CONFLICT` naming what still shows the file
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

class MediaInUse extends DomainError {
  constructor(ref: string, uses: readonly string[]) {
    const fields = Object.fromEntries(uses.map((use) => [use, `Holds the address of ${ref}; take it out first.`]));
    super('CONFLICT', 'The file is still shown; details.fields says where.', { fields });
  }
}
