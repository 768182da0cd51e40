import type { Workspace } from '../domain/workspace';
import type { WorkspaceList } from '../ports/workspace-list';
import { findWorkspace } from './find-workspace';

/** Reads one workspace by ref or slug, for the operator. Throws NotFound. */
export class ReadWorkspace {
  constructor(private readonly workspaces: WorkspaceList) {}

  execute(command: { workspace: string }): Promise<Workspace> {
    return findWorkspace(this.workspaces, command.workspace);
  }
}
