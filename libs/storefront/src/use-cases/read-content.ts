import { type Clock, type Dependencies, idOf, type LinkSigner, NotFound } from '@svc/kernel';
import {
  presentCatalog,
  presentFolder,
  presentNote,
  presentTable,
  type PublicCatalog,
  type PublicFolder,
  type PublicNote,
  type PublicTable,
} from '../domain/content.view';
import { fileLink, isGoodFileLink, type FileLink } from '../domain/file-link';
import { presentForm, type PublicForm } from '../domain/form.view';
import type { Moment } from '../domain/moment';
import type { HostedAddress, StoreProfile } from '../domain/store-profile';
import type { ContentReader, UploadedFiles } from '../ports/content-reader';

/** One thing of a store by its slug, at the moment of the read. */
export interface ContentQuery {
  store: StoreProfile;
  slug: string;
  now: Moment;
  dependsOn?: Dependencies;
}

/** Reads content by slug (§4.1). Each method throws NotFound when no such thing is published. */
export class ReadContent {
  constructor(
    private readonly content: ContentReader,
    private readonly address: HostedAddress,
    private readonly signer: LinkSigner,
  ) {}

  /** `GET /store/forms/{slug}`. */
  async form({ store, slug, now, dependsOn }: ContentQuery): Promise<PublicForm> {
    const form = required('form', await this.content.form(store.workspaceId, slug));
    dependsOn?.add({ ids: [form.id] });
    return presentForm(form, store, now, this.address);
  }

  /** `GET /store/tables/{slug}`. */
  async table({ store, slug, dependsOn }: Omit<ContentQuery, 'now'>): Promise<PublicTable> {
    const table = required('table', await this.content.table(store.workspaceId, slug));
    dependsOn?.add({ ids: [table.id] });
    return presentTable(table);
  }

  /** `GET /store/catalogs/{slug}`. */
  async catalog({ store, slug, dependsOn }: Omit<ContentQuery, 'now'>): Promise<PublicCatalog> {
    const catalog = required('catalog', await this.content.catalog(store.workspaceId, slug));
    dependsOn?.add({ ids: [catalog.id], kinds: ['product'] });
    return presentCatalog(catalog);
  }

  /** `GET /store/files/{slug}`. */
  async folder({ store, slug, now, dependsOn }: ContentQuery): Promise<PublicFolder> {
    dependsOn?.add({ kinds: ['folder'] });
    const folder = required('folder', await this.content.folder(store.workspaceId, slug));
    return presentFolder(folder, (id) => fileLink(id, store, now, this.address, this.signer));
  }

  /** `GET /store/notes/{slug}`; a note with a future time of publication is not found. */
  async note({ store, slug, now, dependsOn }: ContentQuery): Promise<PublicNote> {
    const note = required('note', await this.content.note(store.workspaceId, slug));
    dependsOn?.add({ ids: [note.id] });
    if (!now.hasReached(note.publishedAt)) throw new NotFound('note');
    return presentNote(note);
  }
}

/** Follows the signed link of a file (D-3.5 PublicFolder `downloadUrl`). */
export class OpenFile {
  constructor(
    private readonly content: ContentReader,
    private readonly uploads: UploadedFiles,
    private readonly clock: Clock,
    private readonly signer: LinkSigner,
  ) {}

  /**
   * Returns the http(s) address of the file; for a private upload, one that is valid as long as the link itself.
   * @throws NotFound when the link was not signed by the service, is over an hour old, or its file is deleted or no longer public
   */
  async execute(link: FileLink): Promise<string> {
    const id = idOf('fil', link.ref);
    if (!id || !isGoodFileLink(link, this.clock.now(), this.signer)) throw new NotFound('file');
    const url = required('file', await this.content.fileUrl(link.workspaceSlug, id));
    return this.uploads.unlock(link.workspaceSlug, url, link.expires);
  }
}

function required<T>(kind: string, thing: T | undefined): T {
  if (thing === undefined) throw new NotFound(kind);
  return thing;
}
