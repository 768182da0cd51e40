import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CachedKeyDirectory, CachedWorkspaces } from '@svc/access';
import { type AnnouncedChange, ChangeFeed } from '@svc/kernel';
import { Changes } from './changes';

/** Longest use of cached data that other processes may have changed, ms (D-30). */
const LATEST_MS = 100;

/**
 * Invalidates the cached responses that depend on a change of this or another process; a change by this process invalidates settings and
 * keys as well. While the feed of changes is lost, nothing is cached for longer than 100 ms.
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
    this.stopListening = this.feed.subscribe((workspaceId, _what, things) => this.invalidateAnswers(workspaceId, things));
    this.timer = setInterval(() => {
      if (!this.feed.isLive) this.invalidate();
    }, LATEST_MS).unref();
  }

  /** Invalidates settings, keys and cached responses of one workspace, or of all. */
  invalidate(workspaceId?: string): void {
    for (const cache of [this.directory, this.workspaces]) {
      if (workspaceId === undefined) cache.invalidateAll();
      else cache.invalidate(workspaceId);
    }
    this.changes.note(workspaceId);
  }

  /**
   * Invalidates the cached responses of a workspace, or of all workspaces, that depend on these things; without things, every response.
   * Settings and keys remain cached.
   */
  invalidateAnswers(workspaceId?: string, things?: readonly AnnouncedChange[]): void {
    this.changes.note(workspaceId, things);
  }

  /**
   * Notes that this process has changed the counters of these things of a workspace. Further effects, such as a sold-out product, are
   * announced by the commit. Until this process receives that announcement, lists of the workspace are in doubt.
   */
  invalidateStock(workspaceId: string, ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.changes.note(
      workspaceId,
      ids.map((id) => ({ kind: 'stock', id })),
    );
    this.changes.doubt(workspaceId);
  }

  /** Resolves once every change that this process has made of the workspace is noted. */
  async settle(workspaceId: string): Promise<void> {
    const doubt = this.changes.doubtOf(workspaceId);
    if (doubt === undefined) return;
    if (!(await this.feed.catchUp())) this.changes.note(workspaceId);
    this.changes.settle(workspaceId, doubt);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.stopListening();
  }
}
