import { idOf, NotFound, type Clock } from '@svc/kernel';
import type { LinkSignature } from '../domain/media-address';
import type { SubmissionFiles, SubmittedFileName } from '../domain/submission-files';
import type { SubmittedFile } from '../domain/submission';
import type { FileStorage } from '../ports/file-storage';
import type { SubmissionList } from '../ports/submission-tx';

export interface OpenSubmittedFileCommand extends SubmittedFileName {
  link: LinkSignature;
}

export interface OpenedSubmittedFile {
  file: SubmittedFile;
  bytes: AsyncIterable<Uint8Array>;
}

/** Opens a file of a submission by its signed link. Only live submissions are stored. */
export class OpenSubmittedFile {
  constructor(
    private readonly list: Pick<SubmissionList, 'findInShop'>,
    private readonly storage: FileStorage,
    private readonly links: SubmissionFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound when the link is not signed by the service or over an hour old, or its file is gone */
  async execute({ link, ...name }: OpenSubmittedFileCommand): Promise<OpenedSubmittedFile> {
    const [id, fileId] = [idOf('sub', name.submissionRef), idOf('fil', name.fileRef)];
    if (!id || !this.links.isGood(name, link, this.clock.now())) throw new NotFound('file');
    const submission = await this.list.findInShop(name.workspaceSlug, { mode: 'live', id });
    const file = submission?.files.find((one) => one.id === fileId);
    const bytes = file && (await this.storage.open(file.storageKey));
    if (!file || !bytes) throw new NotFound('file');
    return { file, bytes };
  }
}
