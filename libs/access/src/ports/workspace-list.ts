import type { Workspace } from '../domain/workspace';
import type { Page, PageRequest } from '../domain/page';

/** Reads workspaces. */
export abstract class WorkspaceList {
  abstract page(request: PageRequest): Promise<Page<Workspace>>;
  abstract byId(id: string): Promise<Workspace | undefined>;
  /** Without regard to case (D-4). */
  abstract bySlug(slug: string): Promise<Workspace | undefined>;
}
