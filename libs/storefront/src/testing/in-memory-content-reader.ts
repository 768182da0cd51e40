import type { CatalogSource, FolderSource, FormSource, NoteSource, TableSource } from '../domain/content.view';
import { ContentReader } from '../ports/content-reader';

/** Published content of one workspace, in memory. */
export class InMemoryContentReader extends ContentReader {
  constructor(
    private readonly workspace: { id: string; slug: string },
    private readonly content: {
      forms?: FormSource[];
      tables?: TableSource[];
      catalogs?: CatalogSource[];
      folders?: FolderSource[];
      notes?: NoteSource[];
    },
  ) {
    super();
  }

  async form(workspaceId: string, slug: string): Promise<FormSource | undefined> {
    return this.find(this.content.forms, workspaceId, slug);
  }

  async table(workspaceId: string, slug: string): Promise<TableSource | undefined> {
    return this.find(this.content.tables, workspaceId, slug);
  }

  async catalog(workspaceId: string, slug: string): Promise<CatalogSource | undefined> {
    return this.find(this.content.catalogs, workspaceId, slug);
  }

  async folder(workspaceId: string, slug: string): Promise<FolderSource | undefined> {
    return this.find(this.content.folders, workspaceId, slug);
  }

  async note(workspaceId: string, slug: string): Promise<NoteSource | undefined> {
    return this.find(this.content.notes, workspaceId, slug);
  }

  async fileUrl(workspaceSlug: string, fileId: string): Promise<string | undefined> {
    if (workspaceSlug !== this.workspace.slug) return undefined;
    return this.content.folders?.flatMap(({ files }) => files).find(({ id }) => id === fileId)?.url;
  }

  private find<T extends { slug: string }>(things: readonly T[] = [], workspaceId: string, slug: string): T | undefined {
    if (workspaceId !== this.workspace.id) return undefined;
    return things.find((thing) => thing.slug.toLowerCase() === slug.toLowerCase());
  }
}
