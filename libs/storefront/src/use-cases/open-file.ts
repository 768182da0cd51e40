import { idOf, NotFound, type Clock, type LinkSigner } from '@svc/kernel';
import { isGoodFileLink, type FileLink } from '../domain/file-link';
import type { ContentReader, UploadedFiles } from '../ports/content-reader';

/** Follows the signed link of a file (D-3.5 PublicFolder `downloadUrl`). */
export class OpenFile {
  constructor(
    private readonly content: ContentReader,
    private readonly uploads: UploadedFiles,
    private readonly clock: Clock,
    private readonly signer: LinkSigner,
  ) {}

  /**
   * Answers the http(s) address at which the file lies; of a private upload, one that opens as long as the link itself.
   * @throws NotFound when the link was not made by the service, is over an hour old, or its file is gone or no longer public
   */
  async execute(link: FileLink): Promise<string> {
    const id = idOf('fil', link.ref);
    if (!id || !isGoodFileLink(link, this.clock.now(), this.signer)) throw new NotFound('file');
    const url = await this.content.fileUrl(link.workspaceSlug, id);
    if (!url) throw new NotFound('file');
    return this.uploads.unlock(link.workspaceSlug, url, link.expires);
  }
}
