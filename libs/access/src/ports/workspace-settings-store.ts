import type { WorkspaceItem } from '../domain/workspace-settings';

/** The `workspace` section of the workspace document, bound to one transaction and one workspace. */
export interface WorkspaceSettingsStore {
  load(): Promise<WorkspaceItem>;
  save(item: WorkspaceItem): Promise<void>;
}
