import { idOf, NotFound } from '@svc/kernel';
import type { Workspace } from '../domain/workspace';
import type { WorkspaceList } from '../ports/workspace-list';

/** The workspace of a ref (`wks_…`) or a slug, which never look alike. Throws NotFound. */
export async function findWorkspace(workspaces: WorkspaceList, refOrSlug: string): Promise<Workspace> {
  const id = idOf('wks', refOrSlug);
  const workspace = id ? await workspaces.byId(id) : await workspaces.bySlug(refOrSlug);
  if (!workspace) throw new NotFound('workspace');
  return workspace;
}
