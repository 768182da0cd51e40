import { Controller } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import {
  DeleteMedia,
  FileTooLarge,
  FileTypeRefused,
  MediaAddress,
  MediaFull,
  MediaLibrary,
  UploadMedia,
  type MediaFile,
} from '@svc/content';
import { itemIdOf, Operation, type RawCall, readUpload, type RefCall, requireFound, UnreadableBody, type WorkspaceCall } from '@svc/http';
import { Clock } from '@svc/kernel';
import { pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';
import { mediaView, presentMedia, uploadMediaQuery, type MediaView } from './media.dto';

const MEBIBYTE = 1024 * 1024;

const mediaIdOf = itemIdOf('file', 'med');

const reading = { audience: 'workspace', tag: 'Media', permission: 'media.read' } as const;
const writing = { audience: 'workspace', tag: 'Media', permission: 'media.write' } as const;

/** Pictures and files of a workspace (decisions 3.16 media). */
@Controller()
export class MediaController {
  constructor(
    private readonly uploadMedia: UploadMedia,
    private readonly deleteMedia: DeleteMedia,
    private readonly library: MediaLibrary,
    private readonly address: MediaAddress,
    private readonly clock: Clock,
  ) {}

  @Operation('POST /admin/media', {
    ...writing,
    id: 'uploadMedia',
    audit: 'create',
    summary: 'Upload a picture or another file',
    description:
      'Stores a file; its type is detected from its bytes. A public picture is stored as `mediaPolicy` of the storefront document says, upright and without the camera’s metadata, ' +
      'with a thumbnail; every other file is stored byte for byte. All files of a workspace together may use `media.fileMiBInAll` MiB, 10 GiB unless the operator sets another limit: ' +
      'a file beyond that is refused with 413 and `details.setting`. Put `url` of the response wherever the URL of a picture or file is asked for.',
    query: uploadMediaQuery,
    upload: true,
    status: 201,
    returns: mediaView,
  })
  async upload({
    workspace,
    author: by,
    query: { name, visibility },
    request,
  }: WorkspaceCall<{ query: typeof uploadMediaQuery }> & RawCall): Promise<MediaView> {
    const upload = await readUpload(request);
    const media = await this.uploadMedia
      .execute({
        ...upload,
        by,
        workspaceId: workspace.id,
        name: name ?? upload.name,
        visibility,
        roomBytes: workspace.settings.media.fileMiBInAll * MEBIBYTE,
      })
      .catch(refuse);
    return this.present(workspace, media);
  }

  @Operation('GET /admin/media', {
    ...reading,
    id: 'listMedia',
    summary: 'List uploaded files, newest first',
    description: 'Returns the uploaded pictures and other files, public and private.',
    query: pageQuery,
    returns: pageView(mediaView, 'uploaded files'),
  })
  async list({ workspace, query }: WorkspaceCall<{ query: typeof pageQuery }>) {
    return presentPage(await this.library.page(workspace.id, pageRequestOf(query, 'med')), 'med', (media) =>
      this.present(workspace, media),
    );
  }

  @Operation('GET /admin/media/:ref', {
    ...reading,
    id: 'readMedia',
    params: { ref: mediaIdOf },
    summary: 'Read an uploaded file',
    description: 'Returns URL, size and type of an uploaded file; a private one has a signed `downloadUrl`, valid for an hour.',
    returns: mediaView,
  })
  async read({ workspace, params: { ref: id } }: RefCall): Promise<MediaView> {
    const media = requireFound('file', await this.library.find(workspace.id, id));
    return this.present(workspace, media);
  }

  @Operation('DELETE /admin/media/:ref', {
    ...writing,
    id: 'deleteMedia',
    params: { ref: mediaIdOf },
    audit: 'delete',
    summary: 'Delete an uploaded file',
    description:
      'Deletes an uploaded file. Refused while an item or page uses it; `details.fields` says which. Copies of a public file in browsers and caches remain. Cannot be undone.',
    status: 204,
    errors: ['CONFLICT'],
  })
  delete({ workspace, author: by, params: { ref: id } }: RefCall): Promise<void> {
    return this.deleteMedia.execute({ by, workspaceId: workspace.id, id });
  }

  private present(workspace: Workspace, media: MediaFile): MediaView {
    return presentMedia(media, workspace.slug, this.address, this.clock.now());
  }
}

/** Throws with the status for a body that is too large, or of an unsupported type. */
function refuse(error: unknown): never {
  if (error instanceof FileTooLarge || error instanceof MediaFull) throw new UnreadableBody(413, error.message, error.details);
  if (error instanceof FileTypeRefused) throw new UnreadableBody(415, error.message);
  throw error;
}
