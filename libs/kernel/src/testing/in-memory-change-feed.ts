import { ChangeFeed, type ChangeListener } from '../changes';

/** Tells its listeners at once. */
export class InMemoryChangeFeed extends ChangeFeed {
  isLive = true;
  private readonly listeners = new Set<ChangeListener>();

  subscribe(listener: ChangeListener): () => void {
    const entry: ChangeListener = (workspaceId) => listener(workspaceId);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }

  /** As a commit does; without a workspace, as a lost connection does. */
  announce(workspaceId?: string): void {
    for (const listener of this.listeners) listener(workspaceId);
  }
}
