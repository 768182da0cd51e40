import type { CatalogSource, FolderSource, FormSource, NoteSource, TableSource } from '../domain/content.view';

/** Published content of a workspace by its slug, without regard to case; undefined when there is none or it is not public. */
export abstract class ContentReader {
  abstract form(workspaceId: string, slug: string): Promise<FormSource | undefined>;
  abstract table(workspaceId: string, slug: string): Promise<TableSource | undefined>;
  abstract catalog(workspaceId: string, slug: string): Promise<CatalogSource | undefined>;
  abstract folder(workspaceId: string, slug: string): Promise<FolderSource | undefined>;
  /** A note whose time of publication may still be to come. */
  abstract note(workspaceId: string, slug: string): Promise<NoteSource | undefined>;
  /** Stored http(s) address of a file of a public folder. */
  abstract fileUrl(workspaceSlug: string, fileId: string): Promise<string | undefined>;
}

/** The files that merchants uploaded to this service. */
export abstract class UploadedFiles {
  /**
   * The address with what makes it open until `expires` (seconds since 1970), if it is an upload of this store;
   * any other address as it is.
   */
  abstract unlock(workspaceSlug: string, address: string, expires: number): string;
}
