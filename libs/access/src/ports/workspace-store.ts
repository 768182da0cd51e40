import type { Workspace } from '../domain/workspace';

/** Workspaces, written within one transaction. */
export interface WorkspaceStore {
  /** Answers false, and writes nothing, when the slug is taken. */
  insert(workspace: Workspace): Promise<boolean>;
  /** The workspace, locked until the transaction ends. */
  lock(id: string): Promise<Workspace | undefined>;
  /** Writes everything but id and slug. */
  update(workspace: Workspace): Promise<void>;
}
