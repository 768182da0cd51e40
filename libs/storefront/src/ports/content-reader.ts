import type { CatalogSource, FolderSource, FormSource, NoteSource, TableSource } from '../domain/content.view';

/** Published content of a workspace by its slug, ignoring case; undefined when there is none or it is not public. */
export abstract class ContentReader {
  abstract form(workspaceId: string, slug: string): Promise<FormSource | undefined>;
  abstract table(workspaceId: string, slug: string): Promise<TableSource | undefined>;
  abstract catalog(workspaceId: string, slug: string): Promise<CatalogSource | undefined>;
  abstract folder(workspaceId: string, slug: string): Promise<FolderSource | undefined>;
  /** Returns a note, also with a future time of publication. */
  abstract note(workspaceId: string, slug: string): Promise<NoteSource | undefined>;
  /** Returns the stored http(s) address of a file of a public folder. */
  abstract fileUrl(workspaceSlug: string, fileId: string): Promise<string | undefined>;
}

/** Files that merchants uploaded to this service. */
export abstract class UploadedFiles {
  /**
   * Returns the address of an upload of this store with a signature that opens it until `expires` (seconds since 1970);
   * any other address unchanged.
   */
  abstract unlock(workspaceSlug: string, address: string, expires: number): string;
}
