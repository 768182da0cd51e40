import { type AnnouncedChange, ChangeFeed, type Changed, type ChangeListener } from '../changes';

/** In-memory feed that calls its listeners at once. */
export class InMemoryChangeFeed extends ChangeFeed {
  isLive = true;
  isCurrent = true;
  private readonly listeners = new Set<ChangeListener>();

  subscribe(listener: ChangeListener): () => void {
    const entry: ChangeListener = (...announced) => listener(...announced);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }

  async catchUp(): Promise<boolean> {
    return this.isLive;
  }

  /** Announces a change as a commit does; without a workspace, as a lost connection does. */
  announce(
    workspaceId?: string,
    what: Changed = workspaceId === undefined ? 'access' : 'content',
    things?: readonly AnnouncedChange[],
  ): void {
    for (const listener of this.listeners) listener(workspaceId, what, things);
  }
}
