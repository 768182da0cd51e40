import type { MediaPolicy } from '@svc/contracts';
import { InvalidInput, type Author, type Clock, type IdGenerator } from '@svc/kernel';
import { decideRendition, decideThumbnail, DEFAULT_MEDIA_POLICY, type Rendition } from '../domain/decide-rendition';
import {
  auditedMedia,
  checkMediaRoom,
  checkSize,
  largestUpload,
  type MediaFile,
  type MediaLimits,
  type MediaVisibility,
  storageNameOf,
  type StoredFile,
} from '../domain/media-file';
import { fileNameOf, thumbnailNameOf, titleOf } from '../domain/media-address';
import { decideType } from '../domain/media-type';
import type { FileInspector, FileStorage, IncomingFiles, LocalFile } from '../ports/file-storage';
import type { MediaLibrary, MediaUnitOfWork, PictureStudio, SeenPicture } from '../ports/media-library';

export interface UploadMediaCommand {
  by: Author;
  workspaceId: string;
  /** File name from the client. */
  name?: string;
  /** Client's Content-Type; it decides nothing, but must not contradict the bytes. */
  declaredType?: string;
  /** By default documents are private and all other files public. */
  visibility?: MediaVisibility;
  /** Limit of bytes of all files of the workspace together. */
  roomBytes: number;
  body: AsyncIterable<Uint8Array>;
}

export interface UploadPorts {
  incoming: IncomingFiles;
  inspector: FileInspector;
  studio: PictureStudio;
  storage: FileStorage;
  library: MediaLibrary;
  work: MediaUnitOfWork;
}

type MediaFacts = Pick<MediaFile, 'workspaceId' | 'title' | 'type' | 'visibility'>;

/** A file on this machine, with its properties in the storage. */
interface Part {
  local: LocalFile;
  stored: StoredFile;
}

/**
 * Stores a merchant's file (decisions 3.16 media). A public picture is converted as the storefront's `mediaPolicy` says (§2.7), without the
 * metadata of its camera; any other file is stored byte for byte.
 */
export class UploadMedia {
  constructor(
    private readonly ports: UploadPorts,
    private readonly limits: MediaLimits,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws MediaFull, before the body is read when the room is already full; FileTooLarge, FileTypeRefused, PictureRefused, InvalidInput
   */
  async execute(command: UploadMediaCommand): Promise<MediaFile> {
    checkMediaRoom((await this.ports.library.keptBytes(command.workspaceId)) + 1, command.roomBytes);
    return this.ports.incoming.receive(command.body, largestUpload(this.limits), (local) => this.take(command, local));
  }

  private async take(
    { by, workspaceId, name, declaredType, visibility: wanted, roomBytes }: UploadMediaCommand,
    local: LocalFile,
  ): Promise<MediaFile> {
    if (local.sizeBytes === 0) throw new InvalidInput('The file is empty.');
    const title = titleOf(name);
    const { type, mimeType, extension } = decideType(await this.ports.inspector.typeOf(local), title, declaredType);
    checkSize(type, local.sizeBytes, this.limits);

    const visibility = wanted ?? (type === 'document' ? 'private' : 'public');
    const picture = type === 'image' ? await this.ports.studio.look(local, workspaceId) : undefined;
    const parts: [Part, Part?] =
      picture && visibility === 'public'
        ? await this.rendered(workspaceId, local, picture, title)
        : [
            {
              local,
              stored: { ...storedAs(local, fileNameOf(title, extension), mimeType), width: picture?.width, height: picture?.height },
            },
          ];
    return this.keep({ by, roomBytes }, { workspaceId, title, type, visibility }, parts);
  }

  private async rendered(workspaceId: string, local: LocalFile, picture: SeenPicture, title: string): Promise<[Part, Part]> {
    const policy = (await this.ports.library.policyOf(workspaceId)) ?? DEFAULT_MEDIA_POLICY;
    const shown = decideRendition(picture, policy);
    const thumbnail = decideThumbnail(picture, policy);
    return [
      await this.render(workspaceId, local, shown, fileNameOf(title, extensionOf(shown.format))),
      await this.render(workspaceId, local, thumbnail, thumbnailNameOf(title, extensionOf(thumbnail.format))),
    ];
  }

  private async render(workspaceId: string, local: LocalFile, rendition: Rendition, name: string): Promise<Part> {
    const made = await this.ports.studio.render(local, rendition, workspaceId);
    const { width, height } = made;
    return { local: made, stored: { ...storedAs(made, name, `image/${rendition.format}`), width, height } };
  }

  /** Writes the bytes first, so that every listed file can be read. */
  private async keep(
    { by, roomBytes }: Pick<UploadMediaCommand, 'by' | 'roomBytes'>,
    facts: MediaFacts,
    [file, thumbnail]: [Part, Part?],
  ): Promise<MediaFile> {
    const { storage, work } = this.ports;
    const media = { ...facts, id: this.ids.next(), file: file.stored, thumbnail: thumbnail?.stored, createdAt: this.clock.now() };
    const parts = thumbnail ? [file, thumbnail] : [file];
    try {
      for (const { local, stored } of parts) await storage.keep(storageNameOf(media, stored), local);
      await work.run(async (tx) => {
        await tx.media.insert(media);
        checkMediaRoom(await tx.media.keptBytes(media.workspaceId), roomBytes);
        await tx.audit.record(media.workspaceId, by, [auditedMedia(media, 'create')]);
      });
    } catch (error) {
      await Promise.allSettled(parts.map(({ stored }) => storage.remove(storageNameOf(media, stored))));
      throw error;
    }
    return media;
  }
}

function storedAs({ sizeBytes, checksumSha256 }: LocalFile, name: string, mimeType: string): StoredFile {
  return { name, mimeType, sizeBytes, checksumSha256 };
}

function extensionOf(format: MediaPolicy['format']): string {
  return format === 'jpeg' ? 'jpg' : format;
}
