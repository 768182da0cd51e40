const MOST_WORKSPACES = 10_000;

/** A point in the order of what this process has done and heard. */
export type Mark = number;

/**
 * Which changes this process has heard of. A reader takes a mark before it reads the first thing and asks afterwards
 * whether a change came in between: then what it read may be stale (D-30).
 */
export class Changes {
  private count: Mark = 0;
  private everything: Mark = 0;
  private readonly latest = new Map<string, Mark>();

  mark(): Mark {
    return this.count;
  }

  /** Notes a change of one workspace, or of any of them. */
  note(workspaceId?: string): void {
    this.count += 1;
    if (workspaceId !== undefined && this.latest.size < MOST_WORKSPACES) {
      this.latest.set(workspaceId, this.count);
    } else {
      this.latest.clear();
      this.everything = this.count;
    }
  }

  haveComeSince(mark: Mark, workspaceId: string): boolean {
    return mark < this.everything || mark < (this.latest.get(workspaceId) ?? 0);
  }
}
