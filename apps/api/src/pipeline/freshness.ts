import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CachedKeyDirectory, CachedWorkspaces } from '@svc/access';
import { ChangeFeed } from '@svc/kernel';
import { Changes } from './changes';

/** How long something may be used that other processes may have changed, ms (D-30). */
const LATEST_MS = 100;

/**
 * Sees to it that nothing is used after its workspace has changed: neither prepared answers nor, since they are made
 * with them, the workspace's settings that came with a key. While the feed of changes is lost, nothing lives for longer
 * than 100 ms.
 */
@Injectable()
export class Freshness implements OnModuleInit, OnApplicationShutdown {
  private stopListening: () => void = () => undefined;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly changes: Changes,
    private readonly directory: CachedKeyDirectory,
    private readonly workspaces: CachedWorkspaces,
  ) {}

  onModuleInit(): void {
    this.stopListening = this.feed.subscribe((workspaceId) => this.invalidate(workspaceId));
    this.timer = setInterval(() => {
      if (!this.feed.isLive) this.invalidate();
    }, LATEST_MS).unref();
  }

  /** Of one workspace, or of all. */
  invalidate(workspaceId?: string): void {
    for (const kept of [this.directory, this.workspaces]) {
      if (workspaceId === undefined) kept.invalidateAll();
      else kept.invalidate(workspaceId);
    }
    this.changes.note(workspaceId);
  }

  /** Of a workspace's prepared answers only: what was written left its settings alone. */
  outdate(workspaceId: string): void {
    this.changes.note(workspaceId);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.stopListening();
  }
}
